import { describe, expect, test } from 'vitest';
import { featureWords } from '#copy/platform-features.ts';
import {
  highTouchSupport,
  plansWith,
  platformPricing,
  toolsAgainstEngine,
  plansWithAccounts,
} from '#copy/platform-pricing.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { SUPPORT, type StandardPlan } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import { atPrice, sampleStandardPlans as standardPlans } from './sample-plans.ts';

/** A cost of separate tools that is made up for this test, like the prices. */
const toolsCost = usd(2259);

/** A copy of the plans in which the one with this id has another price. */
function priced(id: string, dollars: number): StandardPlan[] {
  return standardPlans.map((plan) => (plan.id === id ? atPrice(plan, dollars) : plan));
}

function cardOf(pricing: ReturnType<typeof platformPricing>, id: string) {
  const card = pricing.plans.find((plan) => plan.id === id);
  if (!card) throw new Error(`There is no card "${id}"`);
  return card;
}

describe('the cards say what the plans are', () => {
  const pricing = platformPricing(standardPlans, toolsCost);

  test('prices of both periods', () => {
    expect(
      pricing.plans.map(({ name, monthly, yearly }) => [name, monthly.price, yearly.price]),
    ).toEqual([
      ['Small', '$97', '$970'],
      ['Middle', '$297', '$2,970'],
      ['Large', '$497', '$4,970'],
    ]);
  });

  test('links of both periods', () => {
    expect(
      pricing.plans.flatMap(({ monthly, yearly }) => [monthly.to.href, yearly.to.href]),
    ).toEqual([
      '/small-by-month',
      '/small-by-year',
      '/middle-by-month',
      '/middle-by-year',
      '/large-by-month',
      '/large-by-year',
    ]);
  });

  test('what is struck through is the cost of separate tools, then twelve single months', () => {
    expect(
      pricing.plans.map(({ monthly, yearly }) => [monthly.anchor.amount, yearly.anchor.amount]),
    ).toEqual([
      ['$2,259+', '$1,164'],
      ['$2,259+', '$3,564'],
      ['$2,259+', '$5,964'],
    ]);
    expect(pricing.anchor.amount).toBe('$2,259+');
  });

  test('a year by the month, to the cent', () => {
    expect(pricing.plans.map(({ yearly }) => yearly.note)).toEqual([
      '2 months free, so $80.83 per month.',
      '2 months free, so $247.50 per month.',
      '2 months free, so $414.17 per month.',
    ]);
  });

  test('every feature of every plan, and support on all', () => {
    for (const [index, plan] of standardPlans.entries()) {
      expect(pricing.plans[index]?.features).toEqual(plan.features);
      expect(pricing.plans[index]?.features).toContain(SUPPORT);
    }
  });

  test('only the popular plan is marked', () => {
    expect(pricing.plans.map(({ isPopular }) => isPopular)).toEqual([false, true, false]);
  });

  test('each size says what the next one adds, and the largest has no next', () => {
    expect(pricing.plans.map(({ nextSize }) => nextSize)).toEqual([
      { heading: 'Middle adds', features: ['unlimited accounts', 'advanced automation'] },
      {
        heading: 'Large adds',
        features: [
          'done-for-you',
          'premium automation',
          'SuperCharged advertising',
          'agents and voice',
        ],
      },
      undefined,
    ]);
  });
});

describe('a price that changes in the data', () => {
  test('is followed everywhere on its card', () => {
    const { monthly, yearly } = cardOf(
      platformPricing(priced('standard', 350), toolsCost),
      'standard',
    );
    expect(monthly).toMatchObject({
      price: '$350',
      note: 'Or $3,500 per year, 2 months free.',
      anchor: { amount: '$2,259+' },
    });
    expect(yearly).toMatchObject({
      price: '$3,500',
      note: '2 months free, so $291.67 per month.',
      anchor: { amount: '$4,200' },
    });
  });

  test('leaves the other cards alone', () => {
    const changed = platformPricing(priced('standard', 350), toolsCost);
    const real = platformPricing(standardPlans, toolsCost);
    for (const id of ['essentials', 'deluxe'])
      expect(cardOf(changed, id)).toEqual(cardOf(real, id));
  });

  test('is followed on the receipt, in the picture and in its words, where it is the lowest', () => {
    const { engine, description } = toolsAgainstEngine(priced('essentials', 120), toolsCost);
    expect(engine.sum.amount).toBe('$120');
    expect(description).toContain('from $120 per month');
    expect(toolsAgainstEngine(priced('standard', 350), toolsCost).engine.sum.amount).toBe('$97');
  });

  test('so is the cost of separate tools', () => {
    const pricing = platformPricing(standardPlans, usd(1999));
    expect(pricing.anchor.amount).toBe('$1,999+');
    for (const { monthly } of pricing.plans) expect(monthly.anchor.amount).toBe('$1,999+');
    const { pile, description } = toolsAgainstEngine(standardPlans, usd(1999));
    expect(pile.sum.amount).toBe('$1,999+');
    expect(description).toContain('What we compared came to $1,999+ per month');
  });
});

describe('what follows from the plans without a price', () => {
  test('who gets which service, and whose accounts are unlimited', () => {
    expect(plansWith('done-with-you', standardPlans)).toEqual(['Small', 'Middle']);
    expect(plansWith('done-for-you', standardPlans)).toEqual(['Large']);
    expect(plansWithAccounts(standardPlans)).toEqual(['Middle', 'Large']);
  });

  test('support is promised only where every plan has it', () => {
    expect(highTouchSupport(standardPlans)).toContain(SUPPORT);
    const silent = standardPlans.map((plan, index) =>
      index === 1 ? { ...plan, features: plan.features.slice(0, 1) } : plan,
    );
    expect(highTouchSupport(silent)).toBeNull();
  });

  test('what every plan includes is said once, and which of them have sub-accounts', () => {
    const [all, more] = platformPricing(standardPlans, toolsCost).includes.split('. ');
    for (const { id, name } of platformFeatures) {
      const isOnAll = id !== 'unlimited-sub-accounts';
      expect((isOnAll ? all : more)?.toLowerCase()).toContain(name.toLowerCase());
    }
    expect(more).toMatch(/^Middle and Large add /);
  });

  test('a plan that changes hands takes its name along', () => {
    const plans = standardPlans.map((plan) => ({ ...plan, service: 'done-for-you' as const }));
    expect(plansWith('done-for-you', plans)).toEqual(['Small', 'Middle', 'Large']);
    expect(plansWith('done-with-you', plans)).toEqual([]);
  });
});

describe('the comparison image', () => {
  const { pile, engine, description } = toolsAgainstEngine(standardPlans, toolsCost);

  test('lists the platform’s own features that run on a lane, and no price per tool', () => {
    expect(pile.tools).toEqual(
      platformFeatures.filter(({ lane }) => lane !== null).map(({ name }) => name),
    );
    expect(JSON.stringify([pile.tools, pile.lines])).not.toMatch(/\$/);
    expect(pile.title).toBe('Separate tools');
  });

  test('says in words what it shows', () => {
    expect(engine.jobs).toBe('The same nine jobs');
    const tools = pile.tools.map(asPartOfSentence);
    for (const part of [pile.sum.amount, engine.sum.amount, ...tools])
      expect(description).toContain(part);
  });
});

test('every feature has one sentence and a drawing', () => {
  for (const { id } of platformFeatures) {
    const { text, drawing } = featureWords[id];
    expect(text).toMatch(/^[A-Z][^.]+\.$/);
    expect(drawing.kind).toBeTruthy();
  }
});

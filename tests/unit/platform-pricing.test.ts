import { describe, expect, test } from 'vitest';
import { featureWords } from '#copy/platform-features.ts';
import {
  highTouchSupport,
  plansWith,
  plansWithAccounts,
  platformPricing,
  toolsAgainstEngine,
} from '#copy/platform-pricing.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import { atPrice, sampleStandardPlans as plans } from './sample-plans.ts';

const toolsCost = usd(2259);
const priced = (id: string, dollars: number) =>
  plans.map((plan) => (plan.id === id ? atPrice(plan, dollars) : plan));
const cards = platformPricing(plans, toolsCost).plans;

describe('a card', () => {
  test('follows its plan: prices, links, features; the others stay', () => {
    const changed = platformPricing(priced('standard', 350), toolsCost).plans;
    expect([changed[0], changed[2]]).toEqual([cards[0], cards[2]]);
    expect(changed[1]).toMatchObject({
      ...{ name: 'Middle', features: plans[1]?.features, isPopular: true },
      monthly: { price: '$350', note: expect.stringContaining('$3,500') as string },
      yearly: { price: '$3,500', anchor: { amount: '$4,200' }, to: { href: '/middle-by-year' } },
    });
    expect(cards.map(({ isPopular }) => isPopular)).toEqual([false, true, false]);
  });

  test('strikes through the cost of separate tools, then twelve single months', () => {
    const at = platformPricing(plans, usd(1999));
    expect(at.anchor.amount).toBe('$1,999+');
    expect(
      at.plans.map(({ monthly, yearly }) => `${monthly.anchor.amount} ${yearly.anchor.amount}`),
    ).toEqual(['$1,999+ $1,164', '$1,999+ $3,564', '$1,999+ $5,964']);
  });

  test('breaks a year down by the month, to the cent', () => {
    const notes = cards.map(({ yearly }) => /\$[\d.]+/.exec(yearly.note)?.[0]);
    expect(notes).toEqual(['$80.83', '$247.50', '$414.17']);
  });

  test('says what the next size adds, and the largest has no next', () => {
    expect(cards.map(({ nextSize }) => nextSize?.features.join(', '))).toEqual([
      'unlimited accounts, advanced automation',
      'done-for-you, premium automation, SuperCharged advertising, agents and voice',
      undefined,
    ]);
    expect(cards[0]?.nextSize?.heading).toContain('Middle');
  });
});

describe('what follows from the plans without a price', () => {
  test('who gets which service, and whose accounts are unlimited', () => {
    expect(plansWith('done-with-you', plans)).toEqual(['Small', 'Middle']);
    expect(plansWith('done-for-you', plans)).toEqual(['Large']);
    expect(plansWithAccounts(plans)).toEqual(['Middle', 'Large']);
  });

  test('support is promised only where every plan has it', () => {
    expect(highTouchSupport(plans)).toContain(SUPPORT);
    const silent = plans.map((plan, index) => (index === 1 ? { ...plan, features: [] } : plan));
    expect(highTouchSupport(silent)).toBeNull();
  });

  test('what every plan includes is said once, and which of them have sub-accounts', () => {
    const [all = '', more = ''] = platformPricing(plans, toolsCost).includes.split('. ');
    for (const { id, name } of platformFeatures)
      expect((id === 'unlimited-sub-accounts' ? more : all).toLowerCase()).toContain(
        name.toLowerCase(),
      );
    expect(more).toMatch(/^Middle and Large /);
  });
});

test('the comparison image lists what runs on a lane without prices, and says in words what it shows', () => {
  const { pile, engine, description } = toolsAgainstEngine(priced('essentials', 120), usd(1999));
  expect([pile.sum.amount, engine.sum.amount]).toEqual(['$1,999+', '$120']);
  expect(toolsAgainstEngine(priced('standard', 50), toolsCost).engine.sum.amount).toBe('$50');
  const tools = platformFeatures.filter(({ lane }) => lane !== null).map(({ name }) => name);
  expect(pile.tools).toEqual(tools);
  expect(JSON.stringify([pile.tools, pile.lines])).not.toContain('$');
  for (const part of ['$1,999+ per month', '$120 per month', ...tools.map(asPartOfSentence)])
    expect(description).toContain(part);
});

test('every feature has one sentence and a drawing', () => {
  for (const { id } of platformFeatures) {
    expect(featureWords[id].text).toMatch(/^[A-Z][^.]+\.$/);
    expect(featureWords[id].drawing.kind).toBeTruthy();
  }
});

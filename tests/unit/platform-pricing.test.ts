import { expect, test } from 'vitest';
import {
  highTouchSupport,
  plansWith,
  plansWithAccounts,
  platformPricing,
  toolsAgainstEngine,
} from '#features/platform/pricing.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import { changed, priced, sampleStandardPlans as plans } from './sample-plans.ts';

const toolsCost = usd(1999);
const { plans: cards, anchor, includes } = platformPricing(plans, toolsCost);

test('a card strikes through the cost of separate tools, then twelve single months', () => {
  expect(anchor.amount).toBe('$1,999+');
  expect(
    cards.map(({ monthly, yearly }) => `${monthly.anchor.amount} ${yearly.anchor.amount}`),
  ).toEqual(['$1,999+ $1,164', '$1,999+ $3,564', '$1,999+ $5,964']);
});

test('a card breaks a year down by the month, to the cent', () => {
  const notes = cards.map(({ yearly }) => /\$[\d.]+/.exec(yearly.note)?.[0]);
  expect(notes).toEqual(['$80.83', '$247.50', '$414.17']);
});

test('a card says what the next size adds, and the largest has no next', () => {
  expect(cards.map(({ nextSize }) => nextSize?.features.join(', '))).toEqual([
    'unlimited accounts, advanced automation',
    'done-for-you, premium automation, agents and voice',
    undefined,
  ]);
  expect(cards[0]?.nextSize?.heading).toContain('Middle');
});

test('who gets which service, and whose accounts are unlimited, follows from the plans', () => {
  expect(plansWith('done-with-you', plans)).toEqual(['Small', 'Middle']);
  expect(plansWithAccounts(plans)).toEqual(['Middle', 'Large']);
  const [all = '', more = ''] = includes.split('. ');
  for (const { id, name } of platformFeatures)
    expect
      .soft(id === 'unlimited-sub-accounts' ? more : all)
      .toMatch(new RegExp(`\\b${name}\\b`, 'i'));
  expect(more).toMatch(/^Middle and Large /);
});

test('support is promised only where every plan has it', () => {
  expect(highTouchSupport(plans)).toContain(SUPPORT);
  expect(highTouchSupport(changed(plans, 'standard', { features: [] }))).toBeNull();
});

test('the comparison image lists what runs on a lane without prices, and says in words what it shows', () => {
  const { pile, engine, description } = toolsAgainstEngine(
    priced(plans, 'standard', 50),
    toolsCost,
  );
  expect([pile.sum.amount, engine.sum.amount]).toEqual(['$1,999+', '$50']);
  const tools = platformFeatures.filter(({ lane }) => lane !== null).map(({ name }) => name);
  expect(pile.tools).toEqual(tools);
  expect(JSON.stringify([pile.tools, pile.lines])).not.toContain('$');
  for (const part of ['$1,999+ per month', '$50 per month', ...tools.map(asPartOfSentence)])
    expect(description).toContain(part);
});

import { expect, test } from 'vitest';
import { content } from '#features/premium/content.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { SUPERCHARGED_ACCESS } from '#data/premium-plan-terms.ts';
import { bundleIn, premiumPlanById, premiumPlans } from '#data/premium-plans.ts';
import { proof } from '#data/proof.ts';
import { additionalServices } from '#data/services.ts';
import {
  ACCOUNTS,
  AUTOMATION,
  isDoneForYou,
  SERVICE,
  standardPlans,
} from '#data/standard-plans.ts';
import { pairedPlan } from '#features/offers/calculator.ts';
import { PRICES_ONLY } from '#features/offers/content.ts';
import { formatCents, formatMoney, lessPercent } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import { href } from '#site/site.ts';

const { hero, plus, pricing, costs, ledger } = content;
const first = premiumPlanById['essentials-plus'];
/** The values that a plan's facts can have; for each fact, from less to more. */
const RISING: readonly unknown[] = [
  ...['done-with-you', 'done-for-you', 'single', 'unlimited', 'base', 'advanced', 'premium'],
];
const discounts = premiumPlans.map(({ discountPercent }) => discountPercent);

test('what sentences say about a plan is in its record', () => {
  const cents = premiumPlans.map(({ prices }) => prices.month.amount.minorUnits);
  const steps = cents.slice(1).map((price, index) => formatCents(price - (cents[index] ?? 0)));
  for (const step of steps) expect.soft(pricing.larger.text).toContain(`Each ${step} more a month`);
  for (const [index, percent] of discounts.slice(1).entries()) {
    const more = percent - (discounts[index] ?? 0);
    expect.soft(pricing.larger.text).toContain(`takes off another ${more}%`);
    if (index > 0)
      expect.soft(plus.discount.text).toContain(`Each plan above it takes off another ${more}%`);
  }
  // "we set … up with you"
  expect.soft(standardPlans[0] && isDoneForYou(standardPlans[0]), costs.apart.answer).toBe(false);
  expect.soft(first.setup, costs.apart.answer).toBe('done-for-you');
  for (const fact of first.included)
    if (!standardPlans[0]?.features.includes(fact))
      expect.soft(costs.apart.answer).toContain(asPartOfSentence(fact));
  expect.soft(first.linkedinLevel, costs.apart.answer).toBe(1);
  const { service, accounts, automation } = pairedPlan;
  expect(PRICES_ONLY).toContain('with setup, unlimited accounts and premium automation');
  expect([service, accounts, automation]).toEqual(['done-for-you', 'unlimited', 'premium']);
});

test('a card names its level, builds on the plan before only where that is true, and shows its discount', () => {
  const shown = new Set<string>();
  for (const [index, { isRaised, rises, fit, level }] of pricing.cards.entries()) {
    const [before, plan] = [premiumPlans[index - 1], premiumPlans[index]];
    const isSame = before?.linkedinLevel === level;
    const discountPercent = plan?.discountPercent ?? 0;
    expect.soft(isRaised, fit).toBe(isSame);
    if (discountPercent > 0) {
      const line = rises.at(-1) ?? '';
      const example = additionalServices.find(({ name }) => line.startsWith(name));
      const less = example && formatMoney(lessPercent(example.price, discountPercent));
      expect.soft(line, fit).toContain(` ${less}`);
      const before = `of ${example && formatMoney(example.price)}`;
      expect.soft(line, fit).toContain(example?.plus ?? before);
      shown.add(example?.name ?? '');
    }
    // A new level adds its advertisements and its communication.
    const bundle = linkedinBundles.find(({ number }) => number === level);
    const isShown = bundle?.features.slice(0, 2).every((line) => rises.includes(line));
    expect.soft(isShown, fit).toBe(!isSame);
  }
  expect(shown.size, 'a service of its own on every card').toBe(discounts.filter(Boolean).length);
  // What the cards of plans that build on another one leave out.
  const raised = premiumPlans.filter((_, index) => pricing.cards[index]?.isRaised);
  const [least] = raised;
  const built = premiumPlans[premiumPlans.findIndex(({ id }) => id === least?.id) - 1];
  const text = `Everything in ${built?.name}.`;
  const isBuiltOn = raised.every(
    (plan) =>
      (['setup', 'accounts', 'automation'] as const).every(
        (fact) => RISING.indexOf(plan[fact]) >= RISING.indexOf(built?.[fact]),
      ) &&
      built?.extras.every((extra) => plan.extras.includes(extra)) &&
      built.open.every((fact) => plan.open.includes(fact)),
  );
  expect(pricing.larger.text.includes(text)).toBe(isBuiltOn);
  for (const [index, plan] of premiumPlans.entries()) {
    const { isRaised, rises } = pricing.cards[index] ?? {};
    const isSaid = (fact: string) =>
      isRaised && pricing.larger.text.includes(text) && built?.included.includes(fact);
    for (const fact of plan.included) expect.soft(rises?.includes(fact), fact).toBe(!isSaid(fact));
  }
  for (const { linkedinLevel } of raised)
    expect.soft(pricing.larger.heading).toContain(`Level ${linkedinLevel},`);
});

test('the ledger takes every discount off every charge of a service, setup included', () => {
  const named = ({ id, name }: { id: string; name: string }) => `${id}: ${name}`;
  expect(ledger.rows.map(named)).toEqual(additionalServices.map(named));
  const percents = [...new Set(discounts)].filter(Boolean);
  expect(ledger.steps.map(({ discount }) => discount)).toEqual(percents.map((part) => `${part}%`));
  for (const [index, { price, setup, ...service }] of additionalServices.entries()) {
    const row = ledger.rows[index];
    expect.soft(row?.note.includes('starting price')).toBe(service.isStartingPrice);
    const charges = [setup, price].filter((charge) => charge !== null);
    for (const [place, percent] of [0, ...percents].entries()) {
      const cell = place === 0 ? row?.list : row?.steps[place - 1];
      const amounts = charges.map((charge) => formatMoney(lessPercent(charge, percent)));
      expect.soft(cell?.map(({ amount }) => amount)).toEqual(amounts);
      // Charged at every discount, so it stands beside every amount.
      expect.soft(cell?.at(-1)?.unit).toContain(service.plus ?? '');
    }
  }
});

test('the page says what starts it, sends those whom it does not fit elsewhere, and leads to the services before any discount', () => {
  const start = formatMoney(first.prices.month.amount);
  expect(hero.lead.replaceAll('\u00a0', ' ')).toContain(`From ${start} a month.`);
  expect(hero.exit.action.href).toBe(href('pbsengine'));
  expect(plus.discount.link.href).toBe(href('pbsenginePremium', ledger.id));
});

test('a first payment buys the same level and setup with a plan and with its parts', () => {
  expect([first.setup, pairedPlan.service]).toEqual(['done-for-you', 'done-for-you']);
  const start = formatMoney(first.prices.month.amount);
  const deluxe = formatMoney(pairedPlan.prices.month.amount);
  const quarter = legalFacts.prices.linkedinPerQuarter.map(formatMoney)[first.linkedinLevel - 1];
  expect(pricing.lead).toContain(
    `Your first payment is ${start}. Separately, you’d first pay ${deluxe} for a month of ${pairedPlan.name} and ${quarter} for a quarter of LinkedIn.`,
  );
  const aYear =
    pairedPlan.prices.year.amount.minorUnits + bundleIn(first).prices.once.amount.minorUnits;
  expect(aYear).toBeLessThan(first.prices.year.amount.minorUnits);
  expect(pricing.lead).toContain(
    'Over a year, buying separately costs less if you buy no other services.',
  );
});

test('the page says once what a plan may not list, and a card what its percentage comes off', () => {
  for (const { discount, yearly, name } of pricing.cards) {
    const plan = premiumPlans.find((candidate) => candidate.name === name);
    const discountPercent = plan?.discountPercent ?? 0;
    const groups = { setup: SERVICE, accounts: ACCOUNTS, automation: AUTOMATION };
    const isKnownToLack = plan && proof.premium[plan.id]?.superChargedAccess === false;
    const access = isKnownToLack ? {} : { [SUPERCHARGED_ACCESS]: { SUPERCHARGED_ACCESS } };
    const open = Object.entries({ ...groups, ...access })
      .filter(([, group]) => !Object.values(group).some((it) => plan?.included.includes(it)))
      .map(([what]) => what);
    for (const fact of open)
      expect
        .soft(pricing.note, name)
        .toMatch(new RegExp(`If a plan doesn’t list .*${fact}.*ask us before`, 'i'));
    if (discountPercent > 0) expect.soft(discount.onWhat).toBe('our fees for additional services');
    const perMonth = Math.round((plan?.prices.year.amount.minorUnits ?? 0) / 12);
    expect.soft(yearly).toContain(`(${formatCents(perMonth)} a month)`);
  }
});

test('nothing an hour is nothing', () => {
  const consulting = ledger.rows.find(({ id }) => id === 'consulting');
  expect(consulting?.steps.at(-1)).toEqual([{ amount: '$0', unit: '' }]);
});

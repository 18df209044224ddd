import { expect, test } from 'vitest';
import { fullLadder, shortLadder } from '#features/offers/ladder.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { productLines, type ProductLine } from '#data/catalog-entry.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { isDoneForYou, standardPlans } from '#data/standard-plans.ts';
import { formatCents, type Money } from '#lib/money.ts';
import { joinList } from '#lib/text.ts';

const least = (amounts: readonly Money[], times = 1) =>
  formatCents(times * Math.min(...amounts.map(({ minorUnits }) => minorUnits)));
const monthly = (plans: readonly { prices: { month: { amount: Money } } }[]) =>
  plans.map(({ prices }) => prices.month.amount);
const yearly = (plans: readonly { prices: { year: { amount: Money } } }[]) =>
  plans.map(({ prices }) => prices.year.amount);
const partnership = [aiOffers.fractionalPartnership.prices.month.amount];
const build = [aiOffers.customBuild.prices.once.amount];
const bundles = linkedinBundles.map(({ prices }) => prices.once.amount);
const quarters = legalFacts.prices.linkedinPerQuarter;
const paysForMonths = 2;

/** The amounts of each rung: its price, the first year in total (and where the discount begins), and the smallest commitment. */
const AMOUNTS: Readonly<
  Record<ProductLine, { price: string[]; firstYear: string[]; commitment: string[] }>
> = {
  standard: {
    price: [least(monthly(standardPlans)), least(monthly(standardPlans.filter(isDoneForYou)))],
    firstYear: [least(yearly(standardPlans)), least(monthly(standardPlans), 12)],
    commitment: [least(monthly(standardPlans), paysForMonths)],
  },
  ai: {
    price: [least(partnership), least(build)],
    firstYear: [least(partnership, 12), least(build)],
    commitment: [least(partnership, paysForMonths), least(build)],
  },
  linkedin: {
    price: [least(quarters), least(bundles)],
    firstYear: [least(bundles), least(quarters, 4)],
    commitment: [least(quarters)],
  },
  premium: {
    price: [least(monthly(premiumPlans))],
    firstYear: [
      ...[least(yearly(premiumPlans)), least(monthly(premiumPlans), 12)],
      least(monthly(premiumPlans.filter(({ discountPercent }) => discountPercent > 0))),
    ],
    commitment: [least(monthly(premiumPlans), paysForMonths)],
  },
};
const amountsIn = (text: string) => text.match(/\$[\d,]*\d/g);

test('every amount, first year and commitment of the ladder is worked out from the data', () => {
  expect(fullLadder.rungs.map(({ id }) => id).sort()).toEqual(Object.keys(productLines).sort());
  for (const { id, price, answers } of fullLadder.rungs) {
    const said = (question: string) => {
      const row = answers?.find((row) => row.question === question);
      return `${row?.figure} ${row?.rest}`;
    };
    const expected = AMOUNTS[id as ProductLine];
    expect.soft(amountsIn(price.join(' ')), id).toEqual(expected.price);
    expect.soft(amountsIn(said('First year, before extras')), id).toEqual(expected.firstYear);
    expect.soft(amountsIn(said('Smallest commitment')), id).toEqual(expected.commitment);
  }
});

test('the ladder says who sets up the premium plans, and sends the visitor to ask about the others', () => {
  const { answers } = fullLadder.rungs.find(({ id }) => id === 'premium') ?? {};
  const work = answers?.find(({ question }) => question === 'Who does the work')?.rest ?? '';
  expect(work.includes('ask us before you order')).toBe(premiumPlans.some(({ setup }) => !setup));
  for (const [service, how] of [
    ['done-for-you', 'for you'],
    ['done-with-you', 'with you'],
  ] as const) {
    const names = premiumPlans.filter(({ setup }) => setup === service).map(({ name }) => name);
    const all =
      names.length === premiumPlans.length ? 'Every PBSEngine Premium plan' : joinList(names);
    const said = `${all} ${names.length > 1 && names.length < premiumPlans.length ? 'are' : 'is'} set up ${how}`;
    expect.soft(work.includes(names.length > 0 ? said : `set up ${how}`)).toBe(names.length > 0);
  }
});

test('a page marks its own rung and shows the price of every other', () => {
  for (const line of Object.keys(productLines) as ProductLine[]) {
    const { rungs } = shortLadder(line);
    expect(rungs.filter(({ here }) => here).map(({ id }) => id)).toEqual([line]);
    for (const { id, price } of rungs)
      expect.soft(amountsIn(price.join(' ')), id).toEqual(AMOUNTS[id as ProductLine].price);
  }
});

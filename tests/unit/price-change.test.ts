import { describe, expect, test, vi } from 'vitest';
import type { SubscriptionPrices } from '#data/catalog-entry.ts';
import { formatMoney, usd, type Money } from '#lib/money.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { atPrice } from './sample-plans.ts';

/*
 * The data with other prices, and everything that is made from it: words, structured data, legal text, purchase pages. No
 * builder can be forgotten: a function in `src/copy` that is not called here fails.
 */

/** The plans at prices that nothing on the site has: $11,101, $11,102, and so on. */
const repriced = <Plan extends { prices: SubscriptionPrices }>(
  plans: readonly Plan[],
  from: number,
): Plan[] => plans.map((plan, index) => atPrice(plan, 11_101 + from + index));

const standardModule = await import('#data/standard-plans.ts');
const premiumModule = await import('#data/premium-plans.ts');
const real = { standard: standardModule.standardPlans, premium: premiumModule.premiumPlans };
const standardPlans = repriced(real.standard, 0);
const premiumPlans = repriced(real.premium, 50);

// Whatever is imported from here on reads the copies.
vi.resetModules();
vi.doMock('#data/standard-plans.ts', () => ({ ...standardModule, standardPlans }));
vi.doMock('#data/premium-plans.ts', () => ({ ...premiumModule, premiumPlans }));

const { parseEnv } = await import('#site/env.ts');
const { createSite } = await import('#site/site.ts');
const { pageGraph } = await import('#seo/json-ld/graph.ts');
const { createFacts } = await import('#legal/facts.ts');
const { legalSources } = await import('#legal/sources.ts');
const { socialPictures } = await import('#copy/social-pictures.ts');
const { additionalServices } = await import('#data/services.ts');
const { automationSystems } = await import('#data/automation-systems.ts');

const site = createSite(parseEnv(PRODUCTION_ENV));

type Call = (make: (...given: unknown[]) => unknown) => unknown;
const plainly: Call = (make) => make();
const withSite: Call = (make) => make(site);

/** How each builder of `src/copy` is called. */
const CALLS: Record<string, Call> = {
  searchCopy: withSite,
  searchAnswers: withSite,
  socialPictures: withSite,
  socialPictureAlt: (make) => socialPictures(site).map((picture) => make(picture)),
  featuresInPlainWords: (make) => standardPlans.map((plan) => make(plan)),
  planComparison: (make) => [make('standard'), make('premium')],
  bestIfPremium: (make) => premiumPlans.map((plan) => make(plan, premiumPlans)),
  lowestAtTopLevel: (make) => make(premiumPlans),
  lowestWith: (make) => premiumPlans.map((plan) => make(plan)),
  premiumFit: (make) => premiumPlans.map((plan) => make(plan, premiumPlans)),
  premiumHero: plainly,
  plusSum: plainly,
  premiumPricing: plainly,
  planCalculator: plainly,
  discountLedger: (make) => make(premiumPlans, additionalServices),
  platformPricing: plainly,
  highTouchSupport: plainly,
  plansWithAccounts: plainly,
  toolsAgainstEngine: plainly,
  plansWith: (make) => [make('done-with-you'), make('done-for-you')],
  cheapest: (make) => [make(standardPlans), make(premiumPlans)],
  switchOf: (make) => automationSystems.map(({ id }) => make(id)),
  separately: (make) => make(usd(11_000)),
  nextSteps: (make) => site.purchases.map((purchase) => make(purchase)),
  purchaseFrameCopy: (make) => make('a plan', 'a.host'),
};

const modules = import.meta.glob<Record<string, unknown>>('../../src/copy/*.ts');
const copy = await Promise.all(Object.values(modules).map((load) => load()));

// Test files share modules: the next file must read the real ones again.
vi.doUnmock('#data/standard-plans.ts');
vi.doUnmock('#data/premium-plans.ts');
vi.resetModules();

const words = copy.flatMap((exported) =>
  Object.entries(exported).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value] as const;
    const call = CALLS[name];
    if (!call) throw new Error(`Say in CALLS how the builder "${name}" is called`);
    return [name, call(value as (...given: unknown[]) => unknown)] as const;
  }),
);

const graphs = site.routes.map((route) => [`graph of ${route.path}`, pageGraph(site, route)]);
const everything: Record<string, unknown> = {
  ...Object.fromEntries(words),
  ...(Object.fromEntries(graphs) as Record<string, unknown>),
  purchases: site.purchases,
  routes: site.routes,
  legal: createFacts(site.env, legalSources),
};
const textOf = (name: string) => JSON.stringify(everything[name]);
const both = (plans: readonly { prices: SubscriptionPrices }[]) =>
  plans.flatMap(({ prices: { month, year } }) => [month.amount, year.amount]);
/** An amount as a whole price, not as the beginning of a larger one. */
const amount = (money: Money) =>
  new RegExp(`${formatMoney(money).replaceAll(/[$.]/g, '\\$&')}(?![\\d,]*\\d)`);

describe('a price that changes in the data', () => {
  test.each(Object.keys(everything))('leaves no old price of a standard plan in %s', (name) => {
    for (const old of both(real.standard)) expect(textOf(name)).not.toMatch(amount(old));
  });

  test.each(['planComparison', 'purchases', 'legal'])(
    'is followed for every plan by %s',
    (name) => {
      for (const { prices } of [...standardPlans, ...premiumPlans])
        expect(textOf(name)).toMatch(amount(prices.month.amount));
    },
  );

  test('is followed by the year in the comparison, and no old price is left there', () => {
    for (const price of both([...standardPlans, ...premiumPlans]))
      expect(textOf('planComparison')).toMatch(amount(price));
    for (const old of both([...real.standard, ...real.premium]))
      expect(textOf('planComparison')).not.toMatch(amount(old));
  });

  test('is followed on the cards, and at the start of either line', () => {
    for (const price of both(standardPlans))
      expect(textOf('platformPricing')).toMatch(amount(price));
    expect(everything).toMatchObject({ platformFrom: '$11,101', premiumFrom: '$11,151' });
  });

  test.each([
    ['/pbsengine', standardPlans],
    ['/pbsengine-premium', premiumPlans],
  ] as const)('is followed by the structured data of %s', (path, plans) => {
    for (const { minorUnits } of both(plans))
      expect(textOf(`graph of ${path}`)).toContain(`"price":${minorUnits / 100},`);
  });
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bannerRules } from '#data/banner.ts';
import { catalogRules } from '#data/catalog.ts';
import { claimRules, claims } from '#data/claims.ts';
import { company, companyRules } from '#data/company.ts';
import { industries, industryRules } from '#data/industries.ts';
import { linkedinBundleRules, linkedinBundleTerms } from '#data/linkedin-bundles.ts';
import { premiumPlanRules, premiumPlanTerms } from '#data/premium-plan-terms.ts';
import { legalFacts, legalRules } from '#data/legal-facts.ts';
import { serviceRules } from '#data/services.ts';
import { aiOfferRules } from '#data/ai-offers.ts';
import { areUnique, checkFacts, dayRule, type Rule } from '#data/rules.ts';
import { standardPlanRules, standardPlans, standardPlanTerms } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import { explainCode } from '#scripts/lib/command-error.ts';

/* What an owner reads after a mistake: the record by its name, what is wrong with it, how to fix it. */

type Case = readonly [rules: readonly Rule[], ...problems: string[]];

/** A case in which one entry of a list has other values. */
const changing =
  (rules: (list: never) => readonly Rule[], list: readonly object[]) =>
  (at: number, changes: object, ...problems: string[]): Case => [
    rules(list.map((entry, index) => (index === at ? { ...entry, ...changes } : entry)) as never),
    ...problems,
  ];
const standard = changing(standardPlanRules, standardPlanTerms);
const premium = changing(premiumPlanRules, premiumPlanTerms);
const bundle = changing(linkedinBundleRules, linkedinBundleTerms);
const industry = changing(industryRules, industries);
const link = (label: string, path = '/') => ({ link: { label, path } });
const banner = (changes: object, problem: string): Case => [
  bannerRules({
    ...{ text: 'Sale', ...link('See'), from: '2026-01-01', until: '2026-02-01', ...changes },
  }),
  problem,
];
const claim = (changes: object, problem: string): Case => [
  claimRules({ ...claims, ...changes }),
  problem,
];
const legal = (part: 'payment' | 'prices', changes: object, problem: string): Case => [
  legalRules({ ...legalFacts, [part]: { ...legalFacts[part], ...changes } }),
  problem,
];
const letters = (count: number) => 'm'.repeat(count);

const CASES: readonly Case[] = [
  standard(1, { price: usd(0) }, '"Standard", price: write a price above $0'),
  standard(1, { price: 297 }, '"Standard", price: write the amount in usd(), like usd('),
  standard(0, { name: '' }, '"essentials", name: write it; it may not be empty'),
  standard(
    0,
    { accounts: 'singel', popular: 'no', automatoin: 'base', extras: undefined },
    '"Essentials", accounts: is none of the known names; did you mean single? (got "singel")',
    '"Essentials", popular: write true or false (got "no")',
    '"Essentials", extras: write it; it may not be missing',
    '"Essentials", has no place for automatoin; did you mean automation?',
  ),
  standard(0, { name: undefined }, '"essentials", name: write it; it may not be missing'),
  premium(0, { linkedinLevel: 4 }, '"Essentials Plus", linkedinLevel: '),
  premium(
    2,
    { price: usd(300) },
    'each plan costs more than the one before it (got $1,000, $2,000, $300,',
  ),
  standard(0, { popular: true }, 'exactly one plan is popular, and here "Essentials" and "Stand'),
  standard(1, { popular: false }, 'exactly one plan is popular, and here none is; set `popular:'),
  standard(1, { id: 'essentials' }, 'give every plan its own id (more than one has "essentials")'),
  standard(0, { name: letters(13) }, `", name: a line in a narrow column holds 12 letters; use sh`),
  [standardPlanRules(standardPlanTerms.slice(1)), 'room for exactly three plans; change src/'],
  premium(5, { discountPercent: 120 }, 'a discount is between 0 and 100 percent (got 0, 20,'),
  premium(4, { discountPercent: 10 }, 'the discount may not fall from one plan to the next'),
  premium(4, { discountPercent: 100 }, 'give it a larger discount than the others'),
  premium(0, { discountPercent: 10 }, 'a phone can show five different discounts'),
  premium(0, { id: 'Plus One' }, '"Essentials Plus", id: use lower-case letters and digits, join'),
  [premiumPlanRules(premiumPlanTerms.slice(0, 1)), 'the pages compare plans; write at least two'],
  [premiumPlanRules(premiumPlanTerms.slice(0, 2)), 'no plan has LinkedIn level 3, so the calcul'],
  [
    premiumPlanRules([...premiumPlanTerms, { ...premiumPlanTerms[5], id: 'titan', name: 'Titan' }]),
    'the staircase has room for six steps; remove a plan, or change src/',
  ],
  [
    linkedinBundleRules(linkedinBundleTerms.slice(1)),
    'room for exactly three bundles; change src/',
  ],
  bundle(0, { number: 2 }, 'two bundles have the same number; give each its own'),
  bundle(0, { price: usd(0) }, 'level 1, price: write a price above $0'),
  bundle(
    0,
    { advertisementsPerWeek: 6, communication: 'Essentials and much more of it' },
    'level 1, advertisementsPerWeek: the drawn week shows one advertisement a day; write at most 5',
    'level 1, communication: a name has room for 24 characters; write a shorter one (got "Essen',
  ),
  industry(
    0,
    { firstLanes: ['crm', 'Fiunels'], firstJob: undefined },
    'firstLanes[1]: is none of the known names; did you mean funnels? (got "Fiunels")',
    '", firstJob: write it; it may not be missing',
  ),
  industry(
    0,
    { firstJob: { text: 'Texts', system: 'book' } },
    'did you mean booking? (got "book")',
  ),
  industry(0, { name: letters(17) }, 'a line of a tag on a phone holds 16 letters; use shorter wo'),
  industry(
    1,
    { id: industries[0].id },
    `give every industry its own id (more than one has "${industries[0].id}")`,
  ),
  banner({ until: '2025-01-01' }, 'until: the last day is before the first; write a later day'),
  banner({ until: 'soon' }, 'until: write the day as YYYY-MM-DD (got "soon")'),
  banner({ text: '<b>Sale</b>' }, 'text: write words alone; tags like <b>'),
  banner({ text: letters(91) }, 'text: a banner is one line: write at most 90 characters'),
  banner(link('See', 'https://other.example/'), 'the address of a page of this'),
  banner({ text: ' ' }, 'text: write it; it may not be empty'),
  banner({ link: undefined }, 'link: write it; it may not be missing'),
  banner({ untill: '2026-02-01' }, 'has no place for untill; did you mean until?'),
  banner(link(letters(41)), 'link.label: a link is a few words: write at'),
  [[dayRule('from', '2026-02-30')], 'from: write the day as YYYY-MM-DD (got "2026-02-30")'],
  claim({ weeklyConnections: { from: 30, to: 101 } }, 'weeklyConnections.to: the drawings have r'),
  claim({ weeklyConnections: { from: 60, to: 60 } }, 'the range runs from the smaller figure to'),
  claim(
    { separateToolsMonthlyCost: 2259 },
    'separateToolsMonthlyCost: write the amount in usd(), l',
  ),
  claim({ uptimePercent: 101 }, 'uptimePercent: write a percentage above 0, at most 100 (got 101)'),
  claim(
    { uptimePercent: '99.9%' },
    'uptimePercent: write a number, without quotation marks (got "99',
  ),
  legal(
    'payment',
    { cancellationNoticeDays: -3 },
    'write a whole number above 0, at most 3650 (got',
  ),
  legal(
    'prices',
    { communityPerMonth: 50 },
    'prices.communityPerMonth: write the amount in usd(),',
  ),
  legal('prices', { linkedinPerQuarter: [usd(1500)] }, 'write three amounts, one for each bundle'),
  [
    companyRules({
      ...company,
      salesRegions: company.salesRegions.map((region) => ({ ...region, code: 'ca' })),
    }),
    'salesRegions: write the code of a country as two capital letters, like US (got "ca")',
  ],
  premium(2, { linkedinLevel: 4 }, '"Deluxe Plus", linkedinLevel: write one of 1, 2, 3 (got 4)'),
  [
    serviceRules([
      { id: 'video', name: 'Video', price: usd(10), setup: 4, period: 'week' } as never,
    ]),
    '"Video", setup: write the amount in usd(), like usd(297) (got 4)',
    '"Video", period: is none of the known names; write one of setup, hour, month ',
  ],
  [
    aiOfferRules({ id: 'ai', name: 'AI', subtitle: '', price: usd(0), features: [] }),
    '"AI", price: write a price above $0',
    '"AI", subtitle: write it; it may not be empty',
  ],
];

test('a mistake in a record is explained, in every rule', () => {
  for (const [rules, ...problems] of CASES)
    for (const problem of problems)
      expect.soft(() => checkFacts('src/data/company.ts', rules)).toThrow(problem);
});

test('all mistakes of a file are listed at once, under its name', () => {
  const rules: readonly Rule[] = [
    [areUnique([1, 1]), 'one'],
    [areUnique([1, 2]), 'none'],
    [false, 'two'],
  ];
  const list = 'src/data/company.ts has problems:\n  - one\n  - two';
  expect(() => checkFacts('src/data/company.ts', rules)).toThrow(list);
});

test('the files that a message tells the owner to change are there', () => {
  const named = CASES.flatMap(([rules]) =>
    rules.flatMap(([, problem]) => problem.match(/src\/[\w./-]+\.\w+/g) ?? []),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('an amount that is written wrongly is shown as it was written', () => {
  const call = usd as (...written: readonly unknown[]) => unknown;
  for (const [code, ...written] of [
    ['usd(297, 50)', 297, 50],
    ...['297', '$297.50', '1,250.50', '297.5'].map((text) => [`usd("${text}")`, text]),
    ...[297.5, -5, 29_700_000].map((dollars) => [`usd(${dollars})`, dollars]),
    ['usd(null)', Number.NaN],
    ['usd()'],
  ])
    expect.soft(() => call(...written)).toThrow(`  - ${String(code)}: write whole dollars without`);
});

test('an id and a purchase path that two entries of the catalog share', () => {
  const [plan, other] = standardPlans;
  if (!plan || !other) throw new Error('The catalog is empty');
  const shared = [plan, { ...other, id: plan.id, prices: plan.prices }];
  expect(() => checkFacts('src/data/catalog.ts', catalogRules(shared))).toThrow(
    /share the id "essentials".*\n.*path \S+-subscription; give.*\n.*path \S+-annual-subscription;/,
  );
});

test('a name that nothing has is explained with its line', () => {
  const error = new ReferenceError('$97 is not defined');
  error.stack = `ReferenceError: $97 is not defined\n    at file:///site/src/data/plans.ts:41:16`;
  expect(explainCode(error)).toMatch(
    /^src\/data\/plans\.ts:41: \$97 is not defined\n\nWords stand .* without a dollar sign/,
  );
  error.stack = 'ReferenceError: a slip in a script\n    at file:///site/scripts/build.ts:1:1';
  expect(explainCode(error)).toBeUndefined();
});

test('a file that is no code is named with its line, and with what it usually is', () => {
  const error = new SyntaxError("Expected ',', got 'ident'");
  error.stack = `file:///site/src/data/a.ts:51\n    name: 'Standard's',\n        ^\n\nSyntaxError: …\n    at parse`;
  expect(explainCode(error)).toMatch(
    /^\/site\/src\/data\/a\.ts:51: Expected ',', got 'ident'\n\n {4}name: 'Standard's',\n +\^\n\nWords stand between/,
  );
});

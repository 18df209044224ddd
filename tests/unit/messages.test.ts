import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { automationSystems, automationSystemsSchema } from '#data/automation-systems.ts';
import { bannerSchema } from '#data/banner.ts';
import { checkCatalog } from '#data/catalog.ts';
import { claims, claimsSchema } from '#data/claims.ts';
import { industries, industriesSchema } from '#data/industries.ts';
import { legalFacts, legalFactsSchema } from '#data/legal-facts.ts';
import { linkedinBundlesSchema, linkedinBundleTerms } from '#data/linkedin-bundles.ts';
import { premiumPlansSchema, premiumPlanTerms } from '#data/premium-plans.ts';
import { processSteps, processStepsSchema } from '#data/process-steps.ts';
import { standardPlans, standardPlansSchema, standardPlanTerms } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';

/* What an owner reads after a mistake: the record by its name, what is wrong with it, what it says. */

type Schema = Parameters<typeof parseOrExplain>[0];
type Case = readonly [schema: Schema, value: unknown, ...problems: string[]];

/** A case in which one entry of a list has other values. */
const changing =
  (schema: Schema, list: readonly object[]) =>
  (at: number, changes: object, ...problems: string[]): Case => [
    schema,
    list.map((entry, index) => (index === at ? { ...entry, ...changes } : entry)),
    ...problems,
  ];
const standard = changing(standardPlansSchema, standardPlanTerms);
const premium = changing(premiumPlansSchema, premiumPlanTerms);
const bundle = changing(linkedinBundlesSchema, linkedinBundleTerms);
const industry = changing(industriesSchema, industries);
const banner = (changes: object, ...problems: string[]): Case => [
  bannerSchema,
  {
    ...{ text: 'Sale', link: { label: 'See', path: '/' } },
    ...{ from: '2026-01-01', until: '2026-02-01', ...changes },
  },
  ...problems,
];
const connections = (weeklyConnections: object, problem: string): Case => [
  claimsSchema,
  { ...claims, weeklyConnections },
  problem,
];
const letters = (count: number) => 'm'.repeat(count);
const { deletionBusinessDays: _, ...incompleteResponse } = legalFacts.privacyResponse;

const CASES: readonly Case[] = [
  standard(1, { price: usd(0) }, '"Standard", price: write a price above $0 (got $0)'),
  standard(0, { name: '' }, '"essentials", name: write the text; it may not be empty (got "")'),
  standard(0, { popular: true }, 'exactly one plan is popular, and here "Essentials" and "Stand'),
  standard(1, { popular: false }, 'exactly one plan is popular, and here none is; set `popular:'),
  standard(2, { automation: 'super' }, '"Deluxe", automation: must be one of "base", "advanced",'),
  standard(1, { id: 'essentials' }, 'the whole list: give every plan its own id'),
  standard(0, { name: letters(13) }, `", name: a line in a narrow column holds 12 letters; use sh`),
  [standardPlansSchema, standardPlanTerms.slice(1), 'room for exactly three plans; change src/'],
  premium(2, { linkedinLevel: 4 }, '"Deluxe Plus", linkedinLevel: no LinkedIn bundle has this'),
  premium(5, { discountPercent: 120 }, 'a discount is between 0 and 100 percent (got 120)'),
  premium(4, { discountPercent: 10 }, 'the discount may not fall from one plan to the next'),
  premium(4, { discountPercent: 100 }, 'give it a larger discount than the others'),
  premium(0, { discountPercent: 10 }, 'a phone can show five different discounts'),
  premium(0, { id: 'Plus One' }, '"Essentials Plus", id: use lower-case letters and digits, join'),
  [premiumPlansSchema, premiumPlanTerms.slice(0, 1), 'the pages compare plans; write at least two'],
  [premiumPlansSchema, premiumPlanTerms.slice(0, 2), 'no plan has LinkedIn level 3, so the calcul'],
  [
    premiumPlansSchema,
    [...premiumPlanTerms, { ...premiumPlanTerms[5], id: 'titan', name: 'Titan' }],
    'a desktop has room for six columns of plans; remove a plan, or change src/',
  ],
  [linkedinBundlesSchema, linkedinBundleTerms.slice(1), 'room for exactly three bundles; change'],
  bundle(0, { number: 2 }, 'two bundles have the same number; give each its own'),
  bundle(0, { buttonVariant: 'loud' }, 'entry 1, buttonVariant: must be one of "default", "destru'),
  bundle(
    0,
    { advertisementsPerWeek: 6, communication: 'Essentials and much more of it' },
    'entry 1, advertisementsPerWeek: the drawn week shows one advertisement a day; write at most 5',
    'entry 1, communication: a name has room for 24 characters; write a shorter one (got "Essen',
  ),
  industry(0, { name: letters(17) }, 'a line of a tag on a phone holds 16 letters; use shorter wo'),
  industry(0, { change: ' ' }, ', change: write the text; it may not be empty (got " ")'),
  industry(
    0,
    { firstLanes: ['crm', 'sails'] },
    ', firstLanes, entry 2: must be one of "crm", "fun',
  ),
  industry(1, { id: industries[0].id }, 'give every industry its own id'),
  banner({ until: '2025-01-01' }, 'until: the last day is before the first; write a later day'),
  banner({ until: 'soon' }, 'until: write the day as YYYY-MM-DD (got "soon")'),
  banner({ text: '' }, 'text: write the text; it may not be empty'),
  banner({ text: letters(91) }, 'text: a banner is one line: write at most 90 characters'),
  banner(
    { link: { label: 'See', path: 'https://other.example/' } },
    'the address of a page of this',
  ),
  banner(
    { link: { label: letters(41), path: '/' } },
    'link.label: a link is a few words: write at',
  ),
  connections({ from: 30, to: 101 }, 'weeklyConnections.to: the drawings have room for 100 people'),
  connections({ from: 60, to: 60 }, 'the range runs from the smaller figure to the larger'),
  [claimsSchema, { ...claims, uptimePercent: 110 }, 'uptimePercent: uptime is a percentage'],
  [
    legalFactsSchema,
    { ...legalFacts, privacyResponse: incompleteResponse },
    'privacyResponse.deletionBusinessDays: write a whole number',
  ],
  [processStepsSchema, processSteps.toReversed(), 'number the steps 1, 2, 3'],
  [
    automationSystemsSchema,
    [...automationSystems.slice(1), automationSystems[1]],
    'give every system its own id',
  ],
];

test('a mistake in a record is explained, in every rule', () => {
  for (const [schema, value, ...problems] of CASES)
    for (const problem of problems)
      expect.soft(() => parseOrExplain(schema, value, 'Problems:')).toThrow(problem);
});

test('the files that a message tells the owner to change are there', () => {
  const named = CASES.flatMap(([schema, value]) =>
    [...(schema.safeParse(value).error?.message.matchAll(/src\/[\w./-]+\.\w+/g) ?? [])].flat(),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('an amount that is written wrongly is shown as it was written', () => {
  const call = usd as (...written: readonly unknown[]) => unknown;
  for (const [code, ...written] of [
    ['usd(297, 50)', 297, 50],
    ...['297', '$297.50', '1,250.50', '297.5'].map((text) => [`usd("${text}")`, text]),
    ...[297.5, -5].map((dollars) => [`usd(${dollars})`, dollars]),
    ['usd(null)', Number.NaN],
    ['usd()'],
  ])
    expect.soft(() => call(...written)).toThrow(`  - ${String(code)}: write whole dollars without`);
});

test('an id and a purchase path that two entries of the catalog share', () => {
  const [plan, other] = standardPlans;
  if (!plan || !other) throw new Error('The catalog is empty');
  expect(() => checkCatalog([plan, { ...other, id: plan.id, prices: plan.prices }])).toThrow(
    /share the id "essentials".*\n.*path \S+-subscription; give.*\n.*path \S+-annual-subscription;/,
  );
});

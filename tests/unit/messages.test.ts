import { expect, test } from 'vitest';
import { automationSystems, automationSystemsSchema } from '#data/automation-systems.ts';
import { bannerSchema } from '#data/banner.ts';
import { checkCatalog } from '#data/catalog.ts';
import { claims, claimsSchema } from '#data/claims.ts';
import { industries, industriesSchema } from '#data/industries.ts';
import { legalFacts, legalFactsSchema } from '#data/legal-facts.ts';
import {
  linkedinBundles,
  linkedinBundlesSchema,
  linkedinBundleTerms,
} from '#data/linkedin-bundles.ts';
import { premiumPlansSchema, premiumPlanTerms } from '#data/premium-plans.ts';
import { processSteps, processStepsSchema } from '#data/process-steps.ts';
import { standardPlans, standardPlansSchema, standardPlanTerms } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { loadDocuments } from '#legal/load-documents.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

/* What an owner reads after a mistake, word for word: the file, the record by its name, what it says, what to write. */

const expectMessage = (act: () => unknown, ...lines: string[]) =>
  expect.soft(act).toThrow(expect.objectContaining({ message: lines.join('\n  - ') }) as Error);

const change = (list: readonly object[], at: number, changes: object): unknown[] =>
  list.map((entry, index) => (index === at ? { ...entry, ...changes } : entry));

type Schema = Parameters<typeof parseOrExplain>[0];
const expectProblems = (schema: Schema, value: unknown, ...problems: string[]) =>
  expectMessage(() => parseOrExplain(schema, value, 'Problems:'), 'Problems:', ...problems);

test('an amount that is written wrongly', () => {
  const call = usd as (...written: readonly unknown[]) => unknown;
  for (const [code, ...written] of [
    ['usd(297, 50)', 297, 50],
    ['usd("297")', '297'],
    ['usd("$297.50")', '$297.50'],
    ['usd("1,250.50")', '1,250.50'],
    ['usd("297.5")', '297.5'],
    ['usd(297.5)', 297.5],
    ['usd(-5)', -5],
    ['usd(null)', Number.NaN],
    ['usd()'],
  ])
    expectMessage(
      () => call(...written),
      'An amount has problems:',
      `${code}: write whole dollars without a comma, like usd(1250), or dollars and cents in quotes, like usd('1250.50')`,
    );
});

test('a plan of the platform', () => {
  const expectPlan = (at: number, changes: object, problem: string) =>
    expectProblems(standardPlansSchema, change(standardPlanTerms, at, changes), problem);
  expectPlan(1, { price: usd(0) }, '"Standard", price: write a price above $0 (got $0)');
  expectPlan(0, { name: '' }, '"essentials", name: write the text; it may not be empty (got "")');
  const popular = (which: string) =>
    `the whole list: exactly one plan is popular, and here ${which}; set \`popular: true\` on one and false on the others`;
  expectPlan(0, { popular: true }, popular('"Essentials" and "Standard" are'));
  expectPlan(1, { popular: false }, popular('none is'));
  expectPlan(
    2,
    { automation: 'super' },
    '"Deluxe", automation: must be one of "base", "advanced", "premium" (got "super")',
  );
});

test('a premium plan', () => {
  const expectPlan = (at: number, changes: object, problem: string) =>
    expectProblems(premiumPlansSchema, change(premiumPlanTerms, at, changes), problem);
  expectPlan(
    2,
    { linkedinLevel: 4 },
    '"Deluxe Plus", linkedinLevel: no LinkedIn bundle has this level; use one of 1, 2, 3 (got 4)',
  );
  expectPlan(
    5,
    { discountPercent: 120 },
    '"Premium Plus", discountPercent: a discount is between 0 and 100 percent (got 120)',
  );
  expectPlan(
    4,
    { discountPercent: 10 },
    'the whole list: the discount may not fall from one plan to the next; order the plans by price',
  );
  expectPlan(
    0,
    { id: 'Plus One' },
    '"Essentials Plus", id: use lower-case letters and digits, joined by single hyphens (got "Plus One")',
  );
});

test('a LinkedIn bundle', () => {
  expectProblems(
    linkedinBundlesSchema,
    change(linkedinBundleTerms, 0, { number: 2 }),
    'the whole list: two bundles have the same number; give each its own',
  );
  expectProblems(
    linkedinBundlesSchema,
    change(linkedinBundleTerms, 0, { buttonVariant: 'loud' }),
    'entry 1, buttonVariant: must be one of "default", "destructive", "outline", "secondary", "ghost", "link" (got "loud")',
  );
});

test('more than a page has room for', () => {
  expectProblems(
    premiumPlansSchema,
    [...premiumPlanTerms, { ...premiumPlanTerms[5], id: 'titan', name: 'Titan' }],
    'the whole list: a desktop has room for six columns of plans; remove a plan, or change src/sections/premium/PremiumPricing.module.css and this limit first',
  );
  expectProblems(
    premiumPlansSchema,
    change(premiumPlanTerms, 0, { discountPercent: 10 }),
    'the whole list: a phone can show five different discounts in the table of services; give two plans the same discount, or change src/sections/premium/DiscountLedger.module.css and this limit first',
  );
  expectProblems(
    premiumPlansSchema,
    premiumPlanTerms.slice(0, 2),
    'the whole list: no plan has LinkedIn level 3, so the calculator has none to show for it; give one plan this level',
  );
  expectProblems(
    standardPlansSchema,
    change(standardPlanTerms, 1, { name: 'Internationalization' }).slice(1),
    '"Internationalization", name: a line in a narrow column holds 12 letters; use shorter words (got "Internationalization")',
    'the whole list: the page and its drawings have room for exactly three plans; change src/sections/pbsengine/Pricing.module.css, src/art/pbsengine/PlanPistons.tsx and this number first',
  );
  expectProblems(
    linkedinBundlesSchema,
    change(linkedinBundleTerms, 0, {
      advertisementsPerWeek: 6,
      communication: 'Essentials and much more of it',
    }),
    'entry 1, advertisementsPerWeek: the drawn week shows one advertisement a day; write at most 5 (got 6)',
    'entry 1, communication: a name has room for 24 characters; write a shorter one (got "Essentials and much more of it")',
  );
});

test('an id and a purchase path that two entries of the catalog share', () => {
  const [plan] = standardPlans;
  const [bundle] = linkedinBundles;
  if (!plan || !bundle) throw new Error('The catalog is empty');
  const entries = [plan, { ...bundle, id: plan.id, prices: { once: plan.prices.month } }];
  expectMessage(
    () => checkCatalog(entries),
    'The catalog (src/data/catalog.ts) has problems:',
    'two entries share the id "essentials"; give each its own',
    `two entries share the purchase path ${plan.prices.month.path}; give each its own`,
  );
});

test('other records', () => {
  expectProblems(
    industriesSchema,
    change(
      industries.filter(({ id }) => id === 'home-services'),
      0,
      { change: ' ', firstLanes: ['crm', 'sails'] },
    ),
    '"Home services", change: write the text; it may not be empty (got " ")',
    '"Home services", firstLanes, entry 2: must be one of "crm", "funnels", "scheduling", "sms", "social", "reputation", "payments", "analytics" (got "sails")',
  );
  const [step, ...steps] = processSteps;
  const [system, ...systems] = automationSystems;
  for (const [schema, value, problem] of [
    [claimsSchema, { ...claims, uptimePercent: 110 }, 'uptime is a percentage'],
    [
      legalFactsSchema,
      {
        ...legalFacts,
        privacyResponse: { ...legalFacts.privacyResponse, deletionBusinessDays: undefined },
      },
      'privacyResponse.deletionBusinessDays: write a whole number',
    ],
    [processStepsSchema, [...steps, step], 'number the steps 1, 2, 3'],
    [
      automationSystemsSchema,
      [system, ...systems.slice(1), system],
      'give every system its own id',
    ],
  ] as const)
    expect.soft(() => parseOrExplain(schema, value, 'Problems:')).toThrow(problem);
});

test('a banner', () => {
  const banner = {
    ...{ text: 'Sale', link: { label: 'See', path: '/' } },
    ...{ from: '2026-02-01', until: '2026-01-01' },
  };
  expectProblems(
    bannerSchema,
    banner,
    'until: the last day is before the first; write a later day (got "2026-01-01")',
  );
  const wrong = {
    ...banner,
    text: '',
    link: { label: 'See', path: 'https://other.example/' },
    until: 'soon',
  };
  expect(() => parseOrExplain(bannerSchema, wrong, 'Problems:')).toThrow(
    /text.*may not be empty.*\n.*path.*address of a page of this site.*\n.*until.*YYYY-MM-DD/,
  );
});

test('a legal text', () => {
  const load = (text: string) => () =>
    loadDocuments({
      documents: {
        terms: {
          file: 'src/legal/terms.md',
          path: '/terms',
          markdown: `# Terms\n\n{{legal.updated}}\n\n## 1. One\n\n> What it says.\n\n${text}`,
          sectionCount: 1,
        },
      },
      facts: { 'legal.updated': 'May 1, 2025', 'price.call': '$5' },
      siteOrigin: 'https://www.acme.example',
    });
  expectMessage(
    load('It costs $5, not {{price.call}}.'),
    'The legal texts have problems:',
    'src/legal/terms.md:9: "$5" is typed by hand; write it in src/data and refer to it as {{fact}}',
  );
  expectMessage(
    load('It costs {{price.cal}}.'),
    'The legal texts have problems:',
    'src/legal/terms.md:9: there is no fact {{price.cal}}; correct the name (src/legal/facts.ts and price-facts.ts list them all)',
    'src/legal: no text uses {{price.call}}; use it, or delete it from facts.ts or price-facts.ts',
  );
});

test('the configuration', () => {
  const expectRefused = (variables: Record<string, string>, ...problems: string[]) =>
    expectMessage(
      () => parseEnv({ ...PRODUCTION_ENV, ...variables }),
      'The configuration has problems (set the variables in the environment or in .env; .env.example explains each):',
      ...problems,
    );
  expectRefused(
    { CONNECT_ORIGIN: 'https://a.com;script-src' },
    'CONNECT_ORIGIN: names a host that a security policy cannot hold; name one host in full, of letters, digits, dots and hyphens (got "https://a.com;script-src")',
  );
  expectRefused(
    { SCHEDULING_URL: 'https://me:secret@cal.acme-vendor.com/x' },
    'SCHEDULING_URL: holds a user name or password; remove it, visitors would see it (got "https://***@cal.acme-vendor.com/x")',
  );
  expectRefused(
    { SUPPORT_PHONE: '555', SUPPORT_EMAIL: 'help' },
    'SUPPORT_EMAIL: is not an e-mail address; write one like help@your-company.com (got "help")',
    'SUPPORT_PHONE: must be a US or Canadian number in the international form, like +13025551234 (got "555")',
  );
});

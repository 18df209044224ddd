import { describe, expect, test } from 'vitest';
import { bannerSchema } from '#data/banner.ts';
import { industries, industriesSchema } from '#data/industries.ts';
import { linkedinBundlesSchema, linkedinBundleTerms } from '#data/linkedin-bundles.ts';
import { premiumPlansSchema, premiumPlanTerms } from '#data/premium-plans.ts';
import { standardPlansSchema, standardPlanTerms } from '#data/standard-plans.ts';
import { usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { loadDocuments } from '#legal/load-documents.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

/** The whole message of the error that `act` throws. */
function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

const change = (list: readonly object[], at: number, changes: object): unknown[] =>
  list.map((entry, index) => (index === at ? { ...entry, ...changes } : entry));

const data = (schema: Parameters<typeof parseOrExplain>[0], value: unknown) => () =>
  parseOrExplain(schema, value, 'src/data has problems:');
const legal = (text: string) => () =>
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

const env = (variables: Record<string, string>) => () =>
  parseEnv({ ...PRODUCTION_ENV, ...variables });

const HOW_TO_WRITE_AMOUNTS =
  "write whole dollars without a comma, like usd(1250), or dollars and cents in quotes, like usd('1250.50')";
const CONFIGURATION =
  'The configuration has problems (set the variables in the environment or in .env; .env.example explains each):';

/* What an owner reads after a mistake, word for word: the file, the record by its name, what it says, what to write. */
describe('a slip is answered with what to write', () => {
  test.each<[string, () => unknown, string[]]>([
    [
      'a price with a comma',
      () => (usd as (...amounts: number[]) => unknown)(297, 50),
      ['An amount has problems:', `  - usd(297, 50): ${HOW_TO_WRITE_AMOUNTS}`],
    ],
    [
      'a price in quotes',
      () => usd('297' as never),
      ['An amount has problems:', `  - usd("297"): ${HOW_TO_WRITE_AMOUNTS}`],
    ],
    [
      'a price of nothing',
      data(standardPlansSchema, change(standardPlanTerms, 1, { price: usd(0) })),
      ['src/data has problems:', '  - "Standard", price: write a price above $0 (got $0)'],
    ],
    [
      'a plan without a name',
      data(standardPlansSchema, change(standardPlanTerms, 0, { name: '' })),
      [
        'src/data has problems:',
        '  - "essentials", name: write the text; it may not be empty (got "")',
      ],
    ],
    [
      'two popular plans',
      data(standardPlansSchema, change(standardPlanTerms, 0, { popular: true })),
      [
        'src/data has problems:',
        '  - the whole list: exactly one plan is popular, and here "Essentials" and "Standard" are; set `popular: true` on one and false on the others',
      ],
    ],
    [
      'a kind of automation that is not sold',
      data(standardPlansSchema, change(standardPlanTerms, 2, { automation: 'super' })),
      [
        'src/data has problems:',
        '  - "Deluxe", automation: must be one of "base", "advanced", "premium" (got "super")',
      ],
    ],
    [
      'a LinkedIn level that is not sold',
      data(premiumPlansSchema, change(premiumPlanTerms, 2, { linkedinLevel: 4 })),
      [
        'src/data has problems:',
        '  - "Deluxe Plus", linkedinLevel: no LinkedIn bundle has this level; use one of 1, 2, 3 (got 4)',
      ],
    ],
    [
      'a discount above all',
      data(premiumPlansSchema, change(premiumPlanTerms.slice(0, 6), 5, { discountPercent: 120 })),
      [
        'src/data has problems:',
        '  - "Premium Plus", discountPercent: a discount is between 0 and 100 percent (got 120)',
      ],
    ],
    [
      'a discount that falls',
      data(premiumPlansSchema, change(premiumPlanTerms, 4, { discountPercent: 10 })),
      [
        'src/data has problems:',
        '  - the whole list: the discount may not fall from one plan to the next; order the plans by price',
      ],
    ],
    [
      'an id with a capital',
      data(premiumPlansSchema, change(premiumPlanTerms, 0, { id: 'Plus One' })),
      [
        'src/data has problems:',
        '  - "Essentials Plus", id: use lower-case letters and digits, joined by single hyphens (got "Plus One")',
      ],
    ],
    [
      'a bundle twice',
      data(linkedinBundlesSchema, change(linkedinBundleTerms, 0, { number: 2 })),
      [
        'src/data has problems:',
        '  - the whole list: two bundles have the same number; give each its own',
      ],
    ],
    [
      'an industry without words',
      data(
        industriesSchema,
        change(
          industries.filter(({ id }) => id === 'home-services'),
          0,
          { change: ' ', firstLanes: ['crm', 'sails'] },
        ),
      ),
      [
        'src/data has problems:',
        '  - "Home services", change: write the text; it may not be empty (got " ")',
        '  - "Home services", firstLanes, entry 2: must be one of "crm", "funnels", "scheduling", "sms", "social", "reputation", "payments", "analytics" (got "sails")',
      ],
    ],
    [
      'a banner that ends before it begins',
      data(bannerSchema, {
        text: 'Sale',
        link: { label: 'See', path: '/' },
        from: '2026-02-01',
        until: '2026-01-01',
      }),
      [
        'src/data has problems:',
        '  - until: the last day is before the first; write a later day (got "2026-01-01")',
      ],
    ],
    [
      'a figure in a legal text',
      legal('It costs $5, not {{price.call}}.'),
      [
        'The legal texts have problems:',
        '  - src/legal/terms.md:9: "$5" is typed by hand; write it in src/data and refer to it as {{fact}}',
      ],
    ],
    [
      'a fact that is not there, and one that nothing uses',
      legal('It costs {{price.cal}}.'),
      [
        'The legal texts have problems:',
        '  - src/legal/terms.md:9: there is no fact {{price.cal}}; correct the name (src/legal/facts.ts and price-facts.ts list them all)',
        '  - src/legal: no text uses {{price.call}}; use it, or delete it from facts.ts or price-facts.ts',
      ],
    ],
    [
      'an origin with more in it',
      env({ CONNECT_ORIGIN: 'https://a.com;script-src' }),
      [
        CONFIGURATION,
        '  - CONNECT_ORIGIN: names a host that a security policy cannot hold; name one host in full, of letters, digits, dots and hyphens (got "https://a.com;script-src")',
      ],
    ],
    [
      'a password in an address',
      env({ SCHEDULING_URL: 'https://me:secret@cal.acme-vendor.com/x' }),
      [
        CONFIGURATION,
        '  - SCHEDULING_URL: holds a user name or password; remove it, visitors would see it (got "https://***@cal.acme-vendor.com/x")',
      ],
    ],
    [
      'two variables at once',
      env({ SUPPORT_PHONE: '555', SUPPORT_EMAIL: 'help' }),
      [
        CONFIGURATION,
        '  - SUPPORT_EMAIL: is not an e-mail address; write one like help@your-company.com (got "help")',
        '  - SUPPORT_PHONE: must be a US or Canadian number in the international form, like +13025551234 (got "555")',
      ],
    ],
  ])('%s', (_, act, lines) => {
    expect(messageOf(act).split('\n')).toEqual(lines);
  });
});

import { checkFacts, dayRule, type Rule } from './rules.ts';

/** The seller (specification, sections 2, 3 and 9). The registered name is configuration: `COMPANY_LEGAL_NAME`. */
export const company = {
  /** Never spelled out, because the client does not spell it out. */
  brand: 'PBS',
  legalForm: 'limited-liability company',
  state: 'Delaware',
  platformName: 'PBSEngine',
  premiumName: 'PBSEngine Premium',
  communityName: 'PBS Collective',
  copyrightYear: 2025,
  salesRegions: [
    { code: 'US', name: 'United States', nameInSentence: 'the United States' },
    { code: 'CA', name: 'Canada', nameInSentence: 'Canada' },
  ],
  /** The date on both legal documents. */
  legalUpdated: '2025-07-23',
  offersValidFrom: '2024-01-01',
  linkedinPricesValidUntil: '2025-12-31',
  /** In structured data; on a page only with a source, which `reviews` in `proof.ts` names. */
  ratings: {
    platform: { value: 4.9, reviewCount: 500 },
    linkedin: { value: 4.9, reviewCount: 150 },
  },
};

/** The day on which all tests of accessibility passed last (docs/accessibility.md, "The statement and the report"). */
export const accessibilityChecked = '2026-11-29';

/** The rules for the seller. */
export const companyRules = (facts: typeof company): readonly Rule[] => [
  dayRule('legalUpdated', facts.legalUpdated),
  dayRule('accessibilityChecked', accessibilityChecked),
  dayRule('offersValidFrom', facts.offersValidFrom),
  dayRule('linkedinPricesValidUntil', facts.linkedinPricesValidUntil),
  [
    Number.isInteger(facts.copyrightYear) && String(facts.copyrightYear).length === 4,
    `copyrightYear: write the year as a number, like ${new Date().getUTCFullYear()} (got ${JSON.stringify(facts.copyrightYear)})`,
  ],
  ...facts.salesRegions.map(({ code }): Rule => [
    /^[A-Z]{2}$/.test(code),
    `salesRegions: write the code of a country as two capital letters, like US (got "${code}")`,
  ]),
  ...(['brand', 'legalForm', 'state', 'platformName', 'premiumName', 'communityName'] as const).map(
    (field): Rule => [facts[field].trim() !== '', `${field}: write it; it may not be empty`],
  ),
  ...Object.entries(facts.ratings).flatMap(([name, { value, reviewCount }]): readonly Rule[] => [
    [value >= 1 && value <= 5, `ratings.${name}: a rating runs from 1 to 5 (got ${value})`],
    [
      Number.isInteger(reviewCount) && reviewCount > 0,
      `ratings.${name}.reviewCount: write how many reviews there are, as a whole number (got ${reviewCount})`,
    ],
  ]),
];
checkFacts('src/data/company.ts', companyRules(company));

import * as z from 'zod';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { areUnique, isoDateSchema, textSchema } from './schemas.ts';

const ratingSchema = z.strictObject({
  value: z.number().min(1, 'a rating runs from 1 to 5').max(5, 'a rating runs from 1 to 5'),
  reviewCount: z.int().positive('a rating needs at least one review'),
});

export const companySchema = z.strictObject({
  /** Never spelled out, because the client does not spell it out. */
  brand: textSchema,
  legalForm: textSchema,
  state: textSchema,
  platformName: textSchema,
  premiumName: textSchema,
  communityName: textSchema,
  copyrightYear: z.int().min(2000),
  salesRegions: z
    .array(
      z.strictObject({
        code: z.string().length(2, 'use the ISO 3166 code, two letters'),
        name: textSchema,
        nameInSentence: textSchema,
      }),
    )
    .min(1)
    .refine((regions) => areUnique(regions.map((region) => region.code)), 'name every region once'),
  /** The date on both legal documents. */
  legalUpdated: isoDateSchema,
  offersValidFrom: isoDateSchema,
  linkedinPricesValidUntil: isoDateSchema,
  /** For structured data only; never printed on a page. */
  ratings: z.strictObject({ platform: ratingSchema, linkedin: ratingSchema }),
});

export type Company = z.infer<typeof companySchema>;

/** The seller (specification, sections 2, 3 and 9). The registered name is configuration: `COMPANY_LEGAL_NAME`. */
export const company: Company = parseOrExplain(
  companySchema,
  {
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
    legalUpdated: '2025-07-23',
    offersValidFrom: '2024-01-01',
    linkedinPricesValidUntil: '2025-12-31',
    ratings: {
      platform: { value: 4.9, reviewCount: 500 },
      linkedin: { value: 4.9, reviewCount: 150 },
    },
  } satisfies Company,
  'src/data/company.ts has problems:',
);

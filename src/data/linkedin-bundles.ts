import * as z from 'zod';
import { usd, type Money } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { weeklyConnectionsText } from './claims.ts';
import { areUnique, moneySchema, textSchema } from './schemas.ts';

/** How long every bundle runs. */
export const BUNDLE_MONTHS = 12;

const linkedinBundleSchema = z.strictObject({
  level: z.enum(['LEVEL 1', 'LEVEL 2', 'LEVEL 3']),
  number: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  duration: textSchema,
  price: moneySchema,
  billing: textSchema,
  advertisementsPerWeek: z.int().positive(),
  communication: textSchema,
  /** Said beside the communication level where there is more to it. */
  communicationNote: textSchema.nullable(),
  buttonText: textSchema,
  buttonVariant: z.enum(['default', 'destructive', 'outline', 'secondary', 'ghost', 'link']),
  features: z.array(textSchema).min(1, 'list what the bundle gives'),
});

export const linkedinBundlesSchema = z
  .array(linkedinBundleSchema)
  .length(3, 'the specification sells three bundles')
  .refine(
    (bundles) => areUnique(bundles.map((bundle) => bundle.level)),
    'every level is sold once',
  );

export type LinkedinBundle = z.infer<typeof linkedinBundleSchema>;
export type LinkedinLevel = LinkedinBundle['number'];

type BundleTerms = Pick<
  LinkedinBundle,
  'number' | 'advertisementsPerWeek' | 'communication' | 'buttonText' | 'buttonVariant'
> & { price: Money; communicationNote?: string };

function bundle({ communicationNote, ...terms }: BundleTerms): LinkedinBundle {
  return {
    ...terms,
    level: `LEVEL ${terms.number}`,
    duration: `${BUNDLE_MONTHS} months`,
    billing: 'One-time payment',
    communicationNote: communicationNote ?? null,
    features: [
      `${terms.advertisementsPerWeek} advertisements a week`,
      [`${terms.communication} communication`, communicationNote].filter(Boolean).join(', '),
      `${weeklyConnectionsText} connections a week`,
      'Personal profile and company page management',
      'Platform feature access',
      'Expert support',
    ],
  };
}

/** The 12-month LinkedIn bundles (specification, section 9). */
export const linkedinBundles: readonly LinkedinBundle[] = parseOrExplain(
  linkedinBundlesSchema,
  [
    bundle({
      number: 1,
      price: usd(5000),
      advertisementsPerWeek: 2,
      communication: 'Essentials',
      buttonText: 'Select',
      buttonVariant: 'outline',
    }),
    bundle({
      number: 2,
      price: usd(9000),
      advertisementsPerWeek: 3,
      communication: 'Standard',
      communicationNote: 'with advanced management',
      buttonText: 'Select',
      buttonVariant: 'outline',
    }),
    bundle({
      number: 3,
      price: usd(17000),
      advertisementsPerWeek: 5,
      communication: 'Deluxe',
      buttonText: 'Book A Call',
      buttonVariant: 'default',
    }),
  ],
  'src/data/linkedin-bundles.ts has problems:',
);

import * as z from 'zod';
import { usd, type Money } from '#lib/money.ts';
import { productLines } from './catalog-entry.ts';
import { weeklyConnectionsText } from './claims.ts';
import {
  areUnique,
  checkFacts,
  nameRules,
  price,
  shapeRules,
  whole,
  words,
  type Rule,
} from './rules.ts';

/** How long every bundle runs. */
export const BUNDLE_MONTHS = 12;

type Terms = {
  readonly number: number;
  /** Paid once, for the whole duration. */
  readonly price: Money;
  readonly advertisementsPerWeek: number;
  readonly communication: string;
  /** Shown after the communication level if there is more to say. */
  readonly communicationNote: string | null;
  /** The configured slug of its purchase page; `null` if it is sold on a call. */
  readonly configuredSlug: 'level1' | 'level2' | null;
  readonly buttonText: string;
  readonly buttonVariant: 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
};

/** The facts of each bundle; {@link linkedinBundles} derives the rest from them. */
export const linkedinBundleTerms = [
  {
    number: 1,
    price: usd(5000),
    advertisementsPerWeek: 2,
    communication: 'Essentials',
    communicationNote: null,
    configuredSlug: 'level1',
    buttonText: 'Select',
    buttonVariant: 'outline',
  },
  {
    number: 2,
    price: usd(9000),
    advertisementsPerWeek: 3,
    communication: 'Standard',
    communicationNote: 'advanced management',
    configuredSlug: 'level2',
    buttonText: 'Select',
    buttonVariant: 'outline',
  },
  {
    number: 3,
    price: usd(17000),
    advertisementsPerWeek: 5,
    communication: 'Deluxe',
    communicationNote: null,
    configuredSlug: null,
    buttonText: 'Book A Call',
    buttonVariant: 'default',
  },
] as const satisfies readonly Terms[];

const schema = z.strictObject({
  number: whole(),
  price,
  advertisementsPerWeek: whole(),
  communication: words,
  communicationNote: words.nullable(),
  configuredSlug: z.enum(['level1', 'level2']).nullable(),
  buttonText: words,
  buttonVariant: z.enum(['default', 'destructive', 'outline', 'secondary', 'ghost', 'link']),
});

/** The rules for the bundles. */
export function linkedinBundleRules(bundles: readonly Terms[]): readonly Rule[] {
  const misshapen = bundles.flatMap((bundle) =>
    shapeRules(schema, bundle, `level ${bundle.number}, `),
  );
  if (misshapen.length > 0) return misshapen;
  return [
    [
      bundles.length === 3,
      'the page has room for exactly three bundles; change src/features/linkedin/Bundles.module.css and this number first',
    ],
    [
      areUnique(bundles.map(({ number }) => number)),
      'two bundles have the same number; give each its own',
    ],
    ...bundles.flatMap((bundle): readonly Rule[] => [
      [
        bundle.advertisementsPerWeek <= 5,
        `level ${bundle.number}, advertisementsPerWeek: the drawn week shows one advertisement a day; write at most 5`,
      ],
      ...nameRules(`level ${bundle.number}, communication`, bundle.communication),
    ]),
  ];
}
checkFacts('src/data/linkedin-bundles.ts', linkedinBundleRules(linkedinBundleTerms));

export type LinkedinLevel = (typeof linkedinBundleTerms)[number]['number'];

/** The entry about the communication package in a bundle's list of features. */
export const communicationFeature = ({
  communication,
  communicationNote,
}: Pick<Terms, 'communication' | 'communicationNote'>) =>
  `Communication package: ${communication}${communicationNote === null ? '' : ` (${communicationNote})`}`;

/** A bundle with all that follows from its terms. */
function linkedinBundle({ price, ...bundle }: Terms & { number: LinkedinLevel }) {
  return {
    ...bundle,
    id: `linkedin-level-${bundle.number}` as const,
    line: 'linkedin' as const,
    level: `LEVEL ${bundle.number}` as const,
    name: `Level ${bundle.number}`,
    fullName: `${productLines.linkedin.name}, Level ${bundle.number}`,
    duration: `${BUNDLE_MONTHS} months`,
    billing: 'One-time payment',
    prices: { once: { amount: price, path: null } },
    features: [
      `${bundle.advertisementsPerWeek} advertisements a week`,
      communicationFeature(bundle),
      `Outreach toward ${weeklyConnectionsText} connections a week`,
      'Personal profile and company page management',
      'Platform feature access',
      'Expert support',
    ],
  };
}
export type LinkedinBundle = Readonly<ReturnType<typeof linkedinBundle>>;

/** The 12-month LinkedIn bundles (specification, section 9). */
export const linkedinBundles: readonly LinkedinBundle[] = linkedinBundleTerms.map(linkedinBundle);

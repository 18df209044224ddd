import * as z from 'zod';
import { byId } from '#lib/lists.ts';
import { usd, type Money } from '#lib/money.ts';
import { productLines, type ProductLine } from './catalog-entry.ts';
import { checkFacts, entryShapeRules, ownIds, price, words, type Rule } from './rules.ts';

/** The catalog list: three services (specification, section 3). */
export const coreServices = (['standard', 'ai', 'linkedin'] as const satisfies ProductLine[]).map(
  (line) => ({ line, name: productLines[line].name }),
);

type Terms = {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  /** Whether pages say "from" before the price. */
  readonly isStartingPrice?: boolean;
  readonly period?: 'setup' | 'hour' | 'month';
  /** Paid once before the first period. */
  readonly setup?: Money;
  /** What is charged on top of the price, in words: a percentage or a commission. */
  readonly plus?: string;
};

const additionalServiceTerms = [
  { id: 'strategy-session', name: 'Strategy session', price: usd(100) },
  { id: 'coaching', name: 'Coaching', price: usd(1500) },
  { id: 'consulting', name: 'Consulting', price: usd(300), isStartingPrice: true, period: 'hour' },
  {
    id: 'ai-advertising',
    name: 'AI advertising',
    price: usd(1250),
    isStartingPrice: true,
    period: 'month',
    plus: '10% of ad spend',
  },
  {
    id: 'seo',
    name: 'Search engine optimization (SEO)',
    price: usd(2000),
    isStartingPrice: true,
    period: 'month',
  },
  {
    id: 'social-media',
    name: 'Social media',
    price: usd(1000),
    isStartingPrice: true,
    period: 'month',
  },
  { id: 'website', name: 'Website', price: usd(500), isStartingPrice: true },
  { id: 'video', name: 'Video', price: usd(1000), isStartingPrice: true },
  { id: 'brand-development', name: 'Brand development', price: usd(3000), isStartingPrice: true },
  { id: 'custom-tracking', name: 'Custom tracking', price: usd(1000), isStartingPrice: true },
  {
    id: 'virtual-assistants',
    name: 'Virtual assistants',
    price: usd(1000),
    period: 'month',
    setup: usd(4000),
  },
  { id: 'call-center', name: 'Call center', price: usd(2000), period: 'month', setup: usd(4000) },
  {
    id: 'sales-management',
    name: 'Sales management',
    price: usd(5000),
    period: 'setup',
    plus: 'commission',
  },
] as const satisfies readonly Terms[];

const schema = z.strictObject({
  id: words,
  name: words,
  price,
  isStartingPrice: z.boolean().optional(),
  period: z.enum(['setup', 'hour', 'month']).optional(),
  setup: price.optional(),
  plus: words.optional(),
});
/** The rules for the services. */
export const serviceRules = (services: readonly Terms[]): readonly Rule[] => [
  ownIds(
    'service',
    services.map(({ id }) => id),
  ),
  ...entryShapeRules(schema, services),
];
checkFacts('src/data/services.ts', serviceRules(additionalServiceTerms));

export type AdditionalServiceId = (typeof additionalServiceTerms)[number]['id'];

export type AdditionalService = {
  readonly id: AdditionalServiceId;
  readonly name: string;
  readonly price: Money;
  readonly isStartingPrice: boolean;
  readonly period: 'once' | 'setup' | 'hour' | 'month';
  readonly setup: Money | null;
  readonly plus: string | null;
};

/** Services with a price of their own (specification, section 9, "Other prices from the legal text"). */
export const additionalServices: readonly AdditionalService[] = additionalServiceTerms.map(
  (service) => ({ isStartingPrice: false, period: 'once', setup: null, plus: null, ...service }),
);
export const additionalServiceById = byId(additionalServices);

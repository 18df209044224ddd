import * as z from 'zod';
import { usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { company } from './company.ts';
import { areUnique, moneySchema, slugSchema, textSchema } from './schemas.ts';

/** One of the three services of the catalogue list. */
const coreServiceSchema = z.strictObject({ id: slugSchema, name: textSchema });

export const coreServicesSchema = z
  .array(coreServiceSchema)
  .length(
    3,
    'the catalogue lists three services: the platform, AI automation systems, LinkedIn management',
  );

/** The catalogue list (specification, section 3). */
export const coreServices = parseOrExplain(
  coreServicesSchema,
  [
    { id: 'platform', name: company.platformName },
    { id: 'ai-automation', name: 'AI automation systems' },
    { id: 'linkedin-management', name: 'LinkedIn management' },
  ],
  'src/data/services.ts has problems:',
);

const additionalServiceSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  price: moneySchema,
  /** Whether the price is where it starts. */
  isStartingPrice: z.boolean(),
  period: z.enum(['once', 'setup', 'hour', 'month']),
  /** Paid once before the first period. */
  setup: moneySchema.nullable(),
  /** A percentage or share on top, in words. */
  plus: textSchema.nullable(),
});

export const additionalServicesSchema = z
  .array(additionalServiceSchema)
  .refine((all) => areUnique(all.map((service) => service.id)), 'give every service its own id');

export type AdditionalService = z.infer<typeof additionalServiceSchema>;

type ServiceTerms = Pick<AdditionalService, 'id' | 'name' | 'price'> & Partial<AdditionalService>;

function service(terms: ServiceTerms): AdditionalService {
  return { isStartingPrice: false, period: 'once', setup: null, plus: null, ...terms };
}

/** Services with a price of their own (specification, section 9, "Other prices from the legal text"). */
export const additionalServices: readonly AdditionalService[] = parseOrExplain(
  additionalServicesSchema,
  [
    service({ id: 'strategy-session', name: 'Strategy session', price: usd(100) }),
    service({ id: 'coaching', name: 'Coaching', price: usd(1500) }),
    service({
      id: 'consulting',
      name: 'Consulting',
      price: usd(300),
      isStartingPrice: true,
      period: 'hour',
    }),
    service({
      id: 'ai-advertising',
      name: 'AI advertising',
      price: usd(1250),
      isStartingPrice: true,
      period: 'month',
      plus: '10% of ad spend',
    }),
    service({ id: 'seo', name: 'SEO', price: usd(2000), isStartingPrice: true, period: 'month' }),
    service({
      id: 'social-media',
      name: 'Social media',
      price: usd(1000),
      isStartingPrice: true,
      period: 'month',
    }),
    service({ id: 'website', name: 'Website', price: usd(500), isStartingPrice: true }),
    service({ id: 'video', name: 'Video', price: usd(1000), isStartingPrice: true }),
    service({
      id: 'brand-development',
      name: 'Brand development',
      price: usd(3000),
      isStartingPrice: true,
    }),
    service({
      id: 'custom-tracking',
      name: 'Custom tracking',
      price: usd(1000),
      isStartingPrice: true,
    }),
    service({
      id: 'virtual-assistants',
      name: 'Virtual assistants',
      price: usd(1000),
      period: 'month',
      setup: usd(4000),
    }),
    service({
      id: 'call-center',
      name: 'Call center',
      price: usd(2000),
      period: 'month',
      setup: usd(4000),
    }),
    service({
      id: 'sales-management',
      name: 'Sales management',
      price: usd(5000),
      period: 'setup',
      plus: 'commission',
    }),
  ],
  'src/data/services.ts has problems:',
);

import * as z from 'zod';
import { usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { moneySchema, slugSchema, textSchema } from './schemas.ts';

const aiOfferSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  subtitle: textSchema,
  price: moneySchema,
  period: z.enum(['per month', 'one time']),
  features: z.array(textSchema).min(1, 'list what the offer gives'),
});

export const aiOffersSchema = z.strictObject({
  fractionalPartnership: aiOfferSchema,
  customBuild: aiOfferSchema,
});

export type AiOffer = z.infer<typeof aiOfferSchema>;

/** The assessment is free (specification, section 2). */
export const ASSESSMENT_PRICE = usd(0);

/** The two AI offers (specification, section 9); feature lists drafted, for the owner to confirm. */
export const aiOffers = parseOrExplain(
  aiOffersSchema,
  {
    fractionalPartnership: {
      id: 'fractional-partnership',
      title: 'Fractional partnership',
      subtitle: 'Your AI and automation team, by the month.',
      price: usd(1000),
      period: 'per month',
      features: [
        'Repeated work found and listed',
        'Automations built, tested and maintained',
        'Changes when your business changes',
        'AI agents and voice where they earn it',
        'The subscriber features below',
        'No contracts',
      ],
    },
    customBuild: {
      id: 'custom-ai-build',
      title: 'Custom AI build',
      subtitle: 'One system, built for one job.',
      price: usd(5000),
      period: 'one time',
      features: [
        'Scoped from your assessment',
        'Designed and built for one job',
        'Tested on your real work',
        'Handed over running',
        'Your data stays yours',
      ],
    },
  },
  'src/data/ai-offers.ts has problems:',
);

import * as z from 'zod';
import { usd, type Money } from '#lib/money.ts';
import type { CatalogEntry, Period, Price } from './catalog-entry.ts';
import { checkFacts, price, shapeRules, words } from './rules.ts';

/** The assessment is free (specification, section 2). */
export const ASSESSMENT_PRICE = usd(0);

/** An offer that is agreed on in a call. */
export type AiOffer = CatalogEntry & { readonly line: 'ai'; readonly subtitle: string };

type Terms = Pick<AiOffer, 'id' | 'name' | 'subtitle' | 'features'> & { readonly price: Money };

const schema = z.strictObject({
  ...{ id: words, name: words, subtitle: words, price },
  features: z.array(words).readonly(),
});

/** The rules for an offer. */
export const aiOfferRules = (written: Terms) => shapeRules(schema, written, `"${written.name}", `);

function aiOffer<Paid extends Period>(paid: Paid, written: Terms) {
  checkFacts('src/data/ai-offers.ts', aiOfferRules(written));
  const { price: amount, ...terms } = written;
  const prices = { [paid]: { amount, path: null } } as Record<Paid, Price>;
  return { ...terms, line: 'ai' as const, fullName: terms.name, prices };
}

/** The two AI offers (specification, section 9); feature lists drafted, for the owner to confirm. */
export const aiOffers = {
  fractionalPartnership: aiOffer('month', {
    id: 'fractional-partnership',
    name: 'Fractional partnership',
    subtitle: 'Your part-time AI and automation team, for as long as you subscribe.',
    price: usd(1000),
    features: [
      'Repetitive work found, month after month',
      'Automations built, tested and kept running',
      'Updates as your business changes',
      'AI agents and voice where they’re worth it',
      'PBSEngine plan optional, sold separately',
      'Yours to use while you subscribe',
      'No contracts',
    ],
  }),
  customBuild: aiOffer('once', {
    id: 'custom-ai-build',
    name: 'Custom AI build',
    subtitle: 'One system, built for one job and yours to keep using.',
    price: usd(5000),
    features: [
      'Scoped from your assessment',
      'Designed and built for one job',
      'Tried on your real work first',
      'Yours to keep using once it’s paid for',
      'Your data stays yours',
    ],
  }),
};

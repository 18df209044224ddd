import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { PREMIUM_BY_THE_YEAR } from '#data/premium-plans.ts';
import { coreServices } from '#data/services.ts';
import { SERVICE } from '#data/standard-plans.ts';
import { capitalized } from '#lib/text.ts';
import type { EmbedId } from '#site/embeds.ts';
import type { Purchase } from '#site/purchases.ts';
import {
  bundlesFrom,
  communityPrice,
  partnershipFrom,
  PERIOD_WORDS,
  platformFrom,
} from './prices.ts';

/** What a frame says while it loads, when it is slow and when it fails. */
export type FrameCopy = {
  /** The accessible name of the frame. */
  title: string;
  loading: string;
  /** For ears alone: eyes see it. */
  loaded: string;
  failed: string;
};

const booking = (what: string) => ({
  loading: `Loading the ${what}. It comes from our scheduling partner, so it can take a few seconds.`,
  loaded: `The ${what} has loaded.`,
  failed: 'The booking page did not load.',
});

/** The pages that dialogs show. */
export const embedCopy: Record<EmbedId, FrameCopy> = {
  scheduleCall: { title: 'Booking calendar for a call', ...booking('booking calendar') },
  assessment: { title: 'Booking calendar for the assessment', ...booking('assessment calendar') },
  linkedinConsultation: {
    title: 'Booking calendar for the LinkedIn consultation',
    ...booking('consultation calendar'),
  },
  catalogForm: {
    title: 'Form to get the service catalog',
    loading: 'Loading the form. It comes from our forms partner, so it can take a few seconds.',
    loaded: 'The form has loaded.',
    failed: 'The form did not load.',
  },
};

/** What the members of the community talk about. */
export const communityTopics = ['Systems', 'Automation', 'Follow-up', 'Growth'];

/** What each service of the catalog starts at. */
const startingPrices = {
  standard: `from ${platformFrom} ${PERIOD_WORDS.month}`,
  ai: `from ${partnershipFrom} ${PERIOD_WORDS.month}`,
  linkedin: `from ${bundlesFrom}, paid once`,
};

/** The pages that show one external page in full: what it is, what it offers and what it costs. */
export const framePageCopy = {
  collective: {
    heading: company.communityName,
    note: 'Business owners compare notes here.',
    stops: communityTopics.map((name) => ({ name })),
    stopsLabel: 'What members talk about',
    costs: [
      { name: 'Joining:', price: 'free' },
      {
        name: 'Paid membership:',
        price: `${communityPrice} ${PERIOD_WORDS.month}, until you cancel with ${legalFacts.payment.cancellationNoticeDays} days’ written notice`,
      },
    ],
    title: `${company.communityName} community`,
    loading: 'Opening the community.',
    loaded: 'The community has loaded.',
    failed: 'The community did not load.',
  },
  catalog: {
    heading: 'Service catalog',
    note: 'Our main services in one place.',
    stops: coreServices.map(({ name, line }) => ({ name, price: startingPrices[line] })),
    stopsLabel: 'What it lists',
    title: 'Service catalog',
    loading: 'Opening the catalog.',
    loaded: 'The catalog has loaded.',
    failed: 'The catalog did not load.',
  },
} as const satisfies Record<
  string,
  FrameCopy & {
    heading: string;
    note: string;
    /** What it is about, drawn as stations. */
    stops: readonly { name: string; price?: string }[];
    /** What the stops are, for ears. */
    stopsLabel: string;
    costs?: readonly { name: string; price: string }[];
  }
>;

/** A purchase page, which stands on `host`. */
export function purchaseFrameCopy(product: string, host: string): FrameCopy {
  return {
    title: `Order ${product}`,
    loading: `Opening the purchase page on ${host}.`,
    loaded: 'The purchase page has loaded.',
    failed: 'The purchase page did not load.',
  };
}

/** What follows an order, by what is ordered. */
function afterOrder({ entry }: Purchase): string {
  switch (entry.line) {
    case 'standard':
      return entry.service === 'done-for-you' ? 'we set it up for you' : 'we set it up with you';
    case 'premium':
      return entry.extras.includes(SERVICE['done-for-you'])
        ? `we set up ${company.platformName} for you and start on your LinkedIn`
        : `we start on ${company.platformName} and your LinkedIn`;
    case 'linkedin':
      return 'our team starts on your profile, page and outreach';
  }
}

/** What happens next on a purchase page, drawn as stations, and what is to be said of them. */
export function nextSteps(purchase: Purchase): {
  stops: { name: string }[];
  stopsLabel: string;
  text?: string;
} {
  const isPremium = purchase.entry.line === 'premium';
  const after = afterOrder(purchase);
  return {
    stops: [
      { name: isPremium ? 'Order by the month below' : 'Order below' },
      { name: capitalized(after) },
    ],
    stopsLabel: 'What happens next',
    ...(isPremium && { text: PREMIUM_BY_THE_YEAR }),
  };
}

/** What every frame says. */
export const frameCopy = {
  slow: 'This is taking longer than usual. You can wait or try again.',
  failedReason: 'A slow connection or a content blocker can stop it.',
  // A page was there before: the visitor may have booked or paid on it.
  interrupted: {
    heading: 'The next page could not be shown here.',
    reason: 'If you sent something, check your e-mail before trying again.',
  },
  // No browser tells when a page refuses to be framed: this stands beside every frame, whatever happens.
  wayOut: { question: 'Blank or stuck?', newTab: 'Open it in a new tab' },
  retry: 'Try Again',
  openInNewTab: 'Open in a new tab',
  close: 'Close',
  contactLead: 'Or reach us at',
  contactOr: 'or',
  backToPlans: 'Back to Plans',
} as const;

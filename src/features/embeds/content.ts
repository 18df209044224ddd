import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { PREMIUM_BY_THE_YEAR } from '#data/premium-plans.ts';
import { coreServices } from '#data/services.ts';
import { SERVICE, SUPERCHARGED } from '#data/standard-plans.ts';
import { asPartOfSentence, capitalized, joinList } from '#lib/text.ts';
import type { EmbedId } from '#site/embeds.ts';
import { featureInSentence, featuresInBrief, type Purchase } from '#site/purchases.ts';
import {
  bundlesFrom,
  communityPrice,
  partnershipFrom,
  PERIOD_WORDS,
  platformFrom,
} from '#data/prices.ts';
import { purchaseStations } from '#features/offers/terms-content.ts';

/** What a frame says while it loads, once it has loaded, and if it fails. */
export type FrameCopy = {
  /** The accessible name of the frame. */
  title: string;
  loading: string;
  /** For screen readers only: everybody else sees the page. */
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

/** What each service in the catalog is, and its starting price. */
const services = {
  standard: {
    price: `from ${platformFrom} ${PERIOD_WORDS.month}`,
    note: 'Leads, bookings, texts, reviews and invoices in one system.',
  },
  ai: {
    price: `from ${partnershipFrom} ${PERIOD_WORDS.month}`,
    note: 'Work that repeats, automated.',
  },
  linkedin: {
    price: `from ${bundlesFrom}, paid once`,
    note: 'Your profile, page and outreach, run for you.',
  },
};

/** A stop on the line above a frame: its name, its price if it has one, and a note. */
export type FrameStop = { name: string; price?: string; note: string };

/** The pages that show one external page in full: what it is, what it offers and what it costs. */
export const framePageCopy = {
  collective: {
    heading: company.communityName,
    note: 'Talk shop with other owners.',
    pitch: `Talk shop with other owners. ${capitalized(joinList(communityTopics.map(asPartOfSentence)))}.`,
    stops: [
      { name: 'Join free', note: 'The community is right below.' },
      {
        name: 'Paid membership',
        price: `${communityPrice} ${PERIOD_WORDS.month}`,
        note: 'Optional.',
      },
      {
        name: 'Renews until you cancel',
        note: `Cancel the paid membership with ${legalFacts.payment.cancellationNoticeDays} days’ written notice.`,
      },
    ],
    stopsLabel: 'What it is and what it costs',
    title: `${company.communityName} community`,
    loading: 'Opening the community.',
    loaded: 'The community has loaded.',
    failed: 'The community did not load.',
  },
  catalog: {
    heading: 'Service catalog',
    note: 'Our main services in one place.',
    stops: coreServices.map(({ name, line }) => ({ name, ...services[line] })),
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
    /** In a list of pages. */
    note: string;
    /** Under the page's heading, if the note is too short for that. */
    pitch?: string;
    stops: readonly FrameStop[];
    /** What the stops are, for screen readers. */
    stopsLabel: string;
  }
>;

/** What the frame of a purchase page on `host` says. */
export function purchaseFrameCopy(product: string, host: string): FrameCopy {
  return {
    title: `Order ${product}`,
    loading: `Opening the purchase page on ${host}.`,
    loaded: 'The purchase page has loaded.',
    failed: 'The purchase page did not load.',
  };
}

/** What happens after an order, by what is ordered. */
function afterOrder({ entry }: Purchase): string {
  switch (entry.line) {
    case 'standard':
      return entry.service === 'done-for-you' ? 'we set it up for you' : 'we set it up with you';
    case 'premium':
      return entry.extras.includes(SERVICE['done-for-you'])
        ? 'we set it up for you and start on LinkedIn'
        : `we start on ${company.platformName} and your LinkedIn`;
    case 'linkedin':
      return 'we run your LinkedIn';
  }
}

/** What is bought, except what the step after the order already says. */
function bought({ entry }: Purchase): string {
  const rest = featuresInBrief(entry).filter(
    (feature) => !Object.values<string>(SERVICE).includes(feature),
  );
  // The add-ons are included; the service that runs the advertisements is not.
  const apart = rest.includes(SUPERCHARGED.inFull)
    ? ' The AI advertising service is priced separately.'
    : '';
  return `${capitalized(joinList(rest.map(featureInSentence)))}.${apart}`;
}

/** What happens on a purchase page and after it, drawn as stations: what is paid, what follows, how it ends. */
export function nextSteps(purchase: Purchase): Record<'order' | 'work' | 'end', FrameStop> {
  const isPremium = purchase.entry.line === 'premium';
  const { paid, end } = purchaseStations[purchase.period];
  return {
    order: {
      name: 'Order below',
      note: [...paid, ...(isPremium ? [PREMIUM_BY_THE_YEAR] : [])].join(' '),
    },
    work: { name: capitalized(afterOrder(purchase)), note: bought(purchase) },
    end: { name: end.name, note: end.lines.join(' ') },
  };
}

/** What every frame says. */
export const frameCopy = {
  slow: 'This is taking longer than usual. You can wait or try again.',
  failedReason: 'A slow connection or a content blocker can stop it.',
  // An earlier page did load: the visitor may have booked or paid on it.
  interrupted: {
    heading: 'The next page could not be shown here.',
    reason: 'If you sent something, check your e-mail before trying again.',
  },
  nextSteps: 'What happens next',
  questions: 'Questions?',
  // Browsers do not report that a page refuses to be framed, so this is always shown next to a frame.
  wayOut: { question: 'Page not loading?', newTab: 'Open it in a new tab' },
  retry: 'Try Again',
  openInNewTab: 'Open in a new tab',
  close: 'Close',
  contactLead: 'Or reach us at',
  contactOr: 'or',
  backToPlans: 'Back to Plans',
} as const;

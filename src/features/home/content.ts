import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById, lanes, type LaneId } from '#data/lanes.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { laneFeatures, type LaneFeature } from '#data/platform-features.ts';
import { communityPrice, doneForYouFrom, partnershipFrom, platformFrom } from '#data/prices.ts';
import { sampleLog, samplePipeline, samplePosts, sampleThread } from '#data/samples.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import { byId } from '#lib/lists.ts';
import { formatMoney } from '#lib/money.ts';
import { inWords } from '#lib/text.ts';
import { dialog } from '#site/current.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { partnershipAtLeast } from '#features/offers/ladder.ts';
import { AUTOMATION_DECIDES } from '#features/offers/terms.ts';
import {
  callFacts,
  platformRating,
  toolsCost,
  toolsSeen,
  toReceipt,
} from '#features/proof/content.ts';
import type { ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import {
  callNote,
  content as navigation,
  phone,
  scheduleCall,
} from '#features/navigation/content.ts';
import { stages, tracks } from './businesses.ts';
import type { CatalogOfferProps } from './CatalogOffer.tsx';
import type { HomeHeroProps } from './HomeHero.tsx';
import type { IndustriesProps } from './Industries.tsx';
import type { PainPointsProps } from './PainPoints.tsx';
import type { PathCardsProps } from './PathCards.tsx';
import type { PillarsProps } from './Pillars.tsx';
import type { ReasonsProps } from './Reasons.tsx';
import { tags, thread } from './thread.ts';
import type { TwoPathsProps } from './TwoPaths.tsx';
import type { WhatIfProps } from './WhatIf.tsx';

type HomeContent = {
  hero: HomeHeroProps;
  whatIf: WhatIfProps;
  pains: PainPointsProps;
  pillars: PillarsProps;
  paths: TwoPathsProps;
  industries: IndustriesProps;
  reasons: ReasonsProps;
  tickets: PathCardsProps;
  catalog: CatalogOfferProps;
  closing: ClosingCallProps;
};

const NOTICE_DAYS = legalFacts.notice.subscriptionTerminationDays;
const SAMPLE = 'Example';
const plansHref = href('pbsengine', PRICING_ID);

/** The features with these ids, each with the number of its lane. */
const onLanes = (...ids: LaneFeature['id'][]) =>
  laneFeatures
    .filter(({ id }) => ids.includes(id))
    .map(({ name, lane }) => ({ number: laneById(lane).number, name }));

/** An ending of the "What if" sentence, wired to its lane. */
const ending = (lane: LaneId, text: string) => ({ lane: laneById(lane), text });

/** The home page, section by section, in the order of the specification. */
export const content = {
  hero: {
    heading: navigation.footer.line,
    lead: `One system for service businesses: customer list, bookings, texts, reviews and invoices. From ${platformFrom} a month, or ${doneForYouFrom} a month set up for you.`,
    primaryAction: scheduleCall,
    secondaryAction: { href: plansHref, label: 'See the plans and prices' },
    phone,
    note: callNote,
    rating: platformRating,
    engineName: company.platformName,
    lanes,
    lanesIntro: 'What the engine runs, from your customer list to texts and reports:',
    tags,
    thread,
  },
  whatIf: {
    id: 'benefits',
    heading: 'What if',
    endings: [
      ending('crm', 'every lead was on one list, with a next step?'),
      ending('funnels', 'people who clicked your ad left a name and number?'),
      ending('scheduling', 'customers booked themselves into your open slots?'),
      ending('sms', 'missed calls got a text back while you stayed on the ladder?'),
      ending('social', 'your posts went out while you were on a job?'),
      ending('reputation', 'every customer got asked for a review?'),
      ending('payments', 'the invoice went out before you left the driveway?'),
      ending('analytics', 'one screen showed you leads, bookings and payments?'),
    ],
    end: {
      text: `Every ${company.platformName} plan does all of this.`,
      note: `${AUTOMATION_DECIDES} From ${doneForYouFrom} a month, we set it up for\u00a0you.`,
      platform: { href: href('pbsengine'), label: 'See the platform' },
    },
  },
  pains: {
    id: 'problems',
    heading: 'Every size gets stuck somewhere.',
    question: 'Your business',
    stages,
  },
  pillars: {
    id: 'services',
    heading: 'Two parts software.\nOne part people.',
    systems: {
      name: 'Complete business systems',
      text: 'Your leads, calendar, forms and invoices in one place.',
      lanes: onLanes('crm', 'scheduling', 'payments-and-invoicing', 'analytics'),
    },
    growth: {
      name: 'Growth and marketing machine',
      text: 'Your pages collect leads, missed calls get a text back, and finished jobs trigger review requests.',
      lanes: onLanes('funnels', 'sms', 'social', 'reputation'),
    },
    partnership: {
      name: 'Fractional partnership',
      text: 'A part-time team that builds your automations and keeps them running as your business changes.',
    },
    samples: {
      pipeline: {
        title: 'Pipeline',
        label: SAMPLE,
        stages: samplePipeline.map(({ cards, ...stage }) => ({
          ...stage,
          cards: cards.map((card) => ({ ...card, amount: formatMoney(card.amount) })),
        })),
      },
      thread: { label: SAMPLE, automatic: 'Sent automatically', thread: sampleThread },
      review: {
        title: 'After the job',
        question: 'How did we do today?',
        note: 'Goes out when you mark the job done.',
      },
      posts: { title: 'Queued posts', days: samplePosts },
      log: { title: 'Engine log, this week', label: SAMPLE, entries: sampleLog },
    },
  },
  paths: {
    id: 'paths',
    heading: 'Starting out, or starting over.',
    tracks,
    first: 'What we set up first',
    plans: { href: plansHref, label: 'See what each plan includes' },
  },
  industries: {
    id: 'industries',
    // Counted, since the owner adds an industry only in src/data/industries.ts.
    heading: `The same engine for ${inWords(industries.length)} industries.`,
    lead: 'A dot marks what to set up first.',
    srLead: 'Each one lists what to start with.',
    lanes,
    first: 'Start with',
    more: `What changes for all ${inWords(industries.length)}`,
    example: byId(industries)['home-services'],
    industries: industries.map(({ name, change, firstLanes }) => ({
      name,
      text: change,
      firstLanes: firstLanes.map(laneById),
    })),
  },
  reasons: {
    id: 'reasons',
    heading: 'Four reasons to work with us.',
    more: 'What that means',
    reasons: [
      {
        claim: 'One system, not a drawer full of bills.',
        text: `The separate tools we compared came to ${toolsCost} a month${toolsSeen}; yours may cost more or less.`,
        link: toReceipt,
      },
      {
        claim: 'Set up with you or for you.',
        text: `Learn it as we set it up, or leave the setup to us. Every plan has ${SUPPORT}.`,
      },
      {
        claim: 'Pay by the month, leave by email.',
        text: `Monthly plans, the AI partnership and paid memberships renew each month. Stop with ${NOTICE_DAYS}\u00a0days’ notice; that usually means one more payment.`,
      },
      {
        claim: 'Your data stays yours.',
        text: 'You own it, and you can export it any time while you’re a client. It’s encrypted at rest and in transit.',
      },
    ],
  },
  tickets: {
    id: 'offers',
    heading: 'Three ways to start.',
    platform: {
      name: company.platformName,
      text: 'Customer list, calendar, texts, reviews and invoices in one place.',
      note: `Pay by the year and get ${inWords(MONTHS_FREE_PER_YEAR)} months free, or pay by the month and cancel by email with ${NOTICE_DAYS}\u00a0days’ notice.`,
      price: { before: 'From', amount: platformFrom, after: '/month' },
      action: { href: href('pbsengine'), label: 'See the platform' },
    },
    partnership: {
      flag: 'Most Popular',
      name: 'Fractional AI partnership',
      text: 'Our team finds your slow, repetitive work and automates it.',
      price: { before: 'From', amount: partnershipFrom, after: '/month' },
      note: `${partnershipAtLeast}, since you give ${NOTICE_DAYS}\u00a0days’ notice.`,
      action: { href: href('aiAutomation'), label: 'See AI & automation' },
    },
    community: {
      name: company.communityName,
      text: 'Compare notes with owners who have the same problems you do.',
      price: { amount: 'Free', after: ' to join' },
      note: `Paid membership is optional: ${communityPrice} a month. It renews until you cancel by email with ${NOTICE_DAYS}\u00a0days’ notice, usually one more payment.`,
      action: { href: href('collective'), label: 'Visit the community' },
    },
  },
  catalog: {
    id: 'catalog',
    heading: 'Our main services, in one catalog.',
    lead: 'Fill out the form for a copy to keep.',
    action: { ...dialog('catalogForm'), label: 'Complete Form' },
    online: { href: href('catalog'), label: 'Read it online', srText: '(our catalog)' },
  },
  closing: {
    id: 'call',
    heading: 'Bring us the mess.',
    lead: `Book a free call.${callFacts} Tell us what you use now and where things slip through the cracks. We’ll tell you what to fix first.`,
    call: scheduleCall,
    phone,
  },
} satisfies HomeContent;

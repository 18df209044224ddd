import { aiOffers } from '#data/ai-offers.ts';
import { productLines } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById, lanes, type LaneId } from '#data/lanes.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { laneFeatures, type LaneFeature } from '#data/platform-features.ts';
import {
  communityPrice,
  doneForYouFrom,
  partnershipFrom,
  platformFrom,
  separateTools,
} from '#data/prices.ts';
import { sampleLog, samplePipeline, samplePosts, sampleThread } from '#data/samples.ts';
import { ACCOUNTS, AUTOMATION, SERVICE, SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { inWordsFirst } from '#lib/text.ts';
import { dialog } from '#site/links.ts';
import { href, PRICING_ID } from '#site/site.ts';
import type { ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import { content as navigation, phone, scheduleCall } from '#features/navigation/content.ts';
import { EXTRA } from '#features/offers/terms.ts';
import { stages, tracks } from './businesses.ts';
import type { CatalogOfferProps } from './CatalogOffer.tsx';
import type { HomeHeroProps } from './HomeHero.tsx';
import type { IndustriesProps } from './Industries.tsx';
import type { PainPointsProps } from './PainPoints.tsx';
import type { PathCardsProps } from './PathCards.tsx';
import type { PillarsProps } from './Pillars.tsx';
import type { ReasonsProps } from './Reasons.tsx';
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
const SAMPLE = 'Sample data';
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
    lead: `One system for the customer list (CRM), bookings, texts (SMS), reviews and invoices. For service businesses, and firms that sell to other businesses (B2B). Set up with you from ${platformFrom} a month, done for you from ${doneForYouFrom}. The first call is free.`,
    call: scheduleCall,
    plans: { href: plansHref, label: `Plans from ${platformFrom} a month` },
    phone,
    engineName: company.platformName,
    lanes,
    tags: [
      'Missed call, 4:52 pm',
      'Quote still in drafts',
      'Who has the login?',
      'Lead from Tuesday',
      'Invoice not sent',
    ],
  },
  whatIf: {
    id: 'benefits',
    heading: 'What if',
    endings: [
      ending('crm', 'every lead was on one list, with a next step?'),
      ending('funnels', 'a click on your ad left you a name and a number?'),
      ending('scheduling', 'customers booked the open times on your calendar?'),
      ending('sms', 'missed calls got a text back while you stayed on the ladder?'),
      ending('social', 'your pages kept posting while you were on a job?'),
      ending('reputation', 'every customer got asked for a review?'),
      ending('payments', 'the invoice went out before you left the driveway?'),
      ending('analytics', 'one screen showed you where the money comes from?'),
    ],
    end: `Eight jobs that many owners do by hand, or with separate tools. ${company.platformName} does them all.`,
  },
  pains: {
    id: 'problems',
    heading: 'Where businesses get stuck, by size.',
    stages,
  },
  pillars: {
    id: 'services',
    heading: 'One engine.\nThree parts to it.',
    systems: {
      name: 'Complete business systems',
      text: 'Each customer’s jobs, bookings and payments on one record. Your pipeline (jobs from lead to paid), calendars, forms and invoices fit the way you already work.',
      lanes: onLanes('crm', 'scheduling', 'payments-and-invoicing', 'analytics'),
    },
    growth: {
      name: 'Growth and marketing machine',
      text: 'Get found, get answered, get chosen. Funnels catch the lead, texts follow up, and every finished job sends a review request.',
      lanes: onLanes('funnels', 'sms', 'social', 'reputation'),
    },
    partnership: {
      name: 'Fractional partnership',
      text: 'A part-time AI and automation team. They build your automations, keep them working and change them when your business does.',
      startingAt: 'Starting at',
      price: partnershipFrom,
      terms: 'per month. No contracts.',
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
        note: 'Goes out when the job is marked done.',
      },
      posts: { title: 'Queued posts', days: samplePosts },
      log: { title: 'Engine log, this week', label: 'Example', entries: sampleLog },
    },
  },
  paths: {
    id: 'paths',
    heading: 'Starting out, or starting over.',
    tracks,
    plans: { href: plansHref, label: 'See what each plan includes' },
  },
  industries: {
    id: 'industries',
    // Counted: the owner adds an industry in its file alone.
    heading: `${inWordsFirst(industries.length)} industries.\nSame engine.`,
    lead: 'Dots show where to start.',
    srLead: 'Each says what to start with.',
    lanes,
    first: 'Start with',
    industries: industries.map(({ name, change, firstLanes }) => ({
      name,
      text: change,
      firstLanes: firstLanes.map(laneById),
    })),
  },
  reasons: {
    id: 'reasons',
    heading: 'Four reasons to hand us the wrench.',
    reasons: [
      {
        word: 'One',
        phrase: 'system, not a drawer of bills.',
        text: `The separate tools we compared came to ${separateTools} per month. ${company.platformName} starts at ${platformFrom} a month. ${EXTRA}`,
      },
      {
        word: 'Done',
        phrase: 'with you or for you.',
        text: `Done with you from ${platformFrom} a month, done for you from ${doneForYouFrom}. Every plan has ${SUPPORT}.`,
      },
      {
        word: 'Zero',
        phrase: 'contracts on the fractional partnership.',
        text: `Starting at ${partnershipFrom} per month. Leave with ${NOTICE_DAYS} days’ written notice; that usually means one more payment.`,
      },
      {
        word: 'Your',
        phrase: 'data stays yours.',
        text: `You own it. Export it at any time while you are with us; for ${legalFacts.retention.exportGraceDays} days after that, you can still ask for an export. It is encrypted in storage and in transit.`,
      },
    ],
  },
  tickets: {
    id: 'offers',
    heading: 'Three ways to start.',
    platform: {
      name: company.platformName,
      text: 'One place for your customer list, calendar, texts, reviews and invoices.',
      // What the words in the plan mean, as the terms of service put it (sections 2.3, 4.1 and 6.3).
      features: [
        `${ACCOUNTS.single}: for one business`,
        `${SERVICE['done-with-you']}: we set it up together`,
        `${AUTOMATION.base}: your order lists it`,
        `${SUPPORT}: text us`,
      ],
      note: 'Pay by the year and get two months free.',
      price: { before: 'From', amount: platformFrom, after: '/month' },
      action: { href: href('pbsengine'), label: 'See the platform' },
    },
    partnership: {
      flag: 'Most Popular',
      name: 'Fractional AI partnership',
      text: 'An AI and automation team that finds your slow, repeated work and automates it.',
      features: aiOffers.fractionalPartnership.features.slice(0, 4),
      price: { before: 'Starting at', amount: partnershipFrom, after: '/month' },
      note: `No contracts. Leave with ${NOTICE_DAYS} days’ notice.`,
      action: { href: href('aiAutomation'), label: 'See AI & automation' },
    },
    community: {
      name: company.communityName,
      text: 'Business owners who compare notes on the same problems.',
      features: ['Systems', 'Automation', 'Follow-up', 'Growth'],
      price: { amount: 'Free', after: ' to join' },
      note: `Paid membership: ${communityPrice} a month, until you cancel with ${NOTICE_DAYS} days’ written notice.`,
      action: { href: href('collective'), label: 'Visit the community' },
    },
  },
  catalog: {
    id: 'catalog',
    heading: 'Our main services, in one catalog.',
    lead: `${productLines.standard.name}, ${productLines.ai.name} and ${productLines.linkedin.name}. Fill out the form to get the service catalog.`,
    action: { ...dialog('catalogForm'), label: 'Complete Form' },
  },
  closing: {
    id: 'call',
    heading: 'Bring us the tangle.',
    lead: 'Book a free call. Tell us what you use now and where things slip through the cracks. We’ll tell you what to fix first.',
    call: scheduleCall,
    phone,
  },
} satisfies HomeContent;

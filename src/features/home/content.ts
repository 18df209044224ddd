import { dialog } from '#site/links.ts';
import { content as navigation, phone, scheduleCall } from '#features/navigation/content.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById, lanes, type LaneId } from '#data/lanes.ts';
import { laneFeatures, type LaneFeature } from '#data/platform-features.ts';
import { sampleLog, samplePipeline, samplePosts, sampleThread } from '#data/samples.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { coreServices } from '#data/services.ts';
import { standardPlans, SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { inWords, inWordsFirst, joinList } from '#lib/text.ts';
import { stages, tracks } from './businesses.ts';
import { featuresInPlainWords } from './plan-features.ts';
import {
  cheapest,
  communityPrice,
  doneForYouFrom,
  partnershipFrom,
  platformFrom,
  separateTools,
} from '#data/prices.ts';
import { EXTRA } from '#features/offers/terms-content.ts';

const catalogServices = coreServices.map((service) => service.name);
const NOTICE_DAYS = legalFacts.notice.subscriptionTerminationDays;
const SAMPLE = 'Sample data';

/** The endings of the "What if" sentence, one per lane. */
const endings: Record<LaneId, string> = {
  crm: 'every lead was on one list, with a next step?',
  funnels: 'a click on your ad left you a name and a number?',
  scheduling: 'customers booked the open times on your calendar?',
  sms: 'missed calls got a text back while you stayed on the ladder?',
  social: 'your pages kept posting while you were on a job?',
  reputation: 'every customer got asked for a review?',
  payments: 'the invoice went out before you left the driveway?',
  analytics: 'one screen showed you where the money comes from?',
};

/** The features with these ids, each with the number of its lane. */
const onLanes = (...ids: LaneFeature['id'][]) =>
  laneFeatures
    .filter(({ id }) => ids.includes(id))
    .map(({ name, lane }) => ({ number: laneById(lane).number, name }));

/** Why a visitor should hand the work over. */
const reasons = [
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
] as const;

/** The home page, section by section, in the order of the specification. */
const plansHref = href('pbsengine', PRICING_ID);

export const homeCopy = {
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
    endings: lanes.map(({ id, number, name }) => ({
      lane: number,
      laneName: name,
      text: endings[id],
    })),
    end: `${inWordsFirst(lanes.length)} jobs that many owners do by hand, or with separate tools. ${company.platformName} does them all.`,
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
    heading: `${inWordsFirst(industries.length)} industries.\nSame engine.`,
    lead: 'Dots show where to start.',
    srLead: 'Each says what to start with.',
    lanes,
    first: 'Start with',
    industries: industries.map(({ name, change, firstLanes }) => ({
      name,
      text: change,
      firstLanes: firstLanes.map((lane) => laneById(lane)),
    })),
  },
  reasons: {
    id: 'reasons',
    heading: `${inWordsFirst(reasons.length)} reasons to hand us the wrench.`,
    reasons,
  },
  tickets: {
    id: 'offers',
    heading: 'Three ways to start.',
    platform: {
      name: company.platformName,
      text: 'One place for your customer list, calendar, texts, reviews and invoices.',
      features: standardPlans
        .filter((plan) => cheapest([plan]) === platformFrom)
        .flatMap(featuresInPlainWords),
      note: `Pay by the year and get ${inWords(MONTHS_FREE_PER_YEAR)} months free.`,
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
    lead: `${joinList(catalogServices)}. Fill out the form to get the service catalog.`,
    booklet: { title: 'Service catalog', services: catalogServices },
    action: { ...dialog('catalogForm'), label: 'Complete Form' },
  },
  closing: {
    id: 'call',
    heading: 'Bring us the tangle.',
    lead: 'Book a free call. Tell us what you use now and where things slip through the cracks. We’ll tell you what to fix first.',
    call: scheduleCall,
    phone,
  },
} as const;

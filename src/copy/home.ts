import { aiOffers } from '#data/ai-offers.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries, type IndustryId } from '#data/industries.ts';
import { laneById, lanes, type LaneId } from '#data/lanes.ts';
import { sampleLog, samplePipeline, samplePosts, sampleThread } from '#data/samples.ts';
import { coreServices } from '#data/services.ts';
import { SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { inWords, inWordsFirst, joinList } from '#lib/text.ts';
import { layoutCopy } from './layout.ts';
import { platformFrom, separateTools } from './prices.ts';

const partnershipPrice = formatMoney(aiOffers.fractionalPartnership.prices.month.amount);
const catalogServices = coreServices.map((service) => service.name);
const SAMPLE = 'Sample data';

/** How "What if" ends, once per lane. */
const endings: Record<LaneId, string> = {
  crm: 'every lead landed on one list with a next step?',
  funnels: 'the follow-up went out whether you remembered or not?',
  scheduling: 'people booked themselves into the gaps in your week?',
  sms: 'missed calls got a text back while you stayed on the ladder?',
  social: 'your pages kept posting while you were on a job?',
  reputation: 'happy customers got asked for a review every time?',
  payments: 'the invoice left before you did?',
  analytics: 'one screen told you where the money came from?',
};

/** What changes in each industry, by its id. */
const industrySentences: Record<IndustryId, string> = {
  'consultants-and-coaches': 'Calls booked, proposals chased, retainers invoiced.',
  'real-estate': 'Inquiries answered, showings booked, past clients kept warm.',
  'financial-advisors': 'Reviews scheduled, documents chased, introductions tracked.',
  'home-services': 'Missed calls texted back, invoices paid on the driveway.',
  'healthcare-practices': 'Appointments confirmed, no-shows rebooked.',
  'professional-services': 'Intake, scheduling and billing on one client record.',
  'business-development': 'Outreach, replies and meetings in one pipeline.',
  'account-management': 'Renewals and open requests with dates on them.',
  'sales-organizations': 'One pipeline, one number, one version of the forecast.',
};

/** Where businesses get stuck, by their size. */
const stages = [
  {
    id: 'startup',
    name: 'Startup',
    summary: 'Everything is you.',
    pains: [
      'You answer leads from your phone, between jobs.',
      'Quotes and promises live in one inbox. Yours.',
      'There is no system to hand to a first hire.',
    ],
  },
  {
    id: 'growing',
    name: 'Growing',
    summary: 'It worked when there were fewer of you.',
    pains: [
      'A tool for every problem, and none of them talk.',
      'Follow-up depends on who is in that day.',
      'You are busy, and nobody can say why.',
    ],
  },
  {
    id: 'established',
    name: 'Established',
    summary: 'The process lives in people’s heads.',
    pains: [
      'Years of data in systems nobody wants to touch.',
      'Reports take days, then start an argument.',
      'Every new hire learns it a different way.',
    ],
  },
] as const;

/** The ways in. */
const tracks = [
  {
    name: 'Startup launch partner',
    text: 'For owners with more ideas than systems. We set up the first version of everything, so you open with a process instead of a pile.',
    stations: [
      'Your first pipeline',
      'A booking page',
      'Follow-up that sends itself',
      'The first invoice out',
    ],
  },
  {
    name: 'Business transformation partner',
    text: 'For companies with customers, history and too many tools. We move it all onto one engine while you keep working.',
    stations: [
      'Map every tool and handoff',
      'Move the data across',
      'Rebuild the follow-up',
      'Switch the old tools off',
    ],
  },
] as const;

/** Why a visitor should hand it over. */
const reasons = [
  {
    word: 'One',
    phrase: 'bill, not a drawer of them.',
    text: `The separate tools we compared come to ${separateTools} per month. ${company.platformName} starts at ${platformFrom}.`,
  },
  {
    word: 'Done',
    phrase: 'with you or for you, never left to you.',
    text: `There are people on the other end. Every ${company.platformName} plan has ${SUPPORT}.`,
  },
  {
    word: 'Zero',
    phrase: 'contracts on the fractional partnership.',
    text: `${partnershipPrice} per month. Stay because it works.`,
  },
  {
    word: 'Yours,',
    phrase: 'meaning your data.',
    text: `You own it and can export it while you are with us. ${claims.encryptionAtRest} at rest, ${claims.encryptionInTransit} in transit.`,
  },
] as const;

/** The home page, section by section, in the order of the specification. */
export const homeCopy = {
  hero: {
    heading: layoutCopy.footer.line,
    lead: `${company.brand} puts your leads, bookings, texts, reviews, invoices and reports into one system. Then our team sets it up and keeps it running.`,
    plans: `Plans from ${platformFrom}/month`,
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
    id: 'what-if',
    heading: 'What if',
    endings: lanes.map(({ id, number, name }) => ({
      lane: number,
      laneName: name,
      text: endings[id],
    })),
    end: `${inWordsFirst(lanes.length)} jobs, usually done by hand or split across ${inWords(lanes.length)} tools. One engine does all of them.`,
  },
  pains: {
    id: 'it-breaks-differently-at-every-size',
    heading: 'It breaks differently at every size.',
    lead: `Same tangle, ${inWords(stages.length)} stages. Find yours.`,
    stages,
  },
  pillars: {
    id: 'one-engine-three-parts-to-it',
    heading: 'One engine.\nThree parts to it.',
    systems: {
      name: 'Complete business systems',
      text: 'Every customer, job, booking and dollar on one record. We build the pipeline, calendars, forms and invoices around the way you already work.',
      lanes: [
        { number: 1, name: 'CRM' },
        { number: 3, name: 'Scheduling' },
        { number: 7, name: 'Payments and invoicing' },
        { number: 8, name: 'Analytics' },
      ],
    },
    growth: {
      name: 'Growth and marketing machine',
      text: 'Get found, get answered, get chosen. Funnels catch the lead, texts do the follow-up, and finished jobs turn into reviews.',
      lanes: [
        { number: 2, name: 'Funnels' },
        { number: 4, name: 'SMS' },
        { number: 5, name: 'Social' },
        { number: 6, name: 'Reputation' },
      ],
    },
    partnership: {
      name: 'Fractional partnership',
      text: 'An AI and automation team on your side of the table. They build it, mend it and improve it with you.',
      price: partnershipPrice,
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
    id: 'starting-out-or-starting-over',
    heading: 'Starting out, or starting over.',
    lead: `${inWordsFirst(tracks.length)} ways in. Both end with one system and a team that knows it.`,
    tracks,
  },
  industries: {
    id: 'nine-kinds-of-business-same-engine',
    heading: `${inWordsFirst(industries.length)} kinds of business. Same engine.`,
    lead: 'What changes is which lanes carry the load. The stations usually go in first.',
    lanes,
    industries: industries.map(({ id, name, firstLanes }) => ({
      name,
      text: industrySentences[id],
      firstLanes: firstLanes.map((lane) => laneById(lane).number as number),
      firstLanesText: `First lanes: ${joinList(firstLanes.map((lane) => laneById(lane).name))}.`,
    })),
  },
  reasons: {
    id: 'four-reasons-to-hand-us-the-wrench',
    heading: `${inWordsFirst(reasons.length)} reasons to hand us the wrench.`,
    reasons,
  },
  tickets: {
    id: 'get-on-where-it-suits-you',
    heading: 'Get on where it suits you.',
    platform: {
      name: company.platformName,
      text: 'The platform. CRM to analytics in one login, built with you or for you.',
      price: { before: 'From', amount: platformFrom, after: '/month' },
      action: 'See the platform',
    },
    partnership: {
      flag: 'Most Popular',
      name: 'Fractional AI partnership',
      text: 'An AI and automation team that finds the slow, repeated work and builds it away.',
      price: { amount: partnershipPrice, after: '/month' },
      note: 'No contracts.',
      action: 'See AI & automation',
    },
    community: {
      name: company.communityName,
      text: 'The community. Owners comparing notes on the same problems.',
      price: { amount: 'Free', after: ' to join' },
      action: 'Visit the community',
    },
  },
  catalog: {
    id: 'everything-we-do-in-one-catalog',
    heading: 'Everything we do, in one catalog.',
    lead: `${joinList(catalogServices)}. Fill in the short form to get the service catalog.`,
    booklet: { title: 'Service catalog', services: catalogServices },
    action: 'Complete Form',
  },
  closing: {
    id: 'bring-us-the-tangle',
    heading: 'Bring us the tangle.',
    lead: 'Book a free call. Tell us what you run on now and where things slip. We will show you which lane to fix first.',
  },
} as const;

import { purchaseTermsProps } from '#features/offers/terms-props.ts';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById, lanes } from '#data/lanes.ts';
import { sampleCrewThread, sampleConsole } from '#data/pbsengine-samples.ts';
import { laneFeatures, platformFeatures } from '#data/platform-features.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, inWords, inWordsFirst, joinList } from '#lib/text.ts';
import { planComparison } from '#features/offers/comparison-content.ts';
import { featureWords } from './features.ts';
import { highTouchSupport, plansWith, platformPricing, toolsAgainstEngine } from './pricing.ts';
import { doneForYouFrom, platformFrom } from '#data/prices.ts';

const SAMPLE = 'Sample data';

/** The features that do not replace a separate tool. */
const otherFeatures = platformFeatures
  .filter(({ lane }) => lane === null)
  .map(({ name }) => asPartOfSentence(name));

/** The ways to get the system built. */
const methods = [
  {
    name: 'Done with you',
    plans: joinList(plansWith('done-with-you')),
    text: 'We set it up together, and you learn it as it goes in.',
  },
  {
    name: 'Done for you',
    plans: joinList(plansWith('done-for-you')),
    text: 'You tell us how you work, and we set it up.',
  },
] as const;

/** From the first call to a running system. */
const steps = [
  { name: 'Talk', text: 'A free call. Tell us what’s tangled. We ask questions.' },
  {
    name: 'Choose',
    text: 'Pick a plan, done with you or done for you. Pay monthly or yearly.',
  },
  {
    name: 'Set up',
    text: 'Calendars, automations, phone and payments go in and get tested.',
  },
  { name: 'Run', text: 'You work. Questions? Text us on WhatsApp.' },
] as const;

/** The platform page, section by section, in the order of the specification. */
export const pbsengineCopy = {
  hero: {
    heading: 'The whole business on one engine.',
    lead: `Answer every lead, fill your calendar and get paid. ${company.platformName} puts your customer list (CRM), bookings, texts (SMS), reviews and invoices in one place. Done with you from ${platformFrom} a month, done for you from ${doneForYouFrom}.`,
    call: scheduleCall,
    plans: { href: href('pbsengine', PRICING_ID), label: `From ${platformFrom} a month` },
    console: {
      title: sampleConsole.day,
      label: SAMPLE,
      description: `A ${sampleConsole.day} in ${company.platformName}, with sample data: the calendar, the inbox and where the jobs came from.`,
      lanes,
      stats: [
        { name: 'New leads', value: String(sampleConsole.newLeads) },
        { name: 'Booked', value: String(sampleConsole.booked) },
        { name: 'Invoices paid', value: formatMoney(sampleConsole.invoicesPaid) },
      ],
      calendar: { title: 'Calendar', open: 'Open', entries: sampleConsole.calendar },
      inbox: { title: 'Inbox', messages: sampleConsole.inbox },
      sources: { title: 'Where jobs came from', rows: sampleConsole.sources },
    },
  },
  ratings: {
    id: 'security',
    heading: 'Built for daily use.',
    plate: company.platformName,
    main: {
      name: 'Uptime goal',
      value: `${claims.uptimePercent}%`,
      percent: claims.uptimePercent,
      meaning:
        'How much of the time we aim to be up. A goal, not a guarantee (terms, section 4.3).',
    },
    others: [
      {
        name: 'Encryption at rest',
        value: claims.encryptionAtRest,
        meaning: 'Your data is encrypted while it is stored (Advanced Encryption Standard).',
      },
      {
        name: 'Encryption in transit',
        value: claims.encryptionInTransit,
        meaning: 'Encrypted between your browser and the platform (Transport Layer Security).',
      },
      {
        name: 'Breach notice',
        value: `${claims.breachNoticeHours} hours`,
        meaning: 'How soon we tell you once we know of a breach.',
      },
    ],
  },
  highTouch: {
    id: 'support',
    heading: 'Software with people attached.',
    lead: 'A person sets it up, with you or for you.',
    support: highTouchSupport(),
    thread: {
      title: `${company.brand} crew on WhatsApp`,
      label: 'Example',
      description: 'An example: a double booking, reported and fixed over WhatsApp.',
      messages: sampleCrewThread,
    },
  },
  features: {
    id: 'features',
    heading: `${inWordsFirst(platformFeatures.length)} features.\nOne login.`,
    lead: `${inWordsFirst(laneFeatures.length)} do the work of separate tools. The other ${inWords(otherFeatures.length)} are ${joinList(otherFeatures.toReversed())}.`,
    label: SAMPLE,
    features: platformFeatures.map(({ id, name, lane }) => ({
      id,
      name,
      lane: lane && laneById(lane).number,
      ...featureWords[id],
    })),
  },
  industries: {
    id: 'industries',
    heading: 'Built for',
    industries: industries.map(({ name }) => asPartOfSentence(name)),
    end: 'and anyone else who sells time and skill.',
  },
  pricing: {
    ...platformPricing(),
    sectionId: PRICING_ID,
    premium: { href: href('pbsenginePremium'), label: `See ${company.premiumName}` },
    terms: purchaseTermsProps('plans'),
  },
  everyPlan: planComparison('standard'),
  methods: {
    id: 'setup',
    heading: 'With you,\nor for you.',
    caption: 'Who does what',
    task: 'Task',
    how: 'How it works',
    methods,
    who: { you: 'You', both: `You and ${company.brand}`, crew: company.brand },
    /** A task that is the same both ways has one answer. */
    tasks: [
      { name: 'Decide what the system should do', by: ['both'] },
      {
        name: 'Set up automations, connect phone and payments',
        by: ['both', 'crew'],
      },
      { name: 'Approve it before it goes live', by: ['you'] },
    ],
  },
  comparison: {
    id: 'costs',
    heading: 'What separate tools cost.',
    lead: 'Your own costs may be lower or higher.',
    ...toolsAgainstEngine(),
    engineName: company.platformName,
  },
  steps: {
    id: 'steps',
    heading: `From tangle to running in ${inWords(steps.length)} steps.`,
    steps,
    call: scheduleCall,
    phone,
  },
} as const;

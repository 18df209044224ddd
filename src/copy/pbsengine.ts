import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById, lanes } from '#data/lanes.ts';
import { sampleCrewThread, sampleConsole } from '#data/pbsengine-samples.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, inWords, inWordsFirst } from '#lib/text.ts';
import { planComparison } from './plan-comparison.ts';
import { featureWords } from './platform-features.ts';
import {
  highTouchTerms,
  plansWith,
  platformPricing,
  toolsAgainstEngine,
} from './platform-pricing.ts';
import { platformFrom } from './prices.ts';

const SAMPLE = 'Sample data';

/** The ways to get the system built. */
const methods = [
  { name: 'Done with you', plans: plansWith('done-with-you').join(', ') },
  { name: 'Done for you', plans: plansWith('done-for-you').join(', ') },
] as const;

/** From the first call to a running system. */
const steps = [
  { name: 'Talk', text: 'A free call. You describe the tangle, we ask questions.' },
  {
    name: 'Choose',
    text: 'Pick a size, then with you or for you. Pay monthly or yearly.',
  },
  {
    name: 'Install',
    text: 'Pipelines, pages, calendars, phone and payments go in and get tested.',
  },
  { name: 'Run', text: 'You work. We answer on WhatsApp and keep tuning it.' },
] as const;

/** The platform page, section by section, in the order of the specification. */
export const pbsengineCopy = {
  hero: {
    heading: 'The whole business on one engine.',
    lead: `${company.platformName} is CRM, marketing automation, funnels, scheduling, SMS, social, reputation, payments and analytics behind a single login. Set up with you, or for you.`,
    plans: `From ${platformFrom}/month`,
    console: {
      title: sampleConsole.day,
      label: SAMPLE,
      description: `A ${sampleConsole.day} in ${company.platformName}, with sample data: the calendar, the inbox and where the jobs came from, on one screen that ${inWords(lanes.length)} lanes lead into.`,
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
    id: 'rated-for-daily-use',
    heading: 'Rated for daily use.',
    lead: 'Every machine carries a plate with its ratings. This is ours.',
    plate: company.platformName,
    main: {
      name: 'Uptime',
      value: `${claims.uptimePercent}%`,
      percent: claims.uptimePercent,
      meaning: 'How much of the time the system is up.',
    },
    others: [
      {
        name: 'Encryption at rest',
        value: claims.encryptionAtRest,
        meaning: 'How your data is locked while it is stored.',
      },
      {
        name: 'Encryption in transit',
        value: claims.encryptionInTransit,
        meaning: 'How it is locked while it moves.',
      },
      {
        name: 'Breach notice',
        value: `${claims.breachNoticeHours} hours`,
        meaning: 'How soon we tell you about a data breach.',
      },
    ],
  },
  highTouch: {
    id: 'software-with-people-attached',
    heading: 'Software with people attached.',
    lead: 'A system stalls when nobody has time to finish the setup. So a person builds it with you, or builds it for you.',
    terms: highTouchTerms(),
    thread: {
      title: `${company.brand} crew on WhatsApp`,
      label: 'Example',
      description: 'An example: a double booking, reported and mended by WhatsApp.',
      messages: sampleCrewThread,
    },
  },
  features: {
    id: 'eleven-jobs-one-login',
    heading: `${inWordsFirst(platformFeatures.length)} jobs.\nOne login.`,
    lead: 'Everything below is in the engine. What you switch on first is up to you.',
    label: SAMPLE,
    features: platformFeatures.map(({ id, name, lane }) => ({
      id,
      name,
      lane: lane && laneById(lane).number,
      ...featureWords[id],
    })),
  },
  industries: {
    id: 'built-for',
    heading: 'Built for',
    industries: industries.map(({ name }) => asPartOfSentence(name)),
    end: 'and whoever else sells their time and skill.',
  },
  pricing: { ...platformPricing(), premium: `See ${company.premiumName}` },
  everyPlan: planComparison(),
  methods: {
    id: 'with-you-or-for-you',
    heading: 'With you,\nor for you.',
    lead: `${inWordsFirst(methods.length)} ways to get it built. Here is who holds the wrench.`,
    caption: `Who does what, in each of the ${inWords(methods.length)} ways`,
    task: 'Task',
    methods,
    who: { you: 'You', both: 'Both', crew: company.brand },
    tasks: [
      { name: 'Decide what the system should do', by: ['both', 'both'] },
      { name: 'Build the pipelines, pages and automations', by: ['both', 'crew'] },
      { name: 'Connect phone, calendar and payments', by: ['both', 'crew'] },
      { name: 'Write the texts and emails', by: ['both', 'crew'] },
      { name: 'Make changes as you grow', by: ['both', 'crew'] },
      { name: 'Approve before it goes live', by: ['you', 'you'] },
    ],
  },
  comparison: {
    id: 'what-the-pile-costs',
    heading: 'What the pile costs.',
    lead: 'A tool for each job means a login for each job, a bill for each job, and a person in the middle copying things across. You.',
    ...toolsAgainstEngine(),
    engineName: company.platformName,
  },
  steps: {
    id: 'from-tangle-to-running-in-four-steps',
    heading: `From tangle to running in ${inWords(steps.length)} steps.`,
    steps,
  },
} as const;

import { purchaseTerms } from '#features/offers/terms.ts';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById, lanes } from '#data/lanes.ts';
import { sampleCrewThread, sampleConsole } from '#data/pbsengine-samples.ts';
import { laneFeatures, platformFeatures } from '#data/platform-features.ts';
import { doneForYouFrom, platformFrom, separateTools } from '#data/prices.ts';
import { standardPlanById, SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import type { ComparisonProps } from './Comparison.tsx';
import type { FeatureLanesProps } from './FeatureLanes.tsx';
import type { FourStepsProps } from './FourSteps.tsx';
import type { HighTouchProps } from './HighTouch.tsx';
import type { IndustriesRunProps } from './IndustriesRun.tsx';
import type { MethodsProps } from './Methods.tsx';
import type { PlatformHeroProps } from './PlatformHero.tsx';
import type { PricingProps } from './Pricing.tsx';
import type { RatingsProps } from './Ratings.tsx';
import { featureWords } from './features.ts';
import { FREE_MONTHS, planCards } from './plans.ts';

type PlatformContent = {
  hero: PlatformHeroProps;
  ratings: RatingsProps;
  highTouch: HighTouchProps;
  features: FeatureLanesProps;
  industries: IndustriesRunProps;
  pricing: PricingProps;
  methods: MethodsProps;
  comparison: ComparisonProps;
  steps: FourStepsProps;
};

const { essentials, standard, deluxe } = standardPlanById;
const SAMPLE = 'Sample data';

/** The platform page, section by section, in the order of the specification. */
export const content = {
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
    support: `Every plan has ${SUPPORT}: text us your question.`,
    thread: {
      title: `${company.brand} crew on WhatsApp`,
      label: 'Example',
      description: 'An example: a double booking, reported and fixed over WhatsApp.',
      messages: sampleCrewThread,
    },
  },
  features: {
    id: 'features',
    heading: 'Eleven features.\nOne login.',
    lead: 'Nine do the work of separate tools. The other two are unlimited sub-accounts and white-label.',
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
    sectionId: PRICING_ID,
    id: 'plans',
    heading: 'Three sizes of\nthe same engine.',
    periods: { legend: 'Billing', monthly: 'Monthly', yearly: 'Yearly', saving: FREE_MONTHS },
    anchor: {
      before: 'The separate tools we compared came to',
      amount: separateTools,
      after: 'per month',
    },
    popular: 'Popular',
    insteadOf: 'Compared with',
    plans: planCards,
    includes: `Every plan includes CRM, marketing automation, funnels, scheduling, SMS, social, reputation, payments and invoicing, analytics and white-label. ${standard.name} and ${deluxe.name} add unlimited sub-accounts.`,
    note: 'Want your LinkedIn managed, too?',
    premium: { href: href('pbsenginePremium'), label: `See ${company.premiumName}` },
    terms: purchaseTerms.plans,
  },
  methods: {
    id: 'setup',
    heading: 'With you,\nor for you.',
    caption: 'Who does what',
    task: 'Task',
    how: 'How it works',
    methods: [
      {
        name: 'Done with you',
        plans: `${essentials.name} and ${standard.name}`,
        text: 'We set it up together, and you learn it as it goes in.',
      },
      {
        name: 'Done for you',
        plans: deluxe.name,
        text: 'You tell us how you work, and we set it up.',
      },
    ],
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
    pile: {
      title: 'Separate tools',
      tools: laneFeatures.map(({ name }) => name),
      lines: [
        { name: 'Logins', value: 'one each' },
        { name: 'Bills', value: 'one each' },
        { name: 'Connecting them', value: 'your evenings' },
      ],
      sum: { label: 'What we compared came to', amount: separateTools, period: 'per month' },
    },
    platform: {
      title: company.platformName,
      jobs: 'The same nine jobs',
      lines: [
        { name: 'Logins', value: 'one' },
        { name: 'Platform bills', value: 'one' },
      ],
      sum: { label: 'From', amount: platformFrom, period: 'per month' },
    },
    description: `Two receipts. The long one is for separate tools: CRM, marketing automation, funnels, scheduling, SMS, social, reputation, payments and invoicing, analytics. Each has its own login and bill. What we compared came to ${separateTools} per month. The short one is for the same jobs on one engine, with one login and one platform bill: from ${platformFrom} per month.`,
  },
  steps: {
    id: 'steps',
    heading: 'From tangle to running in four steps.',
    steps: [
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
    ],
    call: scheduleCall,
    phone,
  },
} satisfies PlatformContent;

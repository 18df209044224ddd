import { AUTOMATION_DECIDES, purchaseTerms } from '#features/offers/terms.ts';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById, lanes } from '#data/lanes.ts';
import { sampleCrewThread, sampleConsole } from '#data/pbsengine-samples.ts';
import { laneFeatures, platformFeatures } from '#data/platform-features.ts';
import { doneForYouFrom, partnershipFrom, platformFrom, separateTools } from '#data/prices.ts';
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
const SAMPLE = 'Example';

/** The platform page, section by section, in the order of the specification. */
export const content = {
  hero: {
    heading: 'Run your business from one login.',
    // The lowest step of the ladder: what it is, and what separate tools lack.
    lead: `One place for your customer list, bookings, texts, reviews and invoices, instead of tools that don’t talk to each other. It’s software you run. We set it up with you from ${platformFrom} a month, or for you from\u00a0${doneForYouFrom}.`,
    call: scheduleCall,
    plans: { href: href('pbsengine', PRICING_ID), label: 'See the three plans' },
    console: {
      title: sampleConsole.day,
      label: SAMPLE,
      description: `A ${sampleConsole.day} in ${company.platformName}, with sample data: the calendar, the inbox and what became of the leads.`,
      lanes,
      stats: [
        { name: 'New leads', value: String(sampleConsole.newLeads) },
        { name: 'Booked', value: String(sampleConsole.booked) },
        { name: 'Invoices paid', value: formatMoney(sampleConsole.invoicesPaid) },
      ],
      calendar: { title: 'Calendar', open: 'Open', entries: sampleConsole.calendar },
      inbox: { title: 'Inbox', messages: sampleConsole.inbox },
      report: { title: 'From lead to paid', rows: sampleConsole.report },
    },
  },
  ratings: {
    id: 'security',
    heading: 'Under the hood.',
    plate: company.platformName,
    main: {
      name: 'Uptime goal',
      value: `${claims.uptimePercent}%`,
      percent: claims.uptimePercent,
      meaning: 'The uptime we aim for. A goal, not a guarantee (Terms 4.3).',
    },
    others: [
      {
        name: 'Encryption at rest',
        value: claims.encryptionAtRest,
        meaning: 'Data stored on the platform is encrypted (Advanced Encryption Standard).',
      },
      {
        name: 'Encryption in transit',
        value: claims.encryptionInTransit,
        meaning: 'On its way to and from the platform, Transport Layer Security encrypts it.',
      },
      {
        name: 'Breach notice',
        value: `${claims.breachNoticeHours} hours`,
        meaning: 'If there’s ever a breach, we tell you this soon after we know.',
      },
    ],
  },
  highTouch: {
    id: 'support',
    heading: 'Software that comes\nwith people.',
    lead: 'A person sets it up, with you or for you.',
    support: `Every plan has ${SUPPORT}: text us your questions.`,
    thread: {
      title: `${company.brand} team on WhatsApp`,
      label: 'Example',
      description:
        'An example: a double booking. The team says over WhatsApp what to connect, and a test shows that it works.',
      messages: sampleCrewThread,
    },
  },
  features: {
    id: 'features',
    heading: 'Nine features.\nOne place.',
    lead: `Each does the job of a separate tool. ${AUTOMATION_DECIDES} Two more come on top: your own name on it (white-label) and, on ${standard.name} and ${deluxe.name}, unlimited sub-accounts.`,
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
    end: 'and any other business that sells time and skill.',
  },
  pricing: {
    sectionId: PRICING_ID,
    id: 'plans',
    heading: 'Three plans.\nWhich one is yours?',
    periods: { legend: 'Billing', monthly: 'Monthly', yearly: 'Yearly', saving: FREE_MONTHS },
    anchor: {
      before: 'The separate tools we compared came to',
      amount: separateTools,
      after: 'a month. Your own costs may be lower or higher.',
    },
    popular: 'Popular',
    insteadOf: 'Compared with',
    plans: planCards,
    includes: `Every plan has all nine features and white-label. The AI add-ons on ${deluxe.name} don’t include our AI advertising service, which has its own price.`,
    others: [
      {
        note: `A plan is software that you run. The AI partnership, from ${partnershipFrom} a month, is a team that keeps finding your repetitive work and automating it.`,
        link: { href: href('aiAutomation'), label: 'See the AI partnership' },
      },
      {
        note: 'Want a team to run your LinkedIn, too?',
        link: { href: href('pbsenginePremium'), label: `See ${company.premiumName}` },
      },
    ],
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
        text: 'We set it up together, and you learn it as we go.',
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
        name: 'Set up automations, and connect your phone and payments',
        by: ['both', 'crew'],
      },
      { name: 'Try it and approve it before it goes live', by: ['you'] },
    ],
  },
  comparison: {
    id: 'costs',
    heading: 'What separate tools cost.',
    lead: 'Nine logins and nine bills, or one login and one platform bill.',
    pile: {
      title: 'Separate tools',
      tools: laneFeatures.map(({ name }) => name),
      lines: [
        { name: 'Logins', value: 'one each' },
        { name: 'Bills', value: 'one each' },
        { name: 'Connecting them', value: 'your evenings' },
      ],
      sum: { label: 'The tools we compared', amount: separateTools, period: 'a month' },
    },
    platform: {
      title: company.platformName,
      jobs: 'The same nine features',
      lines: [
        { name: 'Logins', value: 'one' },
        { name: 'Platform bill', value: 'just one' },
      ],
      sum: { label: 'From', amount: platformFrom, period: 'a month' },
    },
    description: `Two receipts. The long one is for separate tools: CRM, marketing automation, funnels, scheduling, SMS, social, reputation, payments and invoicing, analytics. Each has its own login and bill. The tools we compared came to ${separateTools} a month. The short one is for the same nine features with one login and just one platform bill: from ${platformFrom} a month.`,
  },
  steps: {
    id: 'steps',
    heading: 'Up and running in four steps.',
    steps: [
      { name: 'Talk', text: 'A free call. Tell us what isn’t working. We’ll ask questions.' },
      {
        name: 'Choose',
        text: 'Pick a plan. Pay monthly or yearly.',
      },
      {
        name: 'Set up',
        text: 'Your calendar, phone and payments get connected where your tools allow it, and tested.',
      },
      { name: 'Run', text: 'Get back to work. Questions? Text us on WhatsApp.' },
    ],
    call: scheduleCall,
    phone,
  },
} satisfies PlatformContent;

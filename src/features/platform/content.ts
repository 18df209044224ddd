import type { IndustriesRunProps } from '#features/industries/IndustriesRun.tsx';
import { AUTOMATION_DECIDES, purchaseTerms, SETUP_APPROVED } from '#features/offers/terms.ts';
import {
  callFacts,
  integrations,
  platformRating,
  receipt,
  RECEIPT_ID,
  timeToLive,
  toolsCost,
  toolsSeen,
  toReceipt,
} from '#features/proof/content.ts';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById, lanes } from '#data/lanes.ts';
import { sampleCrewThread, sampleConsole } from '#data/pbsengine-samples.ts';
import { proof } from '#data/proof.ts';
import { laneFeatures, platformFeatures } from '#data/platform-features.ts';
import { partnershipFrom, platformFrom } from '#data/prices.ts';
import { standardPlanById, SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence, inWords } from '#lib/text.ts';
import { newTab } from '#ui/link.ts';
import type { ComparisonProps } from './Comparison.tsx';
import type { FeatureLanesProps } from './FeatureLanes.tsx';
import type { FourStepsProps } from './FourSteps.tsx';
import type { HighTouchProps } from './HighTouch.tsx';
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
const tools = receipt ? receipt.tools : laneFeatures.map(({ name }) => ({ name }));
const apart = inWords(tools.length);
const plans = { href: href('pbsengine', PRICING_ID), label: 'See the three plans' };

/** The platform page, section by section, in the order of the specification. */
export const content = {
  hero: {
    heading: ['Run your business', 'from one login.'],
    // The lowest step of the ladder: what it is, and who does what.
    lead: `Customers, bookings, texts, reviews and invoices in one place. It’s software you run, set up with you or, on\u00a0${deluxe.name}, for\u00a0you.`,
    primaryAction: scheduleCall,
    phone,
    plans: {
      ...plans,
      period: 'a month',
      fares: planCards.map(({ name, monthly }) => ({ name, price: monthly.price })),
    },
    rating: platformRating,
    console: {
      title: sampleConsole.day,
      label: SAMPLE,
      description: `A ${sampleConsole.day} in ${company.platformName}, with sample data: the calendar, the inbox and what became of the leads.`,
      lanes,
      stats: [
        { name: 'New leads', value: String(sampleConsole.newLeads), lane: laneById('crm').number },
        {
          name: 'Booked',
          value: String(sampleConsole.booked),
          lane: laneById('scheduling').number,
        },
        {
          name: 'Invoices paid',
          value: formatMoney(sampleConsole.invoicesPaid),
          lane: laneById('payments').number,
        },
      ],
      calendar: { title: 'Calendar', open: 'Open', entries: sampleConsole.calendar },
      inbox: { title: 'Inbox', messages: sampleConsole.inbox },
      report: { title: 'From lead to paid', rows: sampleConsole.report },
    },
  },
  ratings: {
    id: 'security',
    heading: 'Under the hood.',
    claims: [
      {
        name: 'Data in transit',
        value: claims.encryptionInTransit,
        meaning: 'Transport Layer Security.',
      },
      {
        name: 'Data at rest',
        value: claims.encryptionAtRest,
        meaning: 'Advanced Encryption Standard.',
      },
      {
        name: 'Breach notice',
        value: `${claims.breachNoticeHours} hours`,
        meaning: 'After we learn of a breach.',
      },
      {
        name: 'Uptime goal',
        value: `${claims.uptimePercent}%`,
        meaning: 'Not a guarantee (Terms 4.3).',
        status: proof.statusPage
          ? { ...newTab(proof.statusPage), label: 'See how it runs today' }
          : undefined,
      },
    ],
  },
  highTouch: {
    id: 'support',
    heading: 'Software that comes\nwith people.',
    lead: `A person sets it up, with you or for you. Every plan has ${SUPPORT}.`,
    thread: {
      title: `${company.brand} team on WhatsApp`,
      label: 'Example',
      description:
        'An example: Saturdays for repairs only. The team says over WhatsApp what to set, and a test shows that it works.',
      messages: sampleCrewThread,
    },
  },
  features: {
    id: 'features',
    heading: 'Nine features\nin one place.',
    lead: `Each does the job of a separate tool. ${AUTOMATION_DECIDES} Every plan can carry your logo. Sub-accounts start with ${standard.name}.${integrations}`,
    plans,
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
    heading: 'Three plans.\nWhich one is\u00a0yours?',
    periods: { legend: 'Billing', monthly: 'Monthly', yearly: 'Yearly', saving: FREE_MONTHS },
    anchor: {
      before: 'The separate tools we compared came to',
      amount: toolsCost,
      after: `a month. Your own costs may be lower or higher.${receipt ? ` Prices seen ${receipt.seen}.` : ''}`,
    },
    popular: 'Popular',
    included: 'What’s included',
    plans: planCards,
    includes: 'Every plan has all nine features and can carry your name and logo.',
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
    source: toReceipt && { note: 'We list what each separate tool costs.', link: toReceipt },
    terms: purchaseTerms.plans,
  },
  methods: {
    id: 'setup',
    heading: 'With you,\nor for you.',
    methods: [
      {
        name: 'Done with you',
        plans: `${essentials.name} and ${standard.name}`,
        by: `You and ${company.brand}`,
        isShared: true,
        text: 'We set up your automations, phone and payments together, and you learn it as we go.',
      },
      {
        name: 'Done for you',
        plans: deluxe.name,
        by: company.brand,
        isShared: false,
        text: 'You tell us how you work, and we set up your automations, phone and payments.',
      },
    ],
    both: `Either way, we agree on what it should do. ${SETUP_APPROVED}`,
  },
  comparison: {
    id: RECEIPT_ID,
    heading: 'What separate tools cost.',
    call: scheduleCall,
    receipt: {
      tools,
      sums: [
        {
          label: 'Tools compared',
          lines: [`${apart} logins`, `${apart} bills`, 'your evenings'],
          amount: toolsCost,
          period: `a month${toolsSeen}`,
        },
        {
          label: company.platformName,
          lines: ['one login', 'one platform bill', `all ${inWords(laneFeatures.length)} features`],
          amount: platformFrom,
          period: 'a month and up',
        },
      ],
    },
    description: `A receipt for ${apart} tools: ${receipt ? receipt.inWords : 'CRM, marketing automation, funnels, scheduling, SMS, social, reputation, payments and invoicing, analytics'}. Each, bought apart, has its own login and bill. The tools we compared came to ${toolsCost} a month${toolsSeen}. The same nine features on ${company.platformName} have one login and just one platform bill: from ${platformFrom} a month.`,
  },
  steps: {
    id: 'steps',
    heading: 'Up and running in four steps.',
    steps: [
      {
        name: 'Talk',
        text: `A free call.${callFacts} Tell us what isn’t working. We’ll say what to fix first.`,
      },
      {
        name: 'Choose',
        text: 'Pick a plan. Pay monthly or yearly.',
      },
      {
        name: 'Set up',
        text: `Your calendar, phone and payments are connected, where your tools allow it, and tested.${timeToLive}`,
      },
      { name: 'Run', text: 'Get back to work. Questions? Text us on WhatsApp.' },
    ],
    call: scheduleCall,
    phone,
  },
} satisfies PlatformContent;

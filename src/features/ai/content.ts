import type { ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import type { FaqProps } from '#features/faq/Faq.tsx';
import type { IndustriesRunProps } from '#features/industries/IndustriesRun.tsx';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import { callFacts } from '#features/proof/content.ts';
import { partnershipAtLeast } from '#features/offers/ladder.ts';
import { AS_SENDER, LATE_OR_DISPUTED, NEW_PRICE, purchaseTerms } from '#features/offers/terms.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById } from '#data/lanes.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { buildFrom, partnershipFrom, platformFrom } from '#data/prices.ts';
import { processSteps } from '#data/process-steps.ts';
import { asPartOfSentence, sectionId } from '#lib/text.ts';
import { dialog } from '#site/current.ts';
import { href } from '#site/site.ts';
import type { Action } from '#ui/link.ts';
import type { AiHeroProps } from './AiHero.tsx';
import type { AssessmentProps } from './Assessment.tsx';
import { dayStops, needsPlan, switchPanel } from './day.ts';
import type { OffersProps } from './Offers.tsx';
import type { ProcessProps } from './Process.tsx';
import { sheet } from './sheet.ts';
import type { SubscriberFeaturesProps } from './SubscriberFeatures.tsx';
import type { TechnologyProps } from './Technology.tsx';
import type { VisionProps } from './Vision.tsx';

type AiContent = {
  hero: AiHeroProps;
  technology: TechnologyProps;
  vision: VisionProps;
  process: ProcessProps;
  offers: OffersProps;
  subscribers: SubscriberFeaturesProps;
  assessment: AssessmentProps;
  industries: IndustriesRunProps;
  questions: FaqProps;
  closing: ClosingCallProps;
};

const { fractionalPartnership, customBuild } = aiOffers;
const { notice, retention } = legalFacts;

/** The id of the working day. */
const DAY_ID = 'day';

/** The header's button has the same label but opens a different call. */
const call: Action = {
  ...dialog('assessment'),
  label: scheduleCall.label,
  srText: 'for the AI & Automation Utility Assessment',
};

/** The AI and automation page, section by section, in the order of the specification. */
export const content = {
  hero: {
    heading: 'Stop doing the same task twice.',
    lead: `A team finds the work you keep repeating and automates it. From ${partnershipFrom} a month; stop with ${notice.subscriptionTerminationDays}\u00a0days’ notice. Start with a free\u00a0assessment.`,
    primaryAction: call,
    phone,
    secondaryAction: { href: href('aiAutomation', DAY_ID), label: 'See a day with AI' },
    again: ['Retype the lead', 'Retype it again', 'Chase the quote', 'Chase it again'],
    once: ['Logged', 'Followed up', 'Done'],
  },
  technology: {
    id: 'technology',
    heading: 'Enterprise technology',
    items: [
      {
        value: claims.encryptionAtRest,
        name: 'Encryption at rest',
        text: 'Stored data (Advanced Encryption Standard).',
      },
      {
        value: claims.encryptionInTransit,
        name: 'Encryption in transit',
        text: 'Moving data (Transport Layer Security).',
      },
      {
        value: `${claims.uptimePercent}%`,
        name: 'Uptime goal',
        text: 'What we aim for, not a guarantee (Terms 4.3).',
      },
      {
        value: `${claims.breachNoticeHours} hours`,
        name: 'Breach notice',
        text: 'From when we know of a breach.',
      },
    ],
  },
  vision: {
    sectionId: DAY_ID,
    id: 'vision',
    heading: 'What if busywork had an off switch?',
    lead: `${company.platformName} does three of these steps, from ${platformFrom} a month. Our\u00a0team builds three more. You do the job.`,
    stops: dayStops,
    example: {
      label: 'Example.',
      text: 'Names, times and amounts are made up.',
    },
    next: { title: 'Your day', text: 'Show us one task you keep repeating.', call },
    panel: switchPanel,
  },
  process: {
    id: 'process',
    heading: 'Done for you, in three steps.',
    stepLabel: 'Step',
    steps: processSteps,
  },
  offers: {
    id: 'offers',
    heading: 'Two ways\nto hire us.',
    lead: 'Work that keeps changing? Take the partnership. One job that you can name today? Take a build.',
    startingAt: 'Starting at',
    included: 'What’s included',
    action: {
      ...dialog('assessment'),
      label: 'Schedule AI & Automation Utility Assessment',
    },
    terms: purchaseTerms.ai,
    partnership: {
      ...fractionalPartnership,
      price: partnershipFrom,
      period: 'per month',
      remark: `${partnershipAtLeast}. ${needsPlan}`,
    },
    build: { ...customBuild, price: buildFrom, period: 'one time' },
  },
  questions: {
    id: 'faq',
    heading: 'Fine print,\nlarge\u00a0type.',
    terms: { href: href('terms'), label: 'Read the full terms' },
    open: 'Eight short answers',
    questions: [
      {
        id: 'do-i-need-a-plan',
        question: `Do I need a ${company.platformName} plan?`,
        answer:
          'Only if what we build for you runs on it. We work in your own tools, too. The price doesn’t include a plan.',
      },
      {
        id: 'what-do-i-have-to-do',
        question: 'What do I have to do?',
        answer: `Show us how you work, let AI process your data, and test and approve each build before it goes live. ${AS_SENDER} In a regulated field, check that it fits your rules.`,
      },
      {
        id: 'how-long-does-it-take',
        question: 'How long does a build take?',
        answer:
          'That depends on the job, and so does the number of builds a month. Ask us in the assessment, before you pay. A date in your order is an estimate unless the order says it’s binding.',
      },
      {
        id: 'what-do-i-pay',
        question: 'What do I pay, and what is extra?',
        answer:
          'You pay in advance, and there’s no refund once you have access or we’ve started work. AI usage is billed on top, by how much you use and which AI model does the work, unless your order includes it. Taxes are extra, and so is what other companies charge you.',
      },
      {
        id: 'what-if-i-pay-late',
        question: 'What if a payment is late or wrong?',
        answer: `${LATE_OR_DISPUTED} For an automation, that time starts when it goes live.`,
      },
      {
        id: 'what-if-i-stop',
        question: 'What if I stop?',
        answer: `“No contracts” means no minimum term. Give us ${notice.subscriptionTerminationDays} days’ notice by email; that usually means one more payment. When the service ends, you can’t use the automations anymore. Export your data before then. For ${retention.exportGraceDays} days after, you can ask us for a copy; then we delete it. If you move to another provider, we help on request; if there’s a charge, we tell you first. ${NEW_PRICE}`,
      },
      {
        id: 'who-owns-my-data',
        question: 'Who owns what you build?',
        answer:
          'Your data is yours. What we build under the partnership, on the platform or in your other tools, is yours to use while you subscribe. A custom build that’s paid in full is yours to use for good; keeping it running isn’t listed in its price, so ask before you order. The platform or other products that it runs on aren’t part of it. No public case study unless you opt in.',
      },
      {
        id: 'where-does-my-data-go',
        question: 'Where does my data go?',
        answer:
          'AI models, some run by other companies for us, process it only to deliver what you ordered. AI can be wrong, so have a person check what it makes.',
      },
    ],
  },
  subscribers: {
    id: 'features',
    heading: `It plugs right into\n${company.platformName}.`,
    lead: `It works with all nine ${company.platformName} features: customer list, texts and the rest.`,
    features: laneFeatures.map(({ name, lane }) => ({ name, lane: laneById(lane).number })),
  },
  assessment: {
    id: 'assessment',
    heading: 'Free assessment.\nKeep the sheet.',
    claim:
      'Guaranteed return: a filled-out sheet. It’s free, and it’s yours to keep, whether you hire us or not.',
    limit: {
      before:
        'The guarantee covers the sheet. Paid work is best effort, with no guaranteed outcome: see ',
      // Terms 8.1: best effort without guaranteed outcomes, and what the guaranteed return covers.
      link: { href: href('terms', sectionId('8.1')), label: 'Terms 8.1' },
      after: '.',
    },
    call,
    sheet,
  },
  industries: {
    id: 'industries',
    heading: 'We automate work for',
    industries: industries.map(({ name }) => asPartOfSentence(name)),
    end: 'and other service\u00a0businesses.',
  },
  closing: {
    id: 'call',
    heading: 'Stop doing it twice.',
    lead: `The assessment is free.${callFacts} Show us one task you keep repeating. Keep the sheet that says what can be automated.`,
    call,
    phone,
  },
} satisfies AiContent;

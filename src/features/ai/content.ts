import type { ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import { purchaseTerms } from '#features/offers/terms.ts';
import { aiOffers, ASSESSMENT_PRICE } from '#data/ai-offers.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById } from '#data/lanes.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { partnershipFrom } from '#data/prices.ts';
import { processSteps } from '#data/process-steps.ts';
import { formatMoney } from '#lib/money.ts';
import { sectionId } from '#lib/numbered-document.ts';
import { dialog } from '#site/links.ts';
import { href } from '#site/site.ts';
import type { Action } from '#ui/link.ts';
import type { AiHeroProps } from './AiHero.tsx';
import type { AssessmentProps } from './Assessment.tsx';
import { dayStops, switchOf } from './day.ts';
import type { IndustryTagsProps } from './IndustryTags.tsx';
import type { OffersProps } from './Offers.tsx';
import type { ProcessProps } from './Process.tsx';
import type { QuestionsProps } from './Questions.tsx';
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
  industries: IndustryTagsProps;
  questions: QuestionsProps;
  closing: ClosingCallProps;
};

const { fractionalPartnership, customBuild } = aiOffers;
const buildFrom = formatMoney(customBuild.prices.once.amount);
const { notice, payment, retention } = legalFacts;

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
    lead: `A part-time (fractional) AI and automation team that finds the work you repeat and automates it. Starting at ${partnershipFrom} per month, no contracts, so no minimum term. Your first call is the free AI & Automation Utility Assessment.`,
    call,
    day: { href: href('aiAutomation', DAY_ID), label: 'See one working day' },
    again: ['Type it in', 'Type it in again', 'Send the file', 'Send it again'],
    once: ['Typed once', 'Sent once', 'Done'],
  },
  technology: {
    id: 'technology',
    heading: 'Enterprise technology',
    items: [
      {
        lane: 1,
        value: claims.encryptionAtRest,
        name: 'Encryption at rest',
        text: 'Your stored data is encrypted (Advanced Encryption Standard).',
      },
      {
        lane: 3,
        value: claims.encryptionInTransit,
        name: 'Encryption in transit',
        text: 'Your data is encrypted in transit (Transport Layer Security).',
      },
      {
        lane: 6,
        value: `${claims.uptimePercent}%`,
        name: 'Uptime goal',
        text: 'A goal, not a guarantee (terms, section 4.3).',
      },
      {
        lane: 7,
        value: `${claims.breachNoticeHours} hours`,
        name: 'Breach notice',
        text: 'How soon we tell you once we know of a breach.',
      },
    ],
  },
  vision: {
    sectionId: DAY_ID,
    id: 'vision',
    heading: 'What if busywork came with a switch?',
    lead: 'Follow one missed call to a paid invoice: seven steps in 24\u00a0hours, and you do one of them.',
    stops: dayStops,
    example: {
      label: 'Example.',
      text: 'Names, times and amounts are made up. The panel below explains the switches.',
    },
    panel: {
      heading: 'Nine automations. Start with any one.',
      systems: automationSystems.map((system) => ({
        ...system,
        ...switchOf(system.id),
      })),
    },
  },
  process: {
    id: 'process',
    heading: 'Done for you, in three moves.',
    stepLabel: 'Step',
    steps: processSteps,
  },
  offers: {
    id: 'offers',
    heading: 'Two ways to hire us.',
    startingAt: 'Starting at',
    action: {
      ...dialog('assessment'),
      label: 'Schedule AI & Automation Utility Assessment',
    },
    terms: purchaseTerms.ai,
    partnership: { ...fractionalPartnership, price: partnershipFrom, period: 'per month' },
    build: { ...customBuild, price: buildFrom, period: 'one time' },
  },
  questions: {
    id: 'faq',
    heading: 'The fine print, in large print.',
    lead: 'Short answers from our terms.',
    terms: { href: href('terms'), label: 'Read the full terms' },
    form: 'Before you hire us',
    rows: [
      {
        id: 'what-do-i-have-to-do',
        question: 'What do I have to do?',
        answer:
          'Show us the work. Authorize AI processing of your data. Try each build before it goes live.',
      },
      {
        id: 'how-long-does-it-take',
        question: 'How long does a build take?',
        answer:
          'It depends on the job. A date in your order is an estimate unless the order says it is binding.',
      },
      {
        id: 'what-do-i-pay',
        question: 'What do I pay, and what is extra?',
        answer: `Starting at ${partnershipFrom} per month, or starting at ${buildFrom} one time. Paid in advance; no refund once you have access or we have begun. AI processing is billed by usage and model complexity. A ${company.platformName} plan is sold separately.`,
      },
      {
        id: 'what-if-i-pay-late',
        question: 'What if I pay late, or dispute a charge?',
        answer: `A late payment may cost ${payment.lateFeePercentPerDay}% of the overdue amount a day, or the most the law allows, if less. Dispute a charge or a delivery by e-mail within ${payment.disputeWithinHours} hours after you receive it; after that, it counts as accepted.`,
      },
      {
        id: 'what-if-i-stop',
        question: 'What if I stop?',
        answer: `“No contracts” means no minimum term. Give ${notice.subscriptionTerminationDays} days’ notice in writing; that usually means one more payment. Export your data until then; for ${retention.exportGraceDays} days after, you can request an export. Then we delete it. If you move to another provider, we help on request; if that costs anything, we say so first.`,
      },
      {
        id: 'who-owns-my-data',
        question: 'Who owns my data and the automations?',
        answer:
          'Your data is yours. What we set up on the platform stays with us. A custom build that is paid in full stays yours to use. No public case study unless you opt in.',
      },
    ],
    yours: {
      question: 'Your question',
      action: { ...dialog('assessment'), label: 'Ask it in the assessment' },
    },
  },
  subscribers: {
    id: 'features',
    heading: `On ${company.platformName} already?\nIt plugs right in.`,
    lead: `Every ${company.platformName} plan has these nine features, from the customer list (CRM) to texts (SMS). Your automations use them; the team builds the rest.`,
    features: laneFeatures.map(({ name, lane }) => ({ name, lane: laneById(lane).number })),
  },
  assessment: {
    id: 'assessment',
    heading: 'Free assessment.\nGuaranteed return.',
    claim:
      'What you get back is guaranteed: a filled-out sheet that is yours to keep, free, whether you hire us or not.',
    limit: {
      before: 'The guarantee is that sheet. Work you hire us for later is best effort, as our ',
      // No guaranteed outcomes: best effort, and what the guaranteed return covers.
      link: { href: href('terms', sectionId('8.1')), label: 'Terms of Service' },
      after: ' say.',
    },
    call,
    sheet: {
      heading: 'What the consultation shows',
      stamp: 'Free',
      items: [
        'Where the hours go today',
        'Which tasks repeat, how often',
        'What can be automated now',
        'What should stay with a person',
        'What to build first, and why',
        'What it would cost to run',
      ],
      totals: [
        { label: 'You pay', value: formatMoney(ASSESSMENT_PRICE) },
        { label: 'You keep', value: 'This sheet' },
      ],
    },
  },
  industries: {
    id: 'industries',
    heading: 'For businesses that sell time and skill.',
    lead: 'A good first automation for each kind of service-based business.',
    industries: industries.map(({ name, firstJob }) => ({
      name,
      text: firstJob.text,
      ...switchOf(firstJob.system),
    })),
    yours: {
      name: 'And yours?',
      text: 'Bring the task you do twice.',
      by: `Switch ${automationSystems.length + 1}`,
      srText: 'A new automation',
    },
  },
  closing: {
    id: 'call',
    heading: 'Stop doing it twice.',
    lead: 'The assessment is free. Show us one task that you repeat, and keep the sheet that says what can be automated.',
    call,
    phone,
  },
} satisfies AiContent;

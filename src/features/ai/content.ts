import type { ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import type { FaqProps } from '#features/faq/Faq.tsx';
import { phone, scheduleCall } from '#features/navigation/content.ts';
import {
  AS_SENDER,
  AUTOMATION_DECIDES,
  LATE_OR_DISPUTED,
  NEW_PRICE,
  purchaseTerms,
} from '#features/offers/terms.ts';
import { aiOffers, ASSESSMENT_PRICE } from '#data/ai-offers.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries } from '#data/industries.ts';
import { laneById } from '#data/lanes.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { partnershipFrom, platformFrom } from '#data/prices.ts';
import { processSteps } from '#data/process-steps.ts';
import { formatMoney } from '#lib/money.ts';
import { sectionId } from '#lib/text.ts';
import { dialog } from '#site/links.ts';
import { href } from '#site/site.ts';
import type { Action } from '#ui/link.ts';
import type { AiHeroProps } from './AiHero.tsx';
import type { AssessmentProps } from './Assessment.tsx';
import { dayStops, switchOf } from './day.ts';
import type { IndustryTagsProps } from './IndustryTags.tsx';
import type { OffersProps } from './Offers.tsx';
import type { ProcessProps } from './Process.tsx';
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
  questions: FaqProps;
  closing: ClosingCallProps;
};

const { fractionalPartnership, customBuild } = aiOffers;
const buildFrom = formatMoney(customBuild.prices.once.amount);
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
    lead: `${company.platformName} is software you run. This is a part-time team that finds repetitive work and automates it, on the platform or in your tools. From ${partnershipFrom} a month, no contracts. It starts with a free call: your AI & Automation Utility Assessment.`,
    call,
    day: { href: href('aiAutomation', DAY_ID), label: 'See a day with it' },
    again: ['Type it in', 'Type it in again', 'Send the file', 'Send it again'],
    once: ['Typed once', 'Sent once', 'Done'],
  },
  technology: {
    id: 'technology',
    heading: 'Enterprise technology',
    items: [
      {
        value: claims.encryptionAtRest,
        name: 'Encryption at rest',
        text: 'Data stored on the platform is encrypted (Advanced Encryption Standard).',
      },
      {
        value: claims.encryptionInTransit,
        name: 'Encryption in transit',
        text: 'Encrypted on its way to and from the platform (Transport Layer Security).',
      },
      {
        value: `${claims.uptimePercent}%`,
        name: 'Uptime goal',
        text: 'The uptime we aim for. A goal, not a guarantee (Terms 4.3).',
      },
      {
        value: `${claims.breachNoticeHours} hours`,
        name: 'Breach notice',
        text: 'If there’s ever a breach, you hear from us this soon after we do.',
      },
    ],
  },
  vision: {
    sectionId: DAY_ID,
    id: 'vision',
    heading: 'What if busywork had an off switch?',
    lead: 'Seven steps, 24\u00a0hours, from a missed call to a paid invoice. You do one:\u00a0the\u00a0job.',
    stops: dayStops,
    example: {
      label: 'Example.',
      text: 'Names, times and amounts are made up. The numbered switches are explained below.',
    },
    panel: {
      heading: 'Nine automations. Start with one.',
      difference: `Six run on features that every ${company.platformName} plan has, from ${platformFrom} a month. ${AUTOMATION_DECIDES} The partnership is a team: it builds the other three, works in your own tools, too, and keeps everything running.`,
      systems: automationSystems.map((system) => ({
        ...system,
        ...switchOf(system.id),
      })),
    },
  },
  process: {
    id: 'process',
    heading: 'Done for you, in three steps.',
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
        answer: `Show us how you work, let AI process your data, and try and approve each build before it goes live. ${AS_SENDER} In a regulated field, check that it fits your rules.`,
      },
      {
        id: 'how-long-does-it-take',
        question: 'How long does a build take, and how many fit in a month?',
        answer:
          'It depends on the job. Ask us in the assessment, before you pay. A date in your order is an estimate unless the order says it’s binding.',
      },
      {
        id: 'what-do-i-pay',
        question: 'What do I pay, and what is extra?',
        answer:
          'You pay in advance, and there’s no refund once you have access or we’ve started work. AI usage is billed on top, by how much you use and which AI model does the work, unless your order includes it. Taxes are extra, and so is what other companies charge you.',
      },
      {
        id: 'what-if-i-pay-late',
        question: 'What if I pay late, or dispute a charge?',
        answer: `${LATE_OR_DISPUTED} For an automation, that time starts when it goes live.`,
      },
      {
        id: 'what-if-i-stop',
        question: 'What if I stop?',
        answer: `“No contracts” means no minimum term. Give us ${notice.subscriptionTerminationDays} days’ notice by email; that usually means one more payment. When the service ends, you can’t use the automations anymore. Export your data until then, and ask us for a copy for ${retention.exportGraceDays} days after. Then we delete it. If you move to another provider, we help on request; if there’s a charge, we tell you first. ${NEW_PRICE}`,
      },
      {
        id: 'who-owns-my-data',
        question: 'Who owns my data and the automations?',
        answer:
          'Your data is yours. What we build under the partnership, on the platform or in your other tools, is yours to use while you subscribe. A custom build that’s paid in full is yours to use for good; keeping it running isn’t listed in its price, so ask before you order. The platform or other products that it runs on aren’t part of it. No public case study unless you opt in.',
      },
      {
        id: 'where-does-my-data-go',
        question: 'Where does my data go?',
        answer:
          'AI models process it, some of them run by other companies for us, to deliver what you ordered and for nothing else. AI can be wrong, so have a person check what it makes.',
      },
    ],
    last: {
      question: 'Your question',
      action: { ...dialog('assessment'), label: 'Ask us in the assessment' },
    },
  },
  subscribers: {
    id: 'features',
    heading: `On ${company.platformName} already?\nIt plugs right in.`,
    lead: `Every ${company.platformName} plan has these nine features. Your automations can run on them: your customer list, your texts and the rest. The team builds whatever’s missing.`,
    features: laneFeatures.map(({ name, lane }) => ({ name, lane: laneById(lane).number })),
  },
  assessment: {
    id: 'assessment',
    heading: 'Free assessment.\nGuaranteed return.',
    claim:
      'What you get in return is guaranteed: a filled-out sheet. It’s free, and it’s yours to keep, whether you hire us or not.',
    limit: {
      before:
        'The guarantee covers the sheet. Paid work is best effort, with no guaranteed outcome: see ',
      // No guaranteed outcomes: best effort, and what the guaranteed return covers.
      link: { href: href('terms', sectionId('8.1')), label: 'Terms 8.1' },
      after: '.',
    },
    call,
    sheet: {
      heading: 'What the assessment shows',
      stamp: 'Free',
      items: [
        'Where the hours go today',
        'Which tasks repeat, and how often',
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
      name: 'Don’t see yours?',
      text: 'Bring the task you’re tired of doing twice.',
      by: `Switch ${automationSystems.length + 1}`,
      srText: 'A new automation',
    },
  },
  closing: {
    id: 'call',
    heading: 'Stop doing it twice.',
    lead: 'The assessment is free. Show us one task you keep repeating. Keep the sheet that says what can be automated.',
    call,
    phone,
  },
} satisfies AiContent;

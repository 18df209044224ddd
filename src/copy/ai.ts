import { aiOffers, ASSESSMENT_PRICE, type AiOffer } from '#data/ai-offers.ts';
import { automationSystems, type AutomationSystemId } from '#data/automation-systems.ts';
import type { Period, Price } from '#data/catalog-entry.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { industries, type Industry, type IndustryId } from '#data/industries.ts';
import { laneById } from '#data/lanes.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { processSteps } from '#data/process-steps.ts';
import { formatMoney } from '#lib/money.ts';
import { inWords, inWordsFirst } from '#lib/text.ts';
import { dayStops, switchOf } from './ai-day.ts';
import { PERIOD_WORDS } from './prices.ts';

const { fractionalPartnership, customBuild } = aiOffers;
const { notice, retention } = legalFacts;
function offerCopy({ name, subtitle, features }: AiOffer, { amount }: Price, period: Period) {
  return {
    title: name,
    subtitle,
    price: formatMoney(amount),
    period: PERIOD_WORDS[period],
    features,
  };
}

const partnership = offerCopy(fractionalPartnership, fractionalPartnership.prices.month, 'month');
const build = offerCopy(customBuild, customBuild.prices.once, 'once');
const yourStops = dayStops.filter(({ isYours }) => isYours);
const monthly = `${partnership.price} ${partnership.period}`;
const once = `${build.price} ${build.period}`;

/** What usually comes off the hook first in each industry, by its id, and the system that does it. */
const firstJobs: Record<IndustryId, readonly [text: string, system: AutomationSystemId]> = {
  'consultants-and-coaches': ['Calls that book themselves', 'booking'],
  'real-estate': ['Inquiries answered after hours', 'agents-and-voice'],
  'financial-advisors': ['Documents chased on time', 'client-onboarding'],
  'home-services': ['Missed calls texted back', 'text-back'],
  'healthcare-practices': ['No-shows rebooked', 'booking'],
  'professional-services': ['Intake forms, once', 'client-onboarding'],
  'business-development': ['Follow-up on day two', 'quote-follow-up'],
  'account-management': ['Renewals with dates on them', 'weekly-reporting'],
  'sales-organizations': ['Leads to the right desk', 'lead-intake'],
};

function industryTag({ id, name }: Industry) {
  const [text, system] = firstJobs[id];
  return { name, text, ...switchOf(system) };
}

/** The AI and automation page, section by section, in the order of the specification. */
export const aiCopy = {
  hero: {
    heading: 'Stop doing the same job twice.',
    lead: `A fractional AI and automation team. They find the repeated work, build it away and keep it that way. ${monthly}, no contracts.`,
    day: 'See one working day',
    again: ['Type it in', 'Type it in again', 'Send the file', 'Send it again'],
    once: ['Typed once', 'Sent once', 'Done'],
  },
  technology: {
    id: 'enterprise-technology',
    heading: 'Enterprise technology',
    items: [
      {
        lane: 1,
        value: claims.encryptionAtRest,
        name: 'Encryption at rest',
        text: 'What we store is locked.',
      },
      {
        lane: 3,
        value: claims.encryptionInTransit,
        name: 'Encryption in transit',
        text: 'What we send is sealed.',
      },
      { lane: 6, value: `${claims.uptimePercent}%`, name: 'Uptime', text: 'The engine is on.' },
      {
        lane: 7,
        value: `${claims.breachNoticeHours} hours`,
        name: 'Breach notice',
        text: 'If something happens, you hear it from us.',
      },
    ],
  },
  vision: {
    sectionId: 'day',
    id: 'what-if-busywork-came-with-a-switch',
    heading: 'What if busywork came with a switch?',
    lead: `Follow one missed call until the invoice is paid. ${inWordsFirst(dayStops.length)} stops in 24\u00a0hours. You make ${inWords(yourStops.length)} of them.`,
    stops: dayStops,
    overnight: 'Overnight',
    example: {
      label: 'Example.',
      text: 'Names, times and amounts are made up. The switches are on the panel below.',
    },
    panel: {
      heading: `${inWordsFirst(automationSystems.length)} switches. Pick the first.`,
      systems: automationSystems.map(({ lane, ...system }) => ({
        ...system,
        lane: laneById(lane).number,
      })),
    },
  },
  process: {
    id: 'done-for-you-in-three-moves',
    heading: `Done for you, in ${inWords(processSteps.length)} moves.`,
    stepLabel: 'Step',
    steps: processSteps,
  },
  offers: {
    id: 'two-ways-to-hire-it',
    heading: `${inWordsFirst(Object.keys(aiOffers).length)} ways to hire it.`,
    startingAt: 'Starting at',
    action: 'Schedule AI & Automation Utility Assessment',
    partnership,
    build,
  },
  questions: {
    id: 'the-small-print-in-large-print',
    heading: 'The small print, in large print.',
    lead: 'Where a line is blank, we cannot know before we have seen your work.',
    toTerms: 'Read the full terms',
    form: 'Before you hire us',
    rows: [
      {
        question: 'What do I do?',
        answer:
          'Show us the work. Authorize AI processing of your data. Try each build before it goes live.',
      },
      {
        question: 'What do you do?',
        answer:
          'Find the repeated work, build it away, keep it running. Best effort, no promised outcome.',
      },
      {
        question: 'How long does it take?',
        answer: 'Depends on the job. Ask once we have seen yours.',
        isBlank: true,
      },
      {
        question: 'What does it cost?',
        answer: `From ${monthly}, or from ${once}. Paid in advance; no refund once work has started. AI processing is priced by usage and model complexity.`,
      },
      {
        question: 'What if I stop?',
        answer: `“No contracts” means no minimum term. Give ${notice.subscriptionTerminationDays} days’ notice, paid to the end. Export your data until then, or in the ${retention.exportGraceDays} days after. Ask, and we help with the move.`,
      },
      {
        question: 'Who owns my data?',
        answer: 'You do. No public case study unless you opt in.',
      },
    ],
    yours: { question: 'Your question', action: 'Ask it in the assessment' },
  },
  subscribers: {
    id: 'on-pbsengine-already-it-plugs-straight-in',
    heading: `On ${company.platformName} already? It plugs straight in.`,
    lead: `Subscribers get ${inWords(laneFeatures.length)} platform features. Each one is a socket.`,
    features: laneFeatures.map(({ name, lane }) => ({ name, lane: laneById(lane).number })),
  },
  assessment: {
    id: 'free-assessment-guaranteed-return',
    heading: 'Free assessment.\nGuaranteed return.',
    claim: `${company.brand} guarantees the return on the assessment: it costs you nothing, and you keep the filled-in sheet, hire us or not.`,
    limit: {
      before: 'That is all it covers. Work you hire us for later is best effort, as our ',
      link: 'Terms of Service',
      after: ' say.',
    },
    sheet: {
      heading: 'What the consultation shows',
      stamp: 'Free',
      items: [
        'Where the hours go today',
        'Which jobs repeat, and how often',
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
    id: 'for-businesses-that-sell-time-and-skill',
    heading: 'For businesses that sell time and skill.',
    lead: 'Service-based businesses, and what comes off the hook first.',
    industries: industries.map(industryTag),
    yours: { name: 'And yours?', text: 'Bring the job you do twice.' },
  },
} as const;

import type { ComponentProps } from 'react';
import type { FaqProps } from '#features/faq/Faq.tsx';
import { phone } from '#features/navigation/content.ts';
import { arePackagesKnown, callFacts, ratingOf } from '#features/proof/content.ts';
import { PLAN_ADDS, sellsToHomeowners } from '#features/offers/content.ts';
import { byTheQuarter } from '#features/offers/ladder.ts';
import {
  AUTOMATION_DECIDES,
  LATE_OR_DISPUTED,
  NEW_PRICE,
  purchaseTerms,
  RESTRICTED,
  SENDER,
} from '#features/offers/terms.ts';
import { claims, weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { laneById } from '#data/lanes.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS, linkedinBundles } from '#data/linkedin-bundles.ts';
import { sampleWeek } from '#data/linkedin-samples.ts';
import { laneFeatures, type LaneFeature } from '#data/platform-features.ts';
import { bundlesFrom, premiumFrom, quarterFrom } from '#data/prices.ts';
import { spread } from '#lib/lists.ts';
import { joinChoices } from '#lib/text.ts';
import { dialog } from '#site/current.ts';
import { href, PRICING_ID } from '#site/site.ts';
import type { Action } from '#ui/link.ts';
import { bundleCards, everyLevel } from './bundles.ts';
import type { BundlesProps } from './Bundles.tsx';
import type { ClosingThread } from './ClosingThread.tsx';
import type { IncludedFeaturesProps } from './IncludedFeatures.tsx';
import type { LinkedinHeroProps } from './LinkedinHero.tsx';
import type { ManagedServicesProps } from './ManagedServices.tsx';
import type { WeekTableProps } from './WeekTable.tsx';

type LinkedinContent = {
  hero: LinkedinHeroProps;
  managed: ManagedServicesProps;
  week: WeekTableProps;
  bundles: BundlesProps;
  smallPrint: FaqProps;
  features: IncludedFeaturesProps;
  closing: ComponentProps<typeof ClosingThread>;
};

const { from, to } = claims.weeklyConnections;
const { payment, retention } = legalFacts;

const openPerDay = spread(to - from, sampleWeek.length);
/** The connections of each day: `solid` add up to the first figure of the claim, `open` from there to the second. */
const connectionsPerDay = spread(from, sampleWeek.length).map((solid, day) => ({
  solid,
  open: openPerDay[day] ?? 0,
}));

/** A sentence about what each included feature does for somebody who sells on LinkedIn, by its id. */
const FEATURE_SENTENCES: Record<LaneFeature['id'], string> = {
  crm: 'A customer list with everyone who replies.',
  'marketing-automation': 'A reply can trigger the next step.',
  funnels: 'Turns interest into a booking.',
  scheduling: 'They book an open time with you.',
  sms: 'A missed call can get a text back.',
  social: 'A week of posts in one sitting.',
  reputation: 'Asks your customers for reviews.',
  'payments-and-invoicing': 'Quotes and payments in one place.',
  analytics: 'Leads, bookings and payments on one screen.',
};

/** The communication packages of the levels, in their order. */
const packages = joinChoices(linkedinBundles.map(({ communication }) => communication));

/** The id of the question about them. */
const PACKAGES_ID = 'what-is-a-communication-package';

const call: Action = { ...dialog('linkedinConsultation'), label: 'Book A Call' };

/** /linkedin-management, section by section. */
export const content = {
  hero: {
    heading: ['We run your LinkedIn.', 'You take the calls.'],
    lead: `Our team runs your profile, company page, outreach and replies. For firms that sell to other businesses. From ${quarterFrom} a\u00a0quarter until you cancel, or ${bundlesFrom} once for ${BUNDLE_MONTHS}\u00a0months.`,
    primaryAction: call,
    phone,
    exit: sellsToHomeowners,
    secondaryAction: { href: href('linkedin', PRICING_ID), label: 'See the three bundles' },
    network: {
      hub: company.brand,
      jobs: ['Profile', 'Page', 'Outreach', 'Replies'],
      people: from,
      ring: 'Connections',
      yourCall: 'Your call',
    },
  },
  managed: {
    id: 'services',
    heading: 'What we take off your plate.',
    lead: 'We take over six jobs. You give us access and information, approve what we ask you to, and take the calls.',
    jobs: [
      {
        id: 'outreach',
        name: 'Outreach',
        text: `We find people, reach out and follow up in your name. We work toward ${weeklyConnectionsText} connections or leads a week.`,
      },
      {
        id: 'profile',
        name: 'Your profile',
        text: 'We keep your headline, About section and activity current.',
      },
      {
        id: 'page',
        name: 'Company page',
        text: 'We keep it current for the buyers who look you up.',
      },
      {
        id: 'advertisements',
        name: 'Your ads',
        text: 'We run your ads. LinkedIn’s charges are extra, unless your order includes them.',
      },
      {
        id: 'conversation',
        name: 'The conversation',
        text: 'We write and answer your messages, at every level.',
      },
      {
        id: 'support',
        name: 'Expert support',
        text: 'You have people to ask, at every level.',
      },
    ],
  },
  week: {
    sectionId: 'week',
    id: 'example-week',
    heading: 'A week at a glance.',
    lead: 'An example: a commercial boiler service. The owner’s part, besides approvals, is one\u00a0call, on\u00a0Friday.',
    caption: 'An example week, Monday to Friday: messages, connections and posts',
    job: 'Job',
    days: sampleWeek.map(({ name, day }) => ({ name, short: day })),
    connections: {
      name: 'Connections',
      note: `Each ring is a new contact: ${from} filled, room for ${to}+.`,
      perDay: connectionsPerDay.map((day) => ({
        ...day,
        text: `${day.solid} to ${day.solid + day.open}+`,
      })),
    },
    messages: {
      name: 'Messages',
      note: 'We type. They reply. You take the call.',
      writers: { us: 'We write', them: 'They reply', you: 'You' },
      perDay: sampleWeek,
    },
    posts: {
      name: 'Posts',
      note: 'On your profile and your company page.',
      perDay: sampleWeek.map(({ post }) => post),
    },
    note: 'This week is an example. Its connections are the pace we aim for.',
  },
  bundles: {
    id: 'bundles',
    heading: `${BUNDLE_MONTHS} months\nfor one payment.`,
    lead: `The outreach is the same at every level. A higher level buys more ads and a different communication package.`,
    packages: { href: href('linkedin', PACKAGES_ID), label: 'What does a package cover?' },
    cards: bundleCards,
    sectionId: PRICING_ID,
    purchase: purchaseTerms.once,
    block: 'Ad',
    every: { heading: 'At every level', items: [...everyLevel] },
    talk: call,
    soldInCall: 'You order this level on the call.',
    once: 'Paid once',
    others: 'Pay quarterly or monthly',
    quarterly: {
      name: 'By the quarter',
      text: `Renews every quarter. Cancel by email at least ${payment.cancellationNoticeDays} days before one ends, or you’re charged for another. A year at Level 1 comes to ${byTheQuarter}. ${NEW_PRICE}`,
      action: { ...dialog('linkedinConsultation'), label: 'Ask us on a call' },
    },
    monthly: {
      name: 'By the month',
      text: `${company.premiumName} is both in one plan, the platform and this team, from ${premiumFrom} a month.`,
      action: { href: href('pbsenginePremium', PRICING_ID), label: 'See the premium plans' },
    },
    rating: ratingOf('linkedin'),
  },
  smallPrint: {
    id: 'faq',
    heading: 'Questions before you buy.',
    terms: { href: href('terms'), label: 'Read the terms' },
    questions: [
      {
        id: 'what-happens-next',
        question: 'What happens next?',
        answer: `You pick a level, pay in full and give us access. Then we start. Level 3 starts with a call.`,
      },
      {
        id: 'is-my-account-at-risk',
        question: 'Is my account at risk?',
        answer: `It can be. LinkedIn sets its own rules and limits and may restrict an account; we don’t control that. You can take back our access any time. ${RESTRICTED}`,
      },
      {
        id: 'are-results-guaranteed',
        question: 'Are results guaranteed?',
        answer: 'No. We give it our best, but no outcome is guaranteed.',
      },
      {
        id: PACKAGES_ID,
        question: 'What’s a communication package?',
        answer: `Your level’s package is ${packages}. It isn’t the ${company.platformName} plan of that name. ${arePackagesKnown ? 'The card of each level says what it covers.' : 'Ask us what it covers before you pay.'}`,
      },
      {
        id: 'do-i-need-a-plan',
        question: `Do I need a ${company.platformName} plan as well?`,
        answer: `Every level comes with access to nine platform features. ${PLAN_ADDS} Ask us on the call whether you need a plan.`,
      },
      { id: 'who-is-the-sender', ...SENDER },
      {
        id: 'what-if-i-pay-late',
        question: 'What if a payment is late or wrong?',
        answer: LATE_OR_DISPUTED,
      },
      {
        id: 'what-happens-at-the-end',
        question: `What happens after month ${BUNDLE_MONTHS}?`,
        answer:
          'The bundle ends and doesn’t renew. Your access to the platform features ends, too. You may still owe for extras you’ve used.',
      },
      {
        id: 'what-if-i-stop',
        question: 'What if I stop?',
        answer: `Once you have access or we’ve started work, there’s no refund. You own your data. For ${retention.exportGraceDays} days after the service ends, you can ask us for a copy; then we delete it.`,
      },
    ],
  },
  features: {
    id: 'features',
    heading: 'Access to nine platform features.',
    details: 'See the nine features',
    lead: `Every level includes this access. ${PLAN_ADDS} ${AUTOMATION_DECIDES}`,
    features: laneFeatures.map(({ id, name, lane }) => ({
      name,
      lane: laneById(lane).number,
      text: FEATURE_SENTENCES[id],
    })),
  },
  closing: {
    id: 'call',
    heading: 'Leave the typing to us.',
    lead: `The call is free.${callFacts} Tell us what kind of customer you want more of, and we’ll tell you which level fits.`,
    call,
    phone,
    note: 'Example',
    thread: sampleWeek.filter((day) => day.from !== 'you').slice(-2),
  },
} satisfies LinkedinContent;

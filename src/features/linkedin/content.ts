import type { ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import type { FaqProps } from '#features/faq/Faq.tsx';
import { phone } from '#features/navigation/content.ts';
import { purchaseTerms } from '#features/offers/terms.ts';
import { claims, weeklyConnectionsText } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { laneById } from '#data/lanes.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS, linkedinBundles } from '#data/linkedin-bundles.ts';
import { sampleManaged, sampleWeek } from '#data/linkedin-samples.ts';
import { laneFeatures, type LaneFeature } from '#data/platform-features.ts';
import { bundlesFrom, premiumFrom } from '#data/prices.ts';
import { formatMoney } from '#lib/money.ts';
import { joinChoices } from '#lib/text.ts';
import { dialog } from '#site/links.ts';
import { href, PRICING_ID } from '#site/site.ts';
import type { Action } from '#ui/link.ts';
import { bundleCards } from './bundles.ts';
import type { BundlesProps } from './Bundles.tsx';
import type { IncludedFeaturesProps } from './IncludedFeatures.tsx';
import type { LinkedinHeroProps } from './LinkedinHero.tsx';
import type { ManagedServicesProps } from './ManagedServices.tsx';
import { adLevels, connectionsPerDay } from './week.ts';
import type { WeekTableProps } from './WeekTable.tsx';

type LinkedinContent = {
  hero: LinkedinHeroProps;
  managed: ManagedServicesProps;
  week: WeekTableProps;
  bundles: BundlesProps;
  smallPrint: FaqProps;
  features: IncludedFeaturesProps;
  closing: ClosingCallProps;
};

const { from, to } = claims.weeklyConnections;
const { payment, prices, retention } = legalFacts;

/** What each feature included at every level does for somebody who sells on LinkedIn, by its id. */
const FEATURE_SENTENCES: Record<LaneFeature['id'], string> = {
  crm: 'A record for everyone who replies.',
  'marketing-automation': 'A reply triggers the next step.',
  funnels: 'Turns interest into a booking.',
  scheduling: 'They book an open time with you.',
  sms: 'A text back when you miss a call.',
  social: 'A week of posts in one sitting.',
  reputation: 'Reviews, requested and answered.',
  'payments-and-invoicing': 'Quotes and payments on one record.',
  analytics: 'See which chats turned into work.',
};

/** How many advertisements a week the levels have: "2, 3 or 5". */
const ads = joinChoices(linkedinBundles.map((bundle) => `${bundle.advertisementsPerWeek}`));

const call: Action = { ...dialog('linkedinConsultation'), label: 'Book A Call' };

/** /linkedin-management, section by section. */
export const content = {
  hero: {
    heading: [`Aim for ${weeklyConnectionsText} connections a week.`, 'Do none of the typing.'],
    lead: `Our team runs your profile, your company page, the outreach and the replies. You take the calls. For firms that sell to other businesses (B2B), from ${bundlesFrom} for ${BUNDLE_MONTHS}\u00a0months, paid once.`,
    call,
    bundles: { href: href('linkedin', PRICING_ID), label: `Bundles from ${bundlesFrom}` },
    network: {
      you: 'You',
      jobs: ['Profile', 'Page', 'Outreach', 'Replies'],
      people: { from, to },
      ring: 'Connections',
    },
  },
  managed: {
    id: 'services',
    heading: 'What “managed” covers.',
    lead: 'We take six jobs off your list. You give us access and information, approve what we ask you to, and take the calls.',
    jobs: {
      connections: {
        figure: weeklyConnectionsText,
        name: 'connections a week: the pace we work toward.',
        text: 'Found, approached and followed up with by our team, in your name.',
      },
      profile: {
        name: 'Your profile',
        text: 'Your headline, About section and activity, kept current.',
      },
      page: { name: 'Your company page', text: 'Kept current for the buyers who look you up.' },
      advertisements: {
        name: 'Advertisements',
        text: `${ads} a week, depending on the level.`,
      },
      communication: {
        name: 'The conversation',
        text: 'Messages written and answered for you. Each level has its communication package.',
      },
      support: { name: 'Expert support', text: 'People who know your account, at every level.' },
    },
    samples: sampleManaged,
    note: 'The drawings are examples.',
  },
  week: {
    sectionId: 'week',
    id: 'example-week',
    heading: 'A week at a glance.',
    lead: 'In this example, your part of the week is one call, on Friday.',
    caption: 'An example week, Monday to Friday: connections, messages, posts and advertisements',
    job: 'Job',
    days: sampleWeek.map(({ name, day }) => ({ name, short: day })),
    connections: {
      name: 'Connections',
      note: `Each ring is a person. Solid: the first ${from}. Open: from there to ${to}+.`,
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
    ads: { name: 'Ads', item: 'Ad', levels: adLevels },
    note: 'This week is an example: the messages and the days are made up. The number of ads is what each level gives.',
  },
  bundles: {
    id: 'bundles',
    heading: `Paid once,\nfor ${BUNDLE_MONTHS} months.`,
    lead: 'The levels differ in ads and in the communication package. Everything else is the same.',
    cards: bundleCards,
    sectionId: PRICING_ID,
    purchase: purchaseTerms.once,
    block: 'Ad',
    rest: 'Everything else as in Level 1.',
    quarterly: {
      text: `Rather pay by the quarter? ${joinChoices(prices.linkedinPerQuarter.map(formatMoney))}, by level. It renews until you cancel with ${payment.cancellationNoticeDays} days’ written notice.`,
      action: { ...dialog('linkedinConsultation'), label: 'Ask for it on a call' },
    },
    monthly: {
      text: `Or by the month? ${company.premiumName} includes LinkedIn management, from ${premiumFrom} a month.`,
      action: { href: href('pbsenginePremium', PRICING_ID), label: 'See the premium plans' },
    },
  },
  smallPrint: {
    id: 'faq',
    heading: 'Before you buy,\nstraight answers.',
    lead: 'What happens next, and what we do not promise.',
    terms: { href: href('terms'), label: 'Read the terms' },
    questions: [
      {
        id: 'what-happens-next',
        question: 'What happens next?',
        answer: `You pick a level, pay in full and give us access. Then we start. Level 3 begins with a call.`,
      },
      {
        id: 'are-results-guaranteed',
        question: 'Are results guaranteed?',
        answer: 'No. We give it our best effort; no outcome is guaranteed.',
      },
      {
        id: 'is-my-account-at-risk',
        question: 'Is my account at risk?',
        answer:
          'LinkedIn has its own rules and may restrict an account; we do not control that. You can revoke our access at any time.',
      },
      {
        id: 'what-if-i-stop',
        question: 'What if I stop?',
        answer: `Once you have access or we have begun, there is no refund. Your data stays yours; for ${retention.exportGraceDays} days after, you can request an export.`,
      },
    ],
    last: {
      question: `What happens after month ${BUNDLE_MONTHS}?`,
      answer:
        'The bundle ends. It does not renew. You may still owe for extras that you have used.',
      action: call,
    },
  },
  features: {
    id: 'features',
    heading: 'Platform features come with it.',
    lead: `Nine ${company.platformName} features with every level, from the customer list (CRM) to texts (SMS).`,
    features: laneFeatures.map(({ id, name, lane }) => ({
      name,
      lane: laneById(lane).number,
      text: FEATURE_SENTENCES[id],
    })),
  },
  closing: {
    id: 'call',
    heading: 'Leave the typing to us.',
    lead: 'Tell us what kind of customer you want more of. We’ll tell you which level fits.',
    call,
    phone,
  },
} satisfies LinkedinContent;

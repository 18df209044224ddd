import { aiOffers } from '#data/ai-offers.ts';
import { lowestOf } from '#data/catalog.ts';
import { productLines, type Price, type ProductLine } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { BUNDLE_MONTHS } from '#data/linkedin-bundles.ts';
import {
  buildFrom,
  bundlesFrom,
  doneForYouFrom,
  partnershipFrom,
  platformFrom,
  premiumFrom,
  quarterFrom,
} from '#data/prices.ts';
import { openOnPlans, premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney, times, type Money } from '#lib/money.ts';
import { capitalized, inWords, joinList } from '#lib/text.ts';
import { LINE_PAGES } from '#site/routes.ts';
import { href } from '#site/site.ts';
import type { LadderProps } from './Ladder.tsx';
import { premiumSetUp } from './premium-facts.ts';
import { EXTRA, US_DOLLARS } from './terms.ts';

/*
 * The four ways to buy, from the smallest to the largest: who does the work, the cost of the first year and the
 * smallest commitment, each worked out from the records. The words were drafted, for the owner to confirm.
 */

/** The questions that a rung answers, in reading order. */
const QUESTIONS = [
  ['choose', 'Choose it when'],
  ['work', 'Who does the work'],
  ['firstYear', 'First year, before extras'],
  ['commitment', 'Smallest commitment'],
] as const;

/** A figure and the sentence that it begins, or a sentence alone. */
type Answer = string | readonly [figure: string, rest: string];

type Rung = {
  readonly id: ProductLine;
  /** The name that every page uses for the offer. */
  readonly name: string;
  /** What it is, in a line. */
  readonly what: string;
  /** The lowest price, and what else it may be. */
  readonly price: readonly [from: string, rest?: string];
  readonly href: string;
  /** What the rung below does not have. */
  readonly lacks: string;
  readonly answers: Readonly<Record<(typeof QUESTIONS)[number][0], Answer>>;
};

const [QUARTER, YEAR] = [3, 12];
const NOTICE_DAYS = legalFacts.payment.cancellationNoticeDays;
/** Monthly payments that are due even if notice is given on the first day: it usually runs into the next month. */
const PAYMENTS_AT_LEAST = 1 + Math.ceil(NOTICE_DAYS / 31);

const lowest = (prices: readonly Price[]) => lowestOf(prices.map(({ amount }) => amount));
const yearly = (plans: readonly { prices: { year: Price } }[]) =>
  formatMoney(lowest(plans.map(({ prices }) => prices.year)));
const by = (months: number, amount: Money) => formatMoney(times(amount, months));
const monthly = (plans: readonly { prices: { month: Price } }[]) =>
  lowest(plans.map(({ prices }) => prices.month));

const partnership = aiOffers.fractionalPartnership.prices.month.amount;
const quarter = lowestOf(legalFacts.prices.linkedinPerQuarter);
/** A year of LinkedIn at the first level, paid by the quarter. */
export const byTheQuarter = by(YEAR / QUARTER, quarter);
const discounted = premiumPlans.filter(({ discountPercent }) => discountPercent > 0);

const setUp = (names: readonly string[], how: string) =>
  names.length > 0
    ? [`${joinList(names)} ${names.length > 1 ? 'are' : 'is'} set up ${how} you`]
    : [];
/** Who sets up the premium plans, as far as it is listed. */
const whoSetsUp = [
  ...setUp(premiumSetUp('done-for-you'), 'for'),
  ...setUp(premiumSetUp('done-with-you'), 'with'),
  ...(openOnPlans.includes('setup') ? ['for the other plans, ask us before you order'] : []),
].join('; ');

/** The least that an order costs that is paid by the month. */
export const leastCost = (amount: Money) => by(PAYMENTS_AT_LEAST, amount);
/** The least that the partnership costs, for its cards. */
export const partnershipAtLeast = `Usually at least ${inWords(PAYMENTS_AT_LEAST)} payments: ${leastCost(partnership)}`;
/** The same as an answer: an order that is canceled on its first day. */
const leftAtOnce = (amount: Money, also = ''): Answer => [
  leastCost(amount),
  `usually, in ${inWords(PAYMENTS_AT_LEAST)} payments: notice is ${NOTICE_DAYS} days.${also}`,
];

/** The rungs, the smallest first. */
export const rungs: readonly Rung[] = [
  {
    id: 'standard',
    name: company.platformName,
    what: 'Software you run.',
    price: [
      `From\u00a0${platformFrom} a\u00a0month`,
      `or\u00a0${doneForYouFrom}\u00a0a\u00a0month set\u00a0up for\u00a0you`,
    ],
    href: href(LINE_PAGES.standard),
    lacks: 'Separate tools mean separate logins and separate bills.',
    answers: {
      choose: 'You want one system instead of a drawer full of tools.',
      work: `You run it: customer list, bookings, texts, reviews and invoices. We set it up with you, or for you from ${doneForYouFrom} a month.`,
      firstYear: [
        `From ${yearly(standardPlans)}`,
        `by the year, or ${by(YEAR, monthly(standardPlans))} by the month.`,
      ],
      commitment: leftAtOnce(monthly(standardPlans)),
    },
  },
  {
    id: 'ai',
    name: 'AI partnership or build',
    what: 'A team that automates, on the platform or in your own tools.',
    price: [`From\u00a0${partnershipFrom} a\u00a0month`, `or\u00a0from ${buildFrom}\u00a0once`],
    href: href(LINE_PAGES.ai),
    lacks: 'A plan is software. No team keeps looking for the next task to automate.',
    answers: {
      choose: 'You keep doing the same task twice, and nobody has time to fix it.',
      work: 'Our team builds and, in the partnership, keeps each build running. You show us how you work, then test and approve each build.',
      firstYear: [
        `From ${by(YEAR, partnership)}`,
        `for the partnership, or from ${buildFrom} for one build. If it runs on PBSEngine, the plan is extra.`,
      ],
      commitment: leftAtOnce(partnership, ` A build: from ${buildFrom}.`),
    },
  },
  {
    id: 'linkedin',
    name: productLines.linkedin.name,
    what: 'A team that runs your LinkedIn.',
    price: [
      `From\u00a0${quarterFrom} a\u00a0quarter`,
      `or\u00a0${bundlesFrom}\u00a0once for\u00a0${BUNDLE_MONTHS}\u00a0months`,
    ],
    href: href(LINE_PAGES.linkedin),
    lacks: 'Neither the software nor the AI team runs your LinkedIn.',
    answers: {
      choose: 'You sell to other businesses, and your buyers are on LinkedIn.',
      work: 'Our team runs your profile, page, outreach and ads, in your name. You take the calls.',
      firstYear: [
        `From ${bundlesFrom}`,
        `as a bundle, or ${byTheQuarter} by the quarter. You also get platform features; setup and automations need a plan, too.`,
      ],
      commitment: [
        formatMoney(quarter),
        `for one quarter: cancel at least ${NOTICE_DAYS} days before it ends.`,
      ],
    },
  },
  {
    id: 'premium',
    name: company.premiumName,
    what: 'The software and the LinkedIn team in one plan.',
    price: [`From\u00a0${premiumFrom} a\u00a0month`],
    href: href(LINE_PAGES.premium),
    lacks: 'A bundle is paid up front and takes nothing off our other services.',
    answers: {
      choose: 'You want both on one monthly bill, and a discount if you buy more.',
      work: `Our team runs your LinkedIn; you run the software. ${capitalized(whoSetsUp)}.`,
      firstYear: [
        `From ${yearly(premiumPlans)}`,
        `by the year, agreed on a call, or ${by(YEAR, monthly(premiumPlans))} by the month. Plans from ${formatMoney(monthly(discounted))} a month take a percentage off additional services, not off AI partnerships or builds.`,
      ],
      commitment: leftAtOnce(monthly(premiumPlans)),
    },
  },
];

/** What the totals cover, and what is extra. */
const note = `${US_DOLLARS}. ${EXTRA}`;

/** All rungs, with everything that they answer. */
export const fullLadder: LadderProps = {
  id: 'ladder',
  heading: 'What each price buys.',
  lead: 'Software, an AI team, LinkedIn run for you, or software and LinkedIn in one plan.',
  details: 'When to choose it, and what it costs',
  rungs: rungs.map(({ answers, ...rung }) => ({
    ...rung,
    answers: QUESTIONS.map(([id, question]) => {
      const answer = answers[id];
      const [figure, rest] = typeof answer === 'string' ? [undefined, answer] : answer;
      return { question, figure, rest };
    }),
  })),
  note,
};

/** For the page of one rung: that rung is marked, and each rung has only a line. */
export function shortLadder(current: ProductLine): LadderProps {
  return {
    id: 'ladder',
    heading: 'Need less, or more?',
    open: 'All four ways to buy',
    rungs: rungs.map(({ answers: _answers, ...rung }) => ({
      ...rung,
      ...(rung.id === current && { here: 'You’re here' }),
    })),
  };
}

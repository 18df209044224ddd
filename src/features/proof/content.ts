import { totalOf, type Proof, type ProofPage } from '#data/proof-schema.ts';
import { proof } from '#data/proof.ts';
import { separateTools } from '#data/prices.ts';
import { productLines } from '#data/catalog-entry.ts';
import { company } from '#data/company.ts';
import { formatIsoDate } from '#lib/format.ts';
import { formatCents } from '#lib/money.ts';
import { asPartOfSentence, capitalized, joinList, unbroken } from '#lib/text.ts';
import { href } from '#site/site.ts';
import { type Action, newTab } from '#ui/link.ts';
import type { Ground } from '#ui/Section.tsx';
import type { RatingProps } from './Rating.tsx';

/** The words around what the owner adds. */
export const content = {
  crew: { id: 'crew', heading: 'Who you’ll work with.' },
  answering: {
    id: 'answers',
    heading: 'Who answers when you text.',
    facts: (answering: Omit<NonNullable<Proof['answering']>, 'photograph'>) => [
      { name: 'On WhatsApp', value: answering.name },
      { name: 'Hours', value: `${answering.hours}, ${answering.timeZone}` },
      ...(answering.responseTime
        ? [{ name: 'Usual reply', value: capitalized(answering.responseTime) }]
        : []),
    ],
  },
  voice: { id: 'customer', heading: 'In a customer’s words' },
  cases: {
    id: 'results',
    heading: 'Before and after.',
    labels: { before: 'Before', after: 'After', measured: 'How it was measured' },
  },
};

/** The background of the section before a ticket, which the ticket's section continues. */
export const ticketGround = {
  home: 'page',
  pbsenginePremium: 'tint',
  aiAutomation: 'page',
  linkedin: 'tint',
} satisfies Record<string, Ground>;

/** The background of results: a band, but where another band follows, that of the ticket. */
export const caseGround = (page: ProofPage): Ground =>
  page === 'pbsenginePremium' ? ticketGround[page] : 'band';

const { answering, call, orderToLive, postalAddress } = proof;

/** How long the free call is, how it takes place, and with whom; empty if the owner has not said it. */
export const callFacts = call
  ? ` It takes ${call.minutes} minutes by ${call.by}, with ${call.who}.`
  : '';

/** A sentence about when texts are answered, and how fast. */
export const textHours =
  answering &&
  `WhatsApp: ${answering.hours}, ${answering.timeZone}.${answering.responseTime ? ` Usual reply: ${answering.responseTime}.` : ''}`;

/** A sentence about how long it takes from an order until the system is live. */
export const timeToLive = orderToLive ? ` From order to live: ${orderToLive}.` : '';

/** The addresses of other companies that pages link to as evidence. */
export const proofLinks = [
  ...(proof.statusPage ? [proof.statusPage] : []),
  ...Object.values(proof.reviews).flatMap((reviews) => reviews?.url ?? []),
];

/** The postal address of the company, on one line. */
export const address =
  postalAddress &&
  `${postalAddress.street}, ${postalAddress.city}, ${postalAddress.region} ${postalAddress.postalCode}`;

/** A sentence from a name and the lines that it stands for; `undefined` without lines. */
const holding = (name: string, lines: readonly string[] | undefined) =>
  lines && `${name}: ${joinList(lines.map(asPartOfSentence))}.`;

/** A sentence with examples of what a level of automation does. */
export const automationExamples = (level: keyof Proof['automation']) =>
  holding('For example', proof.automation[level]);

/** A sentence about the communication package of a LinkedIn level. */
export const packageOf = (level: number) =>
  holding(
    'The communication package',
    Object.entries(proof.communication).find(([it]) => Number(it) === level)?.[1],
  );

/** Whether every communication package is explained. */
export const arePackagesKnown = Object.keys(proof.communication).length === 3;

/** The names of the rated product lines. */
const RATED = { platform: company.platformName, linkedin: productLines.linkedin.name };

/** The rating of a line of offers, with its source: without one, visitors see no rating. */
export function ratingOf(line: keyof Proof['reviews']): RatingProps[] {
  const reviews = proof.reviews[line];
  if (!reviews) return [];
  return [
    {
      note: `Rated ${company.ratings[line].value} out of 5 in ${reviews.count} reviews of ${RATED[line]}, as of ${unbroken(formatIsoDate(reviews.seen))}.`,
      link: { ...newTab(reviews.url), label: `Read them on ${reviews.site}` },
    },
  ];
}

const { platform } = proof.reviews;

/** The rating of the platform in one line, for the top of a page. */
export const platformRating: RatingProps | undefined = platform && {
  note: `${RATED.platform} is rated ${unbroken(`${company.ratings.platform.value} out of 5`)} in`,
  link: {
    ...newTab(platform.url),
    label: `${platform.count} reviews on ${platform.site}, as of ${unbroken(formatIsoDate(platform.seen))}`,
  },
};

const total = totalOf(proof.tools);
const prices = proof.tools.map(({ name, dollarsPerMonth }) => ({
  name,
  price: formatCents(dollarsPerMonth * 100),
}));

/** The separate tools with their prices, their total, and the day of the oldest price. */
export const receipt = prices.length > 0 && {
  tools: prices,
  inWords: joinList(prices.map(({ name, price }) => `${name} at ${price}`)),
  // Whole dollars have room beside the price of a plan.
  total: `${formatCents(Math.floor(total) * 100)}${Number.isInteger(total) ? '' : '+'}`,
  seen: unbroken(formatIsoDate(proof.tools.map(({ seen }) => seen).toSorted()[0] ?? '')),
};

/** The monthly cost of separate tools: the total of those listed or, while none is, the claim of the business. */
export const toolsCost = receipt ? receipt.total : separateTools;

/** When those prices were looked up. */
export const toolsSeen = receipt ? `, seen ${receipt.seen}` : '';

/** The id of the section with the receipt. */
export const RECEIPT_ID = 'costs';
/** The link to the receipt wherever its total is shown, once the receipt lists prices. */
export const toReceipt: Action | undefined = receipt
  ? { href: href('pbsengine', RECEIPT_ID), label: 'See each price' }
  : undefined;

/** A sentence about the products that the platform works with. */
export const integrations =
  proof.integrations.length > 0
    ? ` ${company.platformName} works with ${joinList(proof.integrations)}.`
    : '';

/** The same as the start of an answer, which then refers to the call. */
export const worksWith = integrations ? `${integrations.trim()} With others, it` : 'It';

/** What the owner has said about the company, a sentence each, for llms.txt. */
export const facts = [
  proof.crew.length > 0 &&
    `Who works here: ${joinList(proof.crew.map(({ name, role, town }) => `${name} (${role}, ${town})`))}.`,
  textHours,
  call && `The free call takes ${call.minutes} minutes by ${call.by}, with ${call.who}.`,
  timeToLive,
  integrations,
  ...(['platform', 'linkedin'] as const).flatMap((line) =>
    ratingOf(line).map(({ note, link }) => `${note} [${link.label}](${link.href})`),
  ),
  proof.statusPage && `How it runs today: ${proof.statusPage}`,
  address && `Letters: ${address}.`,
].flatMap((fact) => (fact ? [fact.trim()] : []));

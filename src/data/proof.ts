import { parseProof } from './proof-schema.ts';

/**
 * Facts that only the owner knows: people, customers, sources. Pages show those that are filled in and omit the others.
 * docs/owner-guide.md has an example of each; `npm run doctor` says what is still missing. Photographs go into
 * `src/data/photographs`: `{ file: 'ana-cole.jpg', alt: 'Ana Cole at her desk', focus: 'top' }`.
 */
export const proof = await parseProof({
  /** Who works here: name, role, town, call ("Takes your first call"), photograph. */
  crew: [],
  /** Who answers on WhatsApp: name, hours, timeZone, responseTime ("within an hour"), photograph. */
  answering: null,
  /** What customers said, one for each page: page, quote, name, trade, town, number, photograph, consent. */
  voices: [],
  /** What changed for a customer: page, client, before, after, measured, consent. */
  cases: [],
  /** A sheet filled out in an assessment: client, hours, repeats, automate, person, first, cost, consent. */
  sheet: null,
  /** The separate tools that cost more than the platform: name, dollarsPerMonth, seen. */
  tools: [],
  /** Three examples of each level of automation: base, advanced, premium. */
  automation: {},
  /** Three lines about the communication package of each LinkedIn level: 1, 2, 3. */
  communication: {},
  /** Every free call: minutes, by ("phone or video"), who. */
  call: null,
  /** What a premium plan has, by its id: setup, accounts, automation, superChargedAccess. */
  premium: {},
  /** Products that the platform works with today. */
  integrations: [],
  /** How long it takes from order to live: "5 to 10 business days". */
  orderToLive: null,
  /** Where the reviews behind the ratings are, for platform and linkedin: site, url, count, seen. */
  reviews: {},
  /** The address of a public status page. */
  statusPage: null,
  /** Where letters reach the company: street, city, region, postalCode, country. */
  postalAddress: null,
});

import type { PageId } from '#site/routes.ts';

/** The id of a page or of a purchase, alone or with the id of a section. */
export type Place = PageId | `${PageId}#${string}` | `${string}-monthly`;

/** What somebody types, and the places that answer it; one of them is enough. */
export type Question = { ask: string; answers: readonly Place[] };

const platform = {
  prices: 'pbsengine#pricing',
  table: 'pbsengine#comparison',
  features: 'pbsengine#features',
  support: 'pbsengine#support',
  methods: 'pbsengine#setup',
  steps: 'pbsengine#steps',
  security: 'pbsengine#security',
  tools: 'pbsengine#costs',
  industries: 'pbsengine#industries',
} as const;
const premium = {
  prices: 'pbsenginePremium#pricing',
  table: 'pbsenginePremium#comparison',
  picker: 'pbsenginePremium#calculator',
  services: 'pbsenginePremium#discounts',
  plus: 'pbsenginePremium#additions',
  call: 'pbsenginePremium#call',
} as const;
const home = {
  whatIf: 'home#benefits',
  pains: 'home#problems',
  pillars: 'home#services',
  paths: 'home#paths',
  industries: 'home#industries',
  reasons: 'home#reasons',
  offers: 'home#offers',
  catalog: 'home#catalog',
  call: 'home#call',
} as const;
const ai = {
  security: 'aiAutomation#technology',
  day: 'aiAutomation#day',
  process: 'aiAutomation#process',
  offers: 'aiAutomation#offers',
  duration: 'aiAutomation#how-long-does-it-take',
  pay: 'aiAutomation#what-do-i-pay',
  stop: 'aiAutomation#what-if-i-stop',
  assessment: 'aiAutomation#assessment',
  industries: 'aiAutomation#industries',
} as const;
const linkedin = {
  managed: 'linkedin#services',
  week: 'linkedin#week',
  prices: 'linkedin#pricing',
  answers: 'linkedin#faq',
  start: 'linkedin#what-happens-next',
  guarantee: 'linkedin#are-results-guaranteed',
  risk: 'linkedin#is-my-account-at-risk',
  stop: 'linkedin#what-if-i-stop',
  features: 'linkedin#features',
} as const;
const industries = [home.industries, platform.industries, ai.industries] as const;
const costOfLeaving = [
  'home#what-does-it-cost-to-leave',
  'pbsengine#what-does-it-cost-to-leave',
  'pbsenginePremium#what-does-it-cost-to-leave',
] as const;
const cancel = ['terms#section-6-11', 'terms#section-11', ...costOfLeaving] as const;
const refund = [
  'terms#section-6-8',
  'terms#section-11-2',
  linkedin.stop,
  ai.pay,
  ...costOfLeaving,
] as const;
const contact = ['privacy#section-19-3', 'privacy#section-15-2', 'terms#section-13'] as const;
const otherPrices = ['terms#section-6-6', premium.services] as const;
const security = [
  'privacy#section-12',
  platform.security,
  ai.security,
  'terms#section-4-3',
] as const;
const leaving = [
  'home#who-owns-my-data',
  'terms#section-11-5',
  'terms#section-4-5',
  'privacy#section-14-1',
  linkedin.stop,
] as const;
const charges = ['home#are-there-other-charges'] as const;
const whoSetsUp = ['home#who-sets-it-up', platform.methods, platform.support] as const;
const community = ['collective', home.offers, 'terms#section-3-5', 'privacy#section-9-2'] as const;

/** Places of a page, each with a name. */
export const namedPlaces: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  ...{ platform, premium, home, ai, linkedin },
};
/** Places that answer the same. */
export const lists: Readonly<Record<string, readonly Place[]>> = {
  ...{ industries, costOfLeaving, cancel, refund, contact, otherPrices, security, leaving },
  ...{ charges, whoSetsUp, community },
};

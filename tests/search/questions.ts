import type { PageId } from '#site/routes.ts';

/** The id of a page or of a purchase, alone or with the id of a section. */
type Place = PageId | `${PageId}#${string}` | `${string}-monthly`;

/** What somebody types, and the places that answer it; one of them is enough. */
export type Question = { ask: string; answers: readonly Place[] };

const platform = {
  prices: 'pbsengine#pricing',
  table: 'pbsengine#every-plan-side-by-side',
  features: 'pbsengine#eleven-jobs-one-login',
  support: 'pbsengine#software-with-people-attached',
  methods: 'pbsengine#with-you-or-for-you',
  steps: 'pbsengine#from-tangle-to-running-in-four-steps',
  security: 'pbsengine#rated-for-daily-use',
  tools: 'pbsengine#what-the-pile-costs',
  industries: 'pbsengine#built-for',
} as const;
const premium = {
  prices: 'pbsenginePremium#pricing',
  table: 'pbsenginePremium#every-plan-side-by-side',
  picker: 'pbsenginePremium#which-step-is-yours',
  services: 'pbsenginePremium#what-the-discount-does-to-a-bill',
  plus: 'pbsenginePremium#what-the-plus-adds',
  call: 'pbsenginePremium#not-sure-which-step',
} as const;
const home = {
  whatIf: 'home#what-if',
  pains: 'home#it-breaks-differently-at-every-size',
  pillars: 'home#one-engine-three-parts-to-it',
  paths: 'home#starting-out-or-starting-over',
  industries: 'home#nine-kinds-of-business-same-engine',
  reasons: 'home#four-reasons-to-hand-us-the-wrench',
  offers: 'home#get-on-where-it-suits-you',
  catalog: 'home#everything-we-do-in-one-catalog',
  call: 'home#bring-us-the-tangle',
} as const;
const ai = {
  security: 'aiAutomation#enterprise-technology',
  day: 'aiAutomation#day',
  process: 'aiAutomation#done-for-you-in-three-moves',
  offers: 'aiAutomation#two-ways-to-hire-it',
  answers: 'aiAutomation#the-small-print-in-large-print',
  assessment: 'aiAutomation#free-assessment-guaranteed-return',
  industries: 'aiAutomation#for-businesses-that-sell-time-and-skill',
} as const;
const linkedin = {
  managed: 'linkedin#what-managed-covers',
  week: 'linkedin#week',
  prices: 'linkedin#pricing',
  answers: 'linkedin#the-small-print-printed-large',
  features: 'linkedin#the-engine-comes-with-it',
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
  linkedin.answers,
  ai.answers,
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
  'terms#section-11-5',
  'terms#section-4-5',
  'privacy#section-14-1',
  linkedin.answers,
] as const;

const question = (ask: string, ...answers: Place[]): Question => ({ ask, answers });

/** In words that the site itself uses, or nearly. */
export const PLAIN_QUESTIONS: readonly Question[] = [
  question('price', platform.prices, premium.prices, linkedin.prices, platform.table, home.offers),
  question('$297', platform.prices, platform.table, 'terms#section-6-3'),
  question('$17,000', linkedin.prices, 'terms#section-6-5'),
  question('$1,250', ...otherPrices),
  question('99.9%', ...security, 'terms#section-8-1'),
  question('AES-256', ...security),
  question(
    '"no contracts"',
    ai.offers,
    home.reasons,
    home.offers,
    home.pillars,
    'aiAutomation',
    'terms#section-6-4',
  ),
  question('invoice', home.whatIf, platform.features, ai.day, home.pillars),
  question(
    'missed call',
    home.whatIf,
    platform.features,
    ai.day,
    linkedin.features,
    home.industries,
  ),
  question(
    'LinkedIn',
    'linkedin',
    linkedin.managed,
    linkedin.prices,
    premium.plus,
    'terms#section-3-4',
    'terms#section-6-5',
  ),
  question('community', 'collective', home.offers, 'terms#section-3-5', 'privacy#section-9-2'),
  question('refund policy', ...refund),
  question('terms of service', 'terms', 'terms#section-1'),
  question('privacy', 'privacy', 'privacy#section-1'),
  question('cookies', 'privacy#section-4'),
  question('arbitration', 'terms#section-12-3', 'terms#section-12'),
  question(
    'business connector',
    'terms#section-3-6',
    'terms#section-3-7',
    'terms#section-3-8',
    'privacy#section-9-3',
  ),
  question('commission', 'terms#section-6-12', 'terms#section-6-13'),
  question('late fee', 'terms#section-6-9'),
  question(
    'WhatsApp support',
    platform.support,
    platform.prices,
    'terms#section-4-1',
    'terms#section-6-3',
    platform.steps,
    home.reasons,
  ),
  question('white label', platform.features, 'terms#section-3-2', 'terms#section-5-5'),
  question(
    'unlimited sub-accounts',
    platform.features,
    'terms#section-2-3',
    platform.prices,
    platform.table,
  ),
  question('compare all plans', platform.table, premium.table),
  question('custom AI build', ai.offers, 'terms#section-6-4'),
  question('free assessment', ai.assessment),
  question('service catalog', 'catalog', home.catalog),
  question('uptime', ...security, 'terms#section-8-3'),
  question(
    'discount on additional services',
    premium.services,
    premium.prices,
    'terms#section-6-7',
    premium.plus,
  ),
  question('funnels', platform.features, home.pillars),
  question('HIPAA', 'terms#section-5-3'),
  question('california', 'privacy#section-16'),
  question('order pbsengine deluxe', 'deluxe-monthly'),
  question('governing law', 'terms#section-12'),
  question('confidentiality', 'terms#section-9'),
];

/** As owners of small businesses ask, in their own words, with their slips. */
export const HARD_QUESTIONS: readonly Question[] = [
  // Money
  question(
    'how much does it cost',
    platform.prices,
    premium.prices,
    platform.table,
    home.offers,
    'terms#section-6-3',
    ai.answers,
  ),
  question(
    'whats the cheapest plan',
    platform.prices,
    platform.table,
    'terms#section-6-3',
    premium.picker,
  ),
  question(
    'do i save money if i pay for a whole year',
    platform.prices,
    platform.table,
    'terms#section-6-3',
  ),
  question('what would you charge to build me a website', ...otherPrices),
  question('hourly rate', ...otherPrices),
  question('how much for seo', ...otherPrices),
  question('cost of a virtual assistant', ...otherPrices),
  question('do you do videos', ...otherPrices),
  question('someone to run my facebook and instagram', ...otherPrices, platform.features),
  question('is tax included', 'terms#section-6-3', 'terms#section-6-8'),
  question(
    'are there any hidden fees',
    'home#are-there-other-charges',
    'terms#section-4-1',
    'terms#section-6-3',
    'terms#section-6-6',
    'terms#section-4-2',
    'terms#section-6-9',
  ),
  question('who pays for the ai usage', 'terms#section-4-2', 'terms#section-6-4', ai.answers),
  question(
    'do i have to pay upfront',
    'terms#section-6-8',
    'terms#section-6',
    ai.answers,
    linkedin.answers,
  ),
  question('what happens if i pay late', 'terms#section-6-9', 'terms#section-11-4'),
  question('you billed me twice', 'terms#section-6-10'),
  question('will my price go up later', 'terms#section-10-2'),
  question('membership fee for the group', 'terms#section-3-5', 'terms#section-6-6', home.offers),
  question(
    'cheaper than paying for ten apps',
    platform.tools,
    home.reasons,
    platform.prices,
    home.whatIf,
  ),

  // Staying and leaving
  question('how do i cancel my plan', ...cancel),
  question('can i quit whenever i want', ...cancel, 'terms#section-6-4', home.reasons),
  question(
    'am i locked into a contract',
    'terms#section-6-4',
    ai.offers,
    home.reasons,
    home.offers,
    ...cancel,
  ),
  question('can i get my money back', ...refund),
  question('how many days notice to stop', ...cancel),
  question('does it auto renew', 'terms#section-6-11', linkedin.answers),
  question('what happens to my contacts if i leave', ...leaving),
  question('can i take my customer list with me', ...leaving, home.reasons, 'terms#section-5-1'),
  question(
    'is there a minimum term',
    'terms#section-6-4',
    'terms#section-6-12',
    linkedin.answers,
    ...cancel,
  ),
  question('can you kick me off', 'terms#section-11-3', 'terms#section-11-4', 'terms#section-3-8'),

  // Who does the work
  question(
    'who sets it up',
    platform.methods,
    platform.support,
    platform.steps,
    'terms#section-4-1',
  ),
  question('do i have to build it myself', platform.methods, platform.support, home.reasons),
  question(
    'done with you or done for you, what is the difference',
    platform.methods,
    platform.support,
    platform.table,
    platform.prices,
  ),
  question('move everything over from my old crm', home.paths, platform.steps),
  question('how long does it take to get going', ai.answers, platform.steps),
  question(
    'can i talk to a real person',
    home.call,
    platform.support,
    home.reasons,
    premium.call,
    ...contact,
    'privacy#section-7-3',
  ),
  question('phone number', ...contact),
  question('email address for support', ...contact),
  question(
    'where are you located',
    'privacy#section-1-1',
    'terms#section-1-1',
    'terms#section-12-1',
    ...contact,
  ),
  question(
    'do you work with companies in toronto canada',
    'privacy#section-17',
    'privacy#section-1-1',
    'terms#section-1-2',
    'privacy#section-11',
  ),
  question('i want a demo', home.call, platform.steps, premium.call),
  question(
    'help when something breaks',
    platform.support,
    platform.steps,
    home.reasons,
    'terms#section-4-3',
    ai.process,
  ),
  question(
    'which plan do i need',
    premium.picker,
    platform.table,
    platform.prices,
    premium.table,
    premium.call,
  ),

  // What it does
  question(
    'text my customers back when i miss a call',
    home.whatIf,
    platform.features,
    ai.day,
    linkedin.features,
    home.industries,
  ),
  question('get more google reviews', platform.features, home.pillars, ai.day, home.whatIf),
  question(
    'let people book appointments online',
    platform.features,
    home.whatIf,
    ai.day,
    home.pillars,
  ),
  question('reminders so people show up', ai.day, home.industries, ai.industries),
  question('send bills and take credit cards', platform.features, home.pillars, ai.day),
  question('follow up on estimates', ai.day, home.pillars, home.whatIf, home.paths),
  question(
    'newsletter to my clients',
    platform.features,
    'terms#section-7-2',
    'privacy#section-8-1',
  ),
  question('landing pages', platform.features, home.pillars, linkedin.features),
  question('i have three locations', platform.features, 'terms#section-2-3', platform.prices),
  question(
    'resell it under my own brand',
    platform.features,
    'terms#section-3-2',
    'terms#section-2-3',
  ),
  question('robot to answer the phone', ai.day, ai.offers, platform.prices),
  question('chat bot', ai.day, ai.offers, 'privacy#section-7-3', platform.prices),
  question('see where my leads come from', platform.features, home.whatIf, linkedin.features),
  question(
    'my stuff is all over the place in spreadsheets',
    home.pains,
    home.pillars,
    platform.tools,
    home.whatIf,
  ),
  question('just starting my business', home.paths, home.pains),
  question('hire an ai person part time', ai.offers, 'aiAutomation', home.pillars, home.offers),
  question('what can ai do for me', ai.day, ai.assessment, 'privacy#section-7-1', ai.process),

  // Who it is for
  question('plumber', ...industries),
  question('dentist', ...industries),
  question('roofing company', ...industries),
  question('do you work with law firms', ...industries),
  question('software for realtors', ...industries),
  question('hvac', ...industries),
  question('life coach', ...industries, ...otherPrices),
  question('accountant', ...industries),
  question('chiropractor office', ...industries),
  question('cleaning business', ...industries),

  // LinkedIn
  question(
    'will linkedin ban my account',
    'pbsenginePremium#is-my-linkedin-account-at-risk',
    'terms#section-3-4',
    'terms#section-7-5',
  ),
  question(
    'do you need my linkedin password',
    'pbsenginePremium#is-my-linkedin-account-at-risk',
    'terms#section-3-4',
    'terms#section-2-2',
    'privacy#section-3-5',
    'privacy#section-9-1',
  ),
  question(
    'how many leads will i get',
    linkedin.managed,
    'linkedin',
    linkedin.week,
    linkedin.prices,
    'terms#section-6-5',
    'terms#section-8-1',
  ),
  question(
    'who writes the messages',
    linkedin.managed,
    linkedin.week,
    'terms#section-3-4',
    platform.methods,
  ),
  question(
    'difference between level 1 and level 3',
    linkedin.prices,
    premium.prices,
    'terms#section-6-5',
    premium.picker,
    linkedin.managed,
  ),
  question('can i do linkedin for just 3 months', linkedin.answers, 'terms#section-6-5'),

  // Promises
  question(
    'do you guarantee results',
    'terms#section-8-1',
    'terms#section-6-1',
    ai.assessment,
    ai.answers,
    linkedin.answers,
  ),
  question('what if the ai gets something wrong', 'terms#section-4-2'),
  question(
    'the system was down for a day',
    'terms#section-8-3',
    'terms#section-4-3',
    platform.security,
  ),
  question(
    'can i sue you',
    'terms#section-12-3',
    'terms#section-12-2',
    'terms#section-12',
    'terms#section-8',
  ),
  question('insurance if you lose my data', 'terms#section-8', 'terms#section-4-5'),

  // Data
  question('is my customer data safe', ...security, home.reasons),
  question('have you ever been hacked', 'privacy#section-13', 'terms#section-5-4', ...security),
  question(
    'do you sell my information',
    'privacy#section-10-4',
    'terms#section-5-2',
    'privacy#section-10',
  ),
  question(
    'delete my account and data',
    'privacy#section-15',
    'privacy#section-14',
    'terms#section-11-5',
  ),
  question('who owns my data', 'terms#section-5-1', 'terms#section-4-4', home.reasons),
  question('who owns the automation after you build it', 'terms#section-4-4', ai.offers),
  question('patient records', 'home#can-i-use-it-with-patient-data', 'terms#section-5-3'),
  question(
    'do you train ai on my data',
    'terms#section-4-2',
    'privacy#section-7-1',
    'terms#section-5-2',
    'terms#section-5-1',
  ),
  question('stop texting me', 'privacy#section-8-2', 'privacy#section-8-3', 'privacy#section-8'),
  question(
    'unsubscribe from emails',
    'privacy#section-8-1',
    'privacy#section-17-3',
    'privacy#section-8',
  ),
  question('are phone calls recorded', 'privacy#section-8-4'),
  question('nda', 'terms#section-9'),
  question('can you use my name in your ads', 'terms#section-9-4', 'terms#section-5-6'),
  question(
    'rules for texting customers legally',
    'terms#section-7-2',
    'privacy#section-8-2',
    'privacy#section-8-3',
  ),
  question('kids', 'privacy#section-18'),
  question('does this website track me', 'privacy#section-4'),

  // Others
  question('meet other owners', 'collective', home.offers),
  question(
    'referrals',
    'terms#section-3-8',
    'terms#section-3-6',
    'privacy#section-9-3',
    'terms#section-3-7',
  ),
  question('brochure', home.catalog, 'catalog'),

  // Slips of the finger, and other spellings
  question('calender', platform.features, home.pillars, 'pbsengine', platform.methods, ai.day),
  question('cancelation', ...cancel),
  question('refunnd', ...refund),
  question('linkdin pricing', linkedin.prices, 'terms#section-6-5', premium.prices),
  question('recieve payments', platform.features, home.pillars),
  question('privicy', 'privacy', 'privacy#section-1'),
  question('service catalogue', 'catalog', home.catalog),
  question(
    'automisation',
    'aiAutomation',
    ai.offers,
    platform.features,
    ai.process,
    'terms#section-6-4',
  ),
  question('organisation for sales people', ...industries),
];

/** Nothing on this site answers these: better nothing than something else. */
export const WITHOUT_ANSWER = ['forklift', 'xyzzy', '🦄', '<script>', 'قهوة'] as const;

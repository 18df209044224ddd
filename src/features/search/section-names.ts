import { company } from '#data/company.ts';
import type { ProofPage } from '#data/proof-schema.ts';
import { proof } from '#data/proof.ts';
import type { PageId } from '#site/routes.ts';

const { brand, platformName, premiumName } = company;
const everyPlan = `All plans compared: ${platformName} and ${premiumName}`;

/** The sections of a page that the owner has filled in. */
const voicesOn = (page: ProofPage) => ({
  ...(proof.voices.some((voice) => voice.page === page) && { customer: 'What a customer says' }),
  ...(proof.cases.some((one) => one.page === page) && { results: 'What changed for customers' }),
});
const crew = proof.crew.length > 0 && { crew: 'The people you work with' };
const answers = proof.answering ? { answers: 'Who answers on WhatsApp, and when' } : crew;

/**
 * What each section contains, in plain words, by its id: search results use these names, because a heading on the
 * page may be playful. Others may link to the ids, so each stays when its heading changes. Legal documents name their
 * sections themselves.
 */
export const sectionNames: Partial<Record<PageId, Readonly<Record<string, string>>>> = {
  home: {
    benefits: 'What the system does for you',
    problems: 'Problems of startups, growing and established businesses',
    ...voicesOn('home'),
    ...crew,
    services: 'Business systems, marketing and the fractional partnership',
    paths: 'Two ways to start: a new business, or coming from old tools',
    industries: 'Industries we work with',
    reasons: `Why ${brand}: one system, people, pay by the month, your data`,
    offers: 'What we sell, with prices',
    ladder: 'All ways to buy: who does the work, first year, smallest commitment',
    catalog: 'Get the service catalog',
    faq: 'Questions and answers before you call',
    call: 'Book a free call',
  },
  pbsengine: {
    security: 'Uptime, encryption and security',
    support: 'Setup help and support by WhatsApp',
    ...answers,
    features: 'Features of the platform',
    industries: 'Industries the platform is for',
    pricing: 'Plans and prices of the platform',
    comparison: everyPlan,
    setup: 'Who does the setup: done with you or done for you',
    costs: 'Separate tools against one platform',
    faq: 'Questions and answers about the platform',
    steps: 'How to get started, step by step',
  },
  pbsenginePremium: {
    ...voicesOn('pbsenginePremium'),
    additions: 'What Premium includes',
    pricing: 'Plans and prices of Premium',
    'essentials-plus': 'Essentials Plus',
    'standard-plus': 'Standard Plus',
    'deluxe-plus': 'Deluxe Plus',
    enterprise: 'Enterprise',
    premium: 'Premium',
    'premium-plus': 'Premium Plus',
    calculator: 'Calculator: which premium plan is cheapest',
    faq: 'Questions and answers about Premium',
    discounts: 'Prices of additional services, and the discount of each plan',
    call: 'Book a free call about the premium plans',
  },
  aiAutomation: {
    technology: 'Encryption, uptime and breach notice',
    day: 'What AI and automation can do: nine systems',
    process: 'How AI and automation work gets done',
    ...voicesOn('aiAutomation'),
    offers: 'AI offers and prices',
    faq: 'Questions and answers about AI work',
    features: 'Platform features for subscribers',
    assessment: 'Free AI assessment',
    industries: 'Automation by industry',
    call: 'Book the free assessment',
  },
  linkedin: {
    services: 'What LinkedIn management includes: profile, page, connections, ads',
    week: 'An example week of LinkedIn management',
    pricing: 'Prices of LinkedIn management',
    ...voicesOn('linkedin'),
    faq: 'Questions about LinkedIn management: term, stopping, renewal',
    features: 'Platform features included with LinkedIn management',
    call: 'Book a call about LinkedIn management',
  },
  accessibility: {
    standard: 'The accessibility standard that this website meets',
    checks: 'How the accessibility of this website is tested',
    limits: 'What is not tested: calendars, forms, the community, order pages',
    contact: 'Report a problem with accessibility',
  },
};

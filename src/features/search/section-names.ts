import { company } from '#data/company.ts';
import type { PageId } from '#site/routes.ts';

const { brand, platformName, premiumName } = company;
const everyPlan = `All plans compared: ${platformName} and ${premiumName}`;

/**
 * What each section contains, in plain words, by its id: search results use these names, because a heading on the page
 * may be playful. Others may link to the ids, so each stays when its heading changes. Legal documents name their sections
 * themselves.
 */
export const sectionNames: Partial<Record<PageId, Readonly<Record<string, string>>>> = {
  home: {
    'what-if': 'What the system does for you',
    'it-breaks-differently-at-every-size':
      'Problems of startups, growing and established businesses',
    'one-engine-three-parts-to-it': 'Business systems, marketing and the fractional partnership',
    'starting-out-or-starting-over': 'Two ways to start: a new business, or coming from old tools',
    'nine-kinds-of-business-same-engine': 'Industries we work with',
    'four-reasons-to-hand-us-the-wrench': `Why ${brand}: one system, people, no contracts, your data`,
    'get-on-where-it-suits-you': 'What we sell, with prices',
    'everything-we-do-in-one-catalog': 'Get the service catalog',
    questions: 'Questions and answers before you call',
    'bring-us-the-tangle': 'Book a free call',
  },
  pbsengine: {
    'rated-for-daily-use': 'Uptime, encryption and security',
    'software-with-people-attached': 'Setup help and support by WhatsApp',
    'eleven-jobs-one-login': 'Features of the platform',
    'built-for': 'Industries the platform is for',
    pricing: 'Plans and prices of the platform',
    'every-plan-side-by-side': everyPlan,
    'with-you-or-for-you': 'Who does the setup: done with you or done for you',
    'what-the-pile-costs': 'Separate tools against one platform',
    questions: 'Questions and answers about the platform',
    'from-tangle-to-running-in-four-steps': 'How to get started, step by step',
  },
  pbsenginePremium: {
    'what-the-plus-adds': 'What Premium includes',
    pricing: 'Plans and prices of Premium',
    'essentials-plus': 'Essentials Plus',
    'standard-plus': 'Standard Plus',
    'deluxe-plus': 'Deluxe Plus',
    enterprise: 'Enterprise',
    premium: 'Premium',
    'premium-plus': 'Premium Plus',
    'every-plan-side-by-side': everyPlan,
    'which-step-is-yours': 'Calculator: which premium plan costs least',
    questions: 'Questions and answers about Premium',
    'what-the-discount-does-to-a-bill':
      'Prices of additional services, and the discount of each plan',
    'not-sure-which-step': 'Book a free call about the premium plans',
  },
  aiAutomation: {
    'enterprise-technology': 'Encryption, uptime and breach notice',
    day: 'What AI and automation can do: nine systems',
    'done-for-you-in-three-moves': 'How AI and automation work gets done',
    'two-ways-to-hire-it': 'AI offers and prices',
    'the-small-print-in-large-print': 'Questions and answers about AI work',
    'on-pbsengine-already-it-plugs-straight-in': 'Platform features for subscribers',
    'free-assessment-guaranteed-return': 'Free AI assessment',
    'for-businesses-that-sell-time-and-skill': 'Automation by industry',
    'stop-doing-it-twice': 'Book the free assessment',
  },
  linkedin: {
    'what-managed-covers': 'What LinkedIn management includes: profile, page, connections, ads',
    week: 'An example week of LinkedIn management',
    pricing: 'Prices of LinkedIn management',
    'the-small-print-printed-large': 'Questions about LinkedIn management: term, stopping, renewal',
    'the-engine-comes-with-it': 'Platform features included with LinkedIn management',
    'leave-the-typing-to-us': 'Book a call about LinkedIn management',
  },
};

import { company } from '#data/company.ts';
import { discountScope } from '#data/discount-scope.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { platformFrom } from '#data/prices.ts';
import { joinList } from '#lib/text.ts';
import { sectionId } from '#lib/numbered-document.ts';
import { href } from '#site/site.ts';
import { planCalculator } from '#features/offers/calculator-content.ts';
import type { FaqProps } from './Faq.tsx';

/** A question, with its clause in the terms. Each id is part of its question's address. */
type Question = FaqProps['questions'][number];

const { payment, retention, notice } = legalFacts;

/** A link to the clause that an answer is taken from. */
const terms = (section: string) => ({
  href: href('terms', sectionId(section)),
  label: `Terms, section ${section}`,
});

const call: Question = {
  id: 'what-happens-on-the-call',
  question: 'What happens on the free call?',
  answer:
    'You tell us what you use now and where things slip through the cracks. We tell you what to fix first and which plan fits. The call costs nothing.',
};
const setup: Question = {
  id: 'who-sets-it-up',
  question: 'Who sets it up?',
  answer:
    'On Essentials and Standard, we set it up together (done with you). On Deluxe and Essentials Plus, we set it up for you (done for you).',
  source: terms('6.3'),
};
const leaving: Question = {
  id: 'what-does-it-cost-to-leave',
  question: 'What does it cost to leave?',
  answer: `Give us ${notice.subscriptionTerminationDays} days’ written notice (an e-mail will do), and keep paying until the notice ends. On a monthly plan, that usually means one more payment. A yearly plan renews unless you write before its last ${payment.cancellationNoticeDays} days. What you have already paid is not refunded.`,
  source: terms('6.11'),
};
const data: Question = {
  id: 'who-owns-my-data',
  question: 'Who owns my data, and can I take it with me?',
  answer: `You own it. Export it at any time while you are with us; for ${retention.exportGraceDays} days after that, you can still ask for an export. Then we delete it. If you move to another provider, we help on request; if that costs anything, we say so first.`,
  source: terms('4.5'),
};
const supercharged: Question = {
  id: 'what-does-supercharged-mean',
  question: 'What does SuperCharged mean?',
  answer:
    'SuperCharged is our name for the AI add-ons for advertising, agents and voice. Deluxe includes them, and Essentials Plus gives you access to them. The AI advertising service is priced separately, and AI usage is billed.',
  source: terms('6.3'),
};

/** What a year of a plan and a bundle, bought separately, saves over the cheapest premium plan for that level. */
const savings = planCalculator().apart.rows.map(
  ({ name, plan, saves }) => `${saves} at ${name} (against ${plan})`,
);

/** What buyers ask before they buy, on each page that answers it. The answers follow the terms. */
export const content = {
  home: {
    id: 'faq',
    heading: 'Questions before you call.',
    questions: [
      call,
      setup,
      {
        id: 'are-there-other-charges',
        question: 'What do I pay, and what is extra?',
        answer: `You pay for your plan in advance: from ${platformFrom} for the first month. AI processing is billed by usage and by the model that does the work, unless your order includes it. Taxes are extra, and so is what others charge you, such as a carrier or an ad network. If you pay late, a fee of ${payment.lateFeePercentPerDay}% of the overdue amount a day may apply, or the most the law allows, if less.`,
        source: terms('6.8'),
      },
      leaving,
      data,
      {
        id: 'can-i-use-it-with-patient-data',
        question: 'Can I use it with patient data?',
        answer:
          'Not until both sides have signed a business associate agreement. Ask about it before you order.',
        source: terms('5.3'),
      },
    ],
  },
  pbsengine: {
    id: 'faq',
    heading: 'Questions about the platform.',
    questions: [
      setup,
      {
        id: 'what-are-base-advanced-and-premium-automation',
        question: 'What are base, advanced and premium automation?',
        answer:
          'Each plan has one level: base on Essentials, advanced on Standard and premium on Deluxe. Your order states what we set up.',
        source: terms('6.3'),
      },
      supercharged,
      leaving,
      data,
    ],
  },
  pbsenginePremium: {
    id: 'faq',
    heading: `Questions about ${company.premiumName}.`,
    questions: [
      {
        id: 'why-not-a-standard-plan-and-a-bundle',
        question: `Why not a ${company.platformName} plan and a LinkedIn bundle?`,
        answer: `Paid by the year and before any services, Deluxe and the bundle save you ${joinList(savings)}. If you buy additional services, the discount can make ${company.premiumName} the cheaper choice. The calculator on this page works it out.`,
        source: terms('6.5'),
      },
      {
        id: 'what-does-the-discount-cover',
        question: 'What does the discount cover?',
        answer: `It comes off ${discountScope.covers}. It does not come off ${discountScope.excludes}. ${discountScope.agreement}`,
        source: terms('6.7'),
      },
      {
        id: 'is-my-linkedin-account-at-risk',
        question: 'Is my LinkedIn account at risk?',
        answer:
          'LinkedIn has its own rules and limits, and it may restrict an account. We do not control that. You give us access, and you can revoke it at any time.',
        source: terms('3.4'),
      },
      {
        ...setup,
        answer: `${setup.answer} On the other premium plans, ask on the free call before you order.`,
      },
      supercharged,
      leaving,
      data,
    ],
  },
} satisfies Record<string, FaqProps>;

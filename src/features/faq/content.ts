import { discountScope } from '#data/discount-scope.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { openOnPlans } from '#data/premium-plans.ts';
import { SUPERCHARGED_ACCESS } from '#data/premium-plan-terms.ts';
import { standardPlans, type SERVICE } from '#data/standard-plans.ts';
import { costsByYear } from '#features/offers/calculator.ts';
import { premiumNames, premiumSetUp } from '#features/offers/premium-facts.ts';
import { LATE_OR_DISPUTED, NEW_PRICE, SENDER } from '#features/offers/terms.ts';
import { callFacts, timeToLive, worksWith } from '#features/proof/content.ts';
import { joinList, sectionId } from '#lib/text.ts';
import { href } from '#site/site.ts';
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
  answer: `You tell us what you use now and where things slip through the cracks. We’ll tell you what to fix first and which plan fits. It’s free.${callFacts} For AI and automation, it’s your Utility Assessment, and you keep a filled-out sheet. Ask us how long setup takes, too: it depends on your business.${timeToLive}`,
};
const tools: Question = {
  id: 'will-it-work-with-my-tools',
  question: 'Will it work with my tools and old data?',
  answer: `${worksWith} depends on your tools, and no plan lists moving data. Ask on the free call, before you order.`,
};
/** The plans of both lines that are set up in this way. */
const setUp = (way: keyof typeof SERVICE) =>
  joinList([
    ...standardPlans.filter(({ service }) => service === way).map(({ name }) => name),
    ...premiumSetUp(way),
  ]);
const setup: Question = {
  id: 'who-sets-it-up',
  question: 'Who sets it up?',
  answer: `On ${setUp('done-with-you')}, we set it up together (done with you). On ${setUp('done-for-you')}, we set it up for you (done for you).`,
  source: terms('6.3'),
};
const leaving: Question = {
  id: 'what-does-it-cost-to-leave',
  question: 'What does it cost to leave?',
  answer: `Give us ${notice.subscriptionTerminationDays} days’ notice by email. Anything that renews inside those ${payment.cancellationNoticeDays} days is still charged; on a monthly plan, that usually means one more payment. Cancel a yearly plan at least ${payment.cancellationNoticeDays} days before it ends, or it renews and you’re charged for another year. What you’ve already paid isn’t refunded. ${NEW_PRICE}`,
  source: terms('6.11'),
};
const data: Question = {
  id: 'who-owns-my-data',
  question: 'Can I take my data with me?',
  answer: `You own it. Export it any time while you’re a client, and ask us for a copy up to ${retention.exportGraceDays} days after you leave. Then we delete it. If you move a subscription to another provider, we help on request; if there’s a charge, we’ll tell you first.`,
  source: terms('4.5'),
};
const late: Question = {
  id: 'what-if-i-pay-late',
  question: 'What if a payment is late or wrong?',
  answer: LATE_OR_DISPUTED,
  source: terms('6.9'),
};
const sender: Question = {
  id: 'who-is-the-sender',
  ...SENDER,
  source: terms('7.2'),
};
const withAccess = premiumNames(({ extras }) => extras.includes(SUPERCHARGED_ACCESS));
const supercharged: Question = {
  id: 'what-does-supercharged-mean',
  question: 'What does SuperCharged mean?',
  answer: `SuperCharged is our name for the AI add-ons for advertising, agents and voice. Deluxe includes them, and ${joinList(withAccess)} ${withAccess.length > 1 ? 'give' : 'gives'} you access to them. Our AI advertising service is priced separately, and AI usage is billed as you use it. AI can be wrong, so have a person check what it makes.`,
  source: terms('6.3'),
};

/** How much less a separate plan and bundle cost for a year than the cheapest premium plan for that level. */
const savings = costsByYear.map(({ name, saves }) => `${saves} less at ${name}`);

const patients = {
  id: 'can-i-use-it-with-patient-data',
  question: 'Can I use it with patient data?',
  answer:
    'Only after we’ve both signed a business associate agreement. Ask us before you order. In any regulated field, check that it fits your rules; we don’t give legal advice.',
  source: terms('5.3'),
};

/** The questions that buyers ask before they buy, by the page that answers them. The answers follow the terms. */
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
        answer:
          'You pay for your plan in advance, in US dollars. AI usage is billed on top, by how much you use and which AI model does the work, unless your order includes it. Taxes are extra, and so is anything other companies charge you, like your phone carrier or an ad network.',
        source: terms('6.8'),
      },
      late,
      tools,
      leaving,
      data,
      patients,
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
          'They’re our three levels of automation: base on Essentials, advanced on Standard and premium on Deluxe. On the free call, we’ll tell you what each would do for your business.',
        source: terms('6.3'),
      },
      supercharged,
      tools,
      late,
      leaving,
      data,
      sender,
      patients,
    ],
  },
  pbsenginePremium: {
    id: 'faq',
    heading: 'Questions before you choose.',
    questions: [
      {
        id: 'why-not-a-standard-plan-and-a-bundle',
        question: 'Wouldn’t a plan plus a bundle be cheaper?',
        answer: `If you don’t buy other services, yes. Paid by the year, Deluxe with a bundle is ${joinList(savings)}. Buy enough services and the discount turns that around; the table of a year above shows where.`,
        source: terms('6.5'),
      },
      {
        id: 'what-does-the-discount-cover',
        question: 'What does the discount cover?',
        answer: `It comes off ${discountScope.covers}. It doesn’t come off ${discountScope.excludes}. ${discountScope.agreement}`,
        source: terms('6.7'),
      },
      {
        id: 'is-my-linkedin-account-at-risk',
        question: 'Is my LinkedIn account at risk?',
        answer:
          'It can be. LinkedIn sets its own rules and limits and may restrict an account; we don’t control that. You can take back our access any time. What you’ve paid isn’t refunded.',
        source: terms('3.4'),
      },
      {
        ...setup,
        answer: openOnPlans.includes('setup')
          ? `${setup.answer} On the other premium plans, ask on the free call before you order.`
          : setup.answer,
      },
      supercharged,
      late,
      leaving,
      data,
      sender,
      patients,
    ],
  },
} satisfies Record<string, FaqProps>;

import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { premiumPlans, SUPERCHARGED_ACCESS, type PremiumPlan } from '#data/premium-plans.ts';
import { SERVICE, standardPlans, SUPERCHARGED, type StandardPlan } from '#data/standard-plans.ts';
import { joinList } from '#lib/text.ts';
import { discountScope } from '#data/discount-scope.ts';
import { planCalculator } from '#features/offers/calculator-content.ts';
import { platformFrom } from '#data/prices.ts';

/*
 * What buyers ask before they buy. The answers follow the terms; `section` is the clause. Each id is part of its
 * question's address.
 */

const { payment, retention, notice } = legalFacts;

const namesOf = (plans: readonly { name: string }[]) => joinList(plans.map(({ name }) => name));
const standardWith = (service: StandardPlan['service']) =>
  standardPlans.filter((plan) => plan.service === service);
const withExtra = (plans: readonly (StandardPlan | PremiumPlan)[], extra: string) =>
  plans.filter(({ extras }) => extras.includes(extra));
const premiumWith = (service: StandardPlan['service']) => withExtra(premiumPlans, SERVICE[service]);

/** Who does the setup, by plan, as far as the plans say. */
const whoSetsUp = `On ${namesOf(standardWith('done-with-you'))}, we set it up together (done with you). On ${namesOf([...standardWith('done-for-you'), ...premiumWith('done-for-you')])}, we set it up for you (done for you).`;

const questions = {
  call: {
    id: 'what-happens-on-the-call',
    question: 'What happens on the free call?',
    answer:
      'You tell us what you use now and where things slip through the cracks. We tell you what to fix first and which plan fits. The call costs nothing.',
    section: null,
  },
  setup: {
    id: 'who-sets-it-up',
    question: 'Who sets it up?',
    answer: whoSetsUp,
    section: '6.3',
  },
  setupOfPremium: {
    id: 'who-sets-it-up',
    question: 'Who sets it up?',
    answer: `${whoSetsUp} On the other premium plans, ask on the free call before you order.`,
    section: '6.3',
  },
  leaving: {
    id: 'what-does-it-cost-to-leave',
    question: 'What does it cost to leave?',
    answer: `Give us ${notice.subscriptionTerminationDays} days’ written notice (an e-mail will do), and keep paying until the notice ends. On a monthly plan, that usually means one more payment. A yearly plan renews unless you write before its last ${payment.cancellationNoticeDays} days. What you have already paid is not refunded.`,
    section: '6.11',
  },
  data: {
    id: 'who-owns-my-data',
    question: 'Who owns my data, and can I take it with me?',
    answer: `You own it. Export it at any time while you are with us; for ${retention.exportGraceDays} days after that, you can still ask for an export. Then we delete it. If you move to another provider, we help on request; if that costs anything, we say so first.`,
    section: '4.5',
  },
  charges: {
    id: 'are-there-other-charges',
    question: 'What do I pay, and what is extra?',
    answer: `You pay for your plan in advance: from ${platformFrom} for the first month. AI processing is billed by usage and by the model that does the work, unless your order includes it. Taxes are extra, and so is what others charge you, such as a carrier or an ad network. If you pay late, a fee of ${payment.lateFeePercentPerDay}% of the overdue amount a day may apply, or the most the law allows, if less.`,
    section: '6.8',
  },
  automation: {
    id: 'what-are-base-advanced-and-premium-automation',
    question: 'What are base, advanced and premium automation?',
    answer: `Each plan has one level: ${joinList(standardPlans.map(({ name, automation }) => `${automation} on ${name}`))}. Your order states what we set up.`,
    section: '6.3',
  },
  supercharged: {
    id: 'what-does-supercharged-mean',
    question: 'What does SuperCharged mean?',
    answer: `SuperCharged is our name for the AI add-ons for advertising, agents and voice. ${namesOf(withExtra(standardPlans, SUPERCHARGED.inFull))} includes them, and ${namesOf(withExtra(premiumPlans, SUPERCHARGED_ACCESS))} gives you access to them. The AI advertising service is priced separately, and AI usage is billed.`,
    section: '6.3',
  },
  health: {
    id: 'can-i-use-it-with-patient-data',
    question: 'Can I use it with patient data?',
    answer:
      'Not until both sides have signed a business associate agreement. Ask about it before you order.',
    section: '5.3',
  },
  apart: {
    id: 'why-not-a-standard-plan-and-a-bundle',
    question: 'Why not a PBSEngine plan and a LinkedIn bundle?',
    answer: whyNotApart(),
    section: '6.5',
  },
  discount: {
    id: 'what-does-the-discount-cover',
    question: 'What does the discount cover?',
    answer: `It comes off ${discountScope.covers}. It does not come off ${discountScope.excludes}. ${discountScope.agreement}`,
    section: '6.7',
  },
  account: {
    id: 'is-my-linkedin-account-at-risk',
    question: 'Is my LinkedIn account at risk?',
    answer:
      'LinkedIn has its own rules and limits, and it may restrict an account. We do not control that. You give us access, and you can revoke it at any time.',
    section: '3.4',
  },
} as const;

/** What a year of a plan and a bundle, bought separately, saves over the cheapest premium plan for that level. */
function whyNotApart(): string {
  const { rows, columns } = planCalculator().apart;
  const savings = rows.map(({ name, plan, saves }) => `${saves} at ${name} (against ${plan})`);
  return `Paid by the year and before any services, ${columns[0] ?? ''} save you ${joinList(savings)}. If you buy additional services, the discount can make ${company.premiumName} the cheaper choice. The calculator on this page works it out.`;
}

const { call, setup, leaving, data, charges } = questions;

/** The questions of each page that has them. */
export const faq = {
  home: {
    id: 'faq',
    heading: 'Questions before you call.',
    questions: [call, setup, charges, leaving, data, questions.health],
  },
  pbsengine: {
    id: 'faq',
    heading: 'Questions about the platform.',
    questions: [setup, questions.automation, questions.supercharged, leaving, data],
  },
  pbsenginePremium: {
    id: 'faq',
    heading: `Questions about ${company.premiumName}.`,
    questions: [
      questions.apart,
      questions.discount,
      questions.account,
      questions.setupOfPremium,
      questions.supercharged,
      leaving,
      data,
    ],
  },
} as const;

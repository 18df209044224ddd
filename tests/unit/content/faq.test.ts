import { expect, test } from 'vitest';
import { content } from '#features/faq/content.ts';
import { premiumPlans, SUPERCHARGED_ACCESS, type PremiumPlan } from '#data/premium-plans.ts';
import { SERVICE, standardPlans, SUPERCHARGED, type StandardPlan } from '#data/standard-plans.ts';
import { pairedPlan } from '#features/offers/calculator.ts';
import { joinList } from '#lib/text.ts';

const namesOf = (plans: readonly { name: string }[]) => joinList(plans.map(({ name }) => name));
const withExtra = <Plan extends StandardPlan | PremiumPlan>(
  plans: readonly Plan[],
  extra: string,
) => plans.filter(({ extras }) => extras.includes(extra));
const standardWith = (service: StandardPlan['service']) =>
  standardPlans.filter((plan) => plan.service === service);
const answerTo = (page: keyof typeof content, id: string) =>
  content[page].questions.find((question) => question.id === id)?.answer;

test('every plan that an answer names is what the answer says', () => {
  const withYou = namesOf(standardWith('done-with-you'));
  const forYou = namesOf([
    ...standardWith('done-for-you'),
    ...withExtra(premiumPlans, SERVICE['done-for-you']),
  ]);
  const levels = joinList(standardPlans.map(({ name, automation }) => `${automation} on ${name}`));
  const included = namesOf(withExtra(standardPlans, SUPERCHARGED.inFull));
  const access = namesOf(withExtra(premiumPlans, SUPERCHARGED_ACCESS));

  for (const page of ['home', 'pbsengine', 'pbsenginePremium'] as const)
    expect
      .soft(answerTo(page, 'who-sets-it-up'), page)
      .toContain(
        `On ${withYou}, we set it up together (done with you). On ${forYou}, we set it up for you`,
      );
  expect
    .soft(answerTo('pbsengine', 'what-are-base-advanced-and-premium-automation'))
    .toContain(`levels of automation: ${levels}.`);
  expect
    .soft(answerTo('pbsengine', 'what-does-supercharged-mean'))
    .toContain(`${included} includes them, and ${access} gives you access to them.`);
  expect
    .soft(answerTo('pbsenginePremium', 'why-not-a-standard-plan-and-a-bundle'))
    .toContain(`${pairedPlan.name} plus the bundle is`);
});

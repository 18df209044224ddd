import { ACCOUNTS, AUTOMATION, SERVICE, SUPPORT, type StandardPlan } from '#data/standard-plans.ts';

/** What the words in a plan mean, as the terms of service put it (sections 2.3, 4.1 and 6.3). */
const accounts: Record<StandardPlan['accounts'], string> = {
  single: 'for one business',
  unlimited: 'for locations, brands or clients',
};
const service: Record<StandardPlan['service'], string> = {
  'done-with-you': 'we set it up together',
  'done-for-you': 'we set it up for you',
};
const AUTOMATION_IS_AGREED = 'your order lists it';

/** What a standard plan includes, each with its meaning, for readers who have not seen the plans. */
export function featuresInPlainWords(plan: StandardPlan): string[] {
  return [
    `${ACCOUNTS[plan.accounts]}: ${accounts[plan.accounts]}`,
    `${SERVICE[plan.service]}: ${service[plan.service]}`,
    `${AUTOMATION[plan.automation]}: ${AUTOMATION_IS_AGREED}`,
    ...plan.extras,
    `${SUPPORT}: text us`,
  ];
}

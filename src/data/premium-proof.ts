import * as z from 'zod';
import {
  premiumPlanTerms,
  SUPERCHARGED_ACCESS,
  type PremiumPlanId,
  type PremiumTerms,
} from './premium-plan-terms.ts';
import { ACCOUNTS, AUTOMATION, SERVICE } from './standard-plans.ts';

/** A schema for one of the ids of `words`; only for `known`, if premium-plan-terms.ts states that one already. */
const oneOf = <Words extends object>(words: Words, known?: string) => {
  const ids = Object.keys(words) as (keyof Words & string)[];
  return z
    .enum(ids, `write one of ${ids.join(', ')}`)
    .refine(
      (id) => !known || id === known,
      `src/data/premium-plan-terms.ts says ${known}; correct the wrong one`,
    );
};

const premiumPlan = ({ setup, extras }: PremiumTerms) =>
  z
    .strictObject({
      setup: oneOf(SERVICE, setup),
      accounts: oneOf(ACCOUNTS),
      automation: oneOf(AUTOMATION),
      superChargedAccess: z
        .boolean('write true or false')
        .refine(
          (hasAccess) => hasAccess || !extras.includes(SUPERCHARGED_ACCESS),
          'src/data/premium-plan-terms.ts says it has it; correct the wrong one',
        ),
    })
    .partial();

/** What the owner may say about each premium plan. */
export const premium = z
  .strictObject(
    Object.fromEntries(premiumPlanTerms.map((plan) => [plan.id, premiumPlan(plan)])) as Record<
      PremiumPlanId,
      ReturnType<typeof premiumPlan>
    >,
    {
      error: ({ code }) =>
        code === 'unrecognized_keys'
          ? `has a plan that does not exist; write one of ${premiumPlanTerms.map(({ id }) => id).join(', ')}`
          : undefined,
    },
  )
  .partial();

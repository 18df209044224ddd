import { byId } from '#lib/lists.ts';
import { joinList } from '#lib/text.ts';
import { productLines, subscriptionPrices, type CatalogEntry } from './catalog-entry.ts';
import { linkedinBundles, type LinkedinBundle } from './linkedin-bundles.ts';
import {
  premiumPlanTerms,
  SUPERCHARGED_ACCESS,
  type PremiumPlanId,
  type PremiumTerms,
} from './premium-plan-terms.ts';
import { proof } from './proof.ts';
import { ACCOUNTS, AUTOMATION, SERVICE, SUPPORT } from './standard-plans.ts';

/** The fees that a discount reduces; commission and a percentage of ad spend are not reduced (`discount-scope.ts`). */
export const DISCOUNTED = 'our fees for additional services';

/** How a year of a premium plan is bought: its only link (specification, section 2) sells it by the month. */
export const PREMIUM_BY_THE_YEAR = 'To pay by the year, call us before you order.';

/** Facts about a plan that the owner may not have stated; the buyer must then ask about them. */
const FACTS = ['setup', 'accounts', 'automation', SUPERCHARGED_ACCESS] as const;

/** A plan with all that follows from its terms. The line's name comes first: one of its plans is also named Premium. */
function premiumPlan({ price, ...plan }: PremiumTerms & { id: PremiumPlanId }) {
  const path = `/pbsengine-${plan.id}-subscription` as const;
  const added = proof.premium[plan.id] ?? {};
  const { setup = added.setup } = plan;
  const { accounts, automation } = added;
  const hasAccess = plan.extras.includes(SUPERCHARGED_ACCESS) || added.superChargedAccess;
  const extras: readonly string[] = [
    ...new Set([...plan.extras, ...(hasAccess ? [SUPERCHARGED_ACCESS] : [])]),
  ];
  /** What the plan has besides LinkedIn management, the discount and support, in the words of the standard plans. */
  const included = [
    ...(accounts ? [ACCOUNTS[accounts]] : []),
    ...(setup ? [SERVICE[setup]] : []),
    ...(automation ? [AUTOMATION[automation]] : []),
    ...extras,
  ];
  const facts = { setup, accounts, automation, [SUPERCHARGED_ACCESS]: hasAccess };
  return {
    ...plan,
    ...{ setup, accounts, automation, extras, included },
    ...{ open: FACTS.filter((fact) => facts[fact] === undefined) },
    line: 'premium',
    fullName: `${productLines.premium.name}, ${plan.name} plan`,
    prices: subscriptionPrices(price, { month: path, year: null }),
    features: [
      `LinkedIn management at Level ${plan.linkedinLevel}`,
      ...(plan.discountPercent > 0 ? [`${plan.discountPercent}% off ${DISCOUNTED}`] : []),
      ...included,
      SUPPORT,
    ],
  } satisfies CatalogEntry;
}
export type PremiumPlan = Readonly<ReturnType<typeof premiumPlan>>;

/** The premium line (specification, section 9). */
export const premiumPlans: readonly PremiumPlan[] = premiumPlanTerms.map(premiumPlan);
export const premiumPlanById = byId(premiumPlans);

/** A sentence that says what the buyer of a plan must ask; empty if everything is listed. */
export const unlistedOf = ({ open }: Pick<PremiumPlan, 'open'>): string =>
  open.length > 0 ? `Before you order, ask us about ${joinList(open)}.` : '';

/** The facts that are open on at least one plan. */
export const openOnPlans: readonly string[] = FACTS.filter((fact) =>
  premiumPlans.some(({ open }) => open.includes(fact)),
);

const bundleById = byId(linkedinBundles);

/** The bundle whose LinkedIn services a premium plan includes. */
export function bundleIn({ linkedinLevel }: PremiumPlan): LinkedinBundle {
  return bundleById[`linkedin-level-${linkedinLevel}`];
}

import { company } from '#data/company.ts';
import { openOnPlans, premiumPlans, type PremiumPlan } from '#data/premium-plans.ts';
import { ACCOUNTS, SERVICE } from '#data/standard-plans.ts';
import { asPartOfSentence, joinChoices, joinList } from '#lib/text.ts';

/*
 * What pages say about the setup, accounts and automation of the premium plans, as far as the owner has listed them in
 * src/data/proof.ts, and what they tell the visitor to ask.
 */

/** The names of the premium plans for which `fits` is true; a single phrase if it is true for all. */
export function premiumNames(fits: (plan: PremiumPlan) => boolean): readonly string[] {
  const names = premiumPlans.filter(fits).map(({ name }) => name);
  return names.length === premiumPlans.length ? [`every ${company.premiumName} plan`] : names;
}

/** The names of the premium plans that are set up in this way. */
export const premiumSetUp = (service: keyof typeof SERVICE) =>
  premiumNames(({ setup }) => setup === service);

const isListed = ({ setup, accounts, automation }: PremiumPlan) => setup && accounts && automation;
const unlistedPlans = premiumPlans.filter((plan) => !isListed(plan));

/** Whether the table of the premium plans can fill {@link PLATFORM_COLUMN}. */
export const arePremiumPlansListed = unlistedPlans.length === 0;
/** One column for the facts that fill three in the table of the standard plans: there is no room for more. */
export const PLATFORM_COLUMN = 'Accounts, setup and automation';

/** A sentence about what a plan includes, to follow another one; empty if the table has a column for it. */
export function comesWith({ setup, included }: PremiumPlan): string {
  if (arePremiumPlansListed || included.length === 0) return '';
  const service = setup && SERVICE[setup];
  const others = included
    .filter((fact) => fact !== service)
    .map((fact) => `${fact === ACCOUNTS.single ? 'a ' : ''}${asPartOfSentence(fact)}`);
  const parts = [
    ...(service ? [asPartOfSentence(service)] : []),
    ...(others.length > 0 ? [`with ${joinList(others)}`] : []),
  ];
  return ` Comes ${joinList(parts)}.`;
}

/** A sentence about what to ask where a table or a card says nothing, to precede another one. */
export const whereOpen =
  openOnPlans.length > 0
    ? `If a plan doesn’t list ${joinChoices(openOnPlans)}, ask us before you order. `
    : '';

const openInFilter = openOnPlans.filter((fact) => fact === 'setup' || fact === 'accounts');

/** A sentence about what to ask where the filter finds nothing, to follow another one. */
export const askIfNoneFits =
  openInFilter.length > 0
    ? ` For ${company.premiumName}, ask us about ${joinList(openInFilter)} before you order.`
    : '';

/** Where to find the setup, accounts and automation of the premium plans, to end a sentence about a standard plan. */
export const aboutPremium = arePremiumPlansListed
  ? 'each premium plan lists its own.'
  : `for ${unlistedPlans.length > premiumPlans.length / 2 ? 'most' : 'some'} premium plans, ask us about these.`;

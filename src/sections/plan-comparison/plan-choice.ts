/*
 * Which plans a phone shows side by side. It has room for three.
 */

export const MOST_COMPARED = 3;
export const FEWEST_COMPARED = 2;

/** `chosen` with `id` added at its end, or without it where it was chosen. A full choice takes no more. */
export function withToggled(chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < MOST_COMPARED ? [...chosen, id] : [...chosen];
}

/** As many as were chosen: those that are on offer, then others of the offer in the place of those that are not. */
export function amongOffered(chosen: readonly string[], offered: readonly string[]): string[] {
  const kept = chosen.filter((id) => offered.includes(id));
  const others = offered.filter((id) => !kept.includes(id));
  return [...kept, ...others].slice(0, chosen.length);
}

/** What is compared first: where the line begins, and the plan that is marked. */
export function firstChoice(plans: readonly { id: string; flag: string | null }[]): string[] {
  const marked = plans.find(({ flag }) => flag !== null);
  const ids = [plans[0], marked, ...plans].flatMap((plan) => (plan ? [plan.id] : []));
  return [...new Set(ids)].slice(0, FEWEST_COMPARED);
}

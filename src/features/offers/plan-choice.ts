/*
 * Which plans a phone shows side by side: at most three fit.
 */

export const MAX_COMPARED = 3;
export const MIN_COMPARED = 2;

/** `chosen` with `id` added at the end, or without it if it was there. A full choice takes no more. */
export function withToggled(chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < MAX_COMPARED ? [...chosen, id] : [...chosen];
}

/** As many ids as were chosen: first the chosen ones that are offered, then other offered ones in place of the rest. */
export function amongOffered(chosen: readonly string[], offered: readonly string[]): string[] {
  const kept = chosen.filter((id) => offered.includes(id));
  const others = offered.filter((id) => !kept.includes(id));
  return [...kept, ...others].slice(0, chosen.length);
}

/** The plans compared at first: the first of the line and the marked one. */
export function firstChoice(plans: readonly { id: string; flag: string | null }[]): string[] {
  const marked = plans.find(({ flag }) => flag !== null);
  const ids = [plans[0], marked, ...plans].flatMap((plan) => (plan ? [plan.id] : []));
  return [...new Set(ids)].slice(0, MIN_COMPARED);
}

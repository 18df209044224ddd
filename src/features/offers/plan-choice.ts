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

/** The plans that are compared at first: the {@link MIN_COMPARED} smallest. */
export const firstChoice = (plans: readonly { id: string }[]): string[] =>
  plans.slice(0, MIN_COMPARED).map(({ id }) => id);

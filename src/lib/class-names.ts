/** Joins class names and leaves out what is not one. */
export function classNames(
  ...names: readonly (string | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

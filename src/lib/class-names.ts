/** The prop of a component whose outermost element may get a class; a class of a CSS Module may be `undefined`. */
export type Styled = { className?: string | undefined };

/** Joins class names and skips falsy values. */
export function classNames(
  ...names: readonly (string | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

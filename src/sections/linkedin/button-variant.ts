import type { LinkedinBundle } from '#data/linkedin-bundles.ts';
import type { ButtonVariant } from '#ui/ButtonLink.tsx';

/** The buttons of this site for the names that a bundle's record may use. */
export const BUTTON_VARIANTS: Readonly<Record<LinkedinBundle['buttonVariant'], ButtonVariant>> = {
  default: 'primary',
  destructive: 'primary',
  outline: 'line',
  secondary: 'ink',
  ghost: 'line',
  link: 'line',
};

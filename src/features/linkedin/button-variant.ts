import type { LinkedinBundle } from '#data/linkedin-bundles.ts';
import type { ButtonVariant } from '#ui/ButtonLink.tsx';

/** Maps the button names that a bundle's record may use to the variants of this site's buttons. */
export const BUTTON_VARIANTS: Readonly<Record<LinkedinBundle['buttonVariant'], ButtonVariant>> = {
  default: 'primary',
  destructive: 'primary',
  outline: 'outline',
  secondary: 'inverse',
  ghost: 'outline',
  link: 'outline',
};

import { ButtonLink, type ButtonSize, type ButtonVariant } from './ButtonLink.tsx';
import {
  EVERY_CONTEXT,
  EVERY_STATE,
  HERE,
  LONG,
  QUIET_CONTEXTS,
  type Context,
  type Example,
  type Examples,
} from './example.ts';

const VARIANTS: readonly { variant: ButtonVariant; contexts: readonly Context[] }[] = [
  { variant: 'primary', contexts: QUIET_CONTEXTS },
  { variant: 'outline', contexts: EVERY_CONTEXT },
  { variant: 'inverse', contexts: ['page', 'tint', 'signal'] },
];
const SIZES: readonly ButtonSize[] = ['small', 'large'];

export const examples: Examples = [
  ...VARIANTS.map(({ variant, contexts }): Example => ({
    name: variant,
    contexts,
    states: EVERY_STATE,
    show: () => (
      <ButtonLink {...HERE} variant={variant}>
        Take a look
      </ButtonLink>
    ),
  })),
  ...SIZES.map((size): Example => ({
    name: `${size} size`,
    show: () => (
      <ButtonLink {...HERE} size={size}>
        Take a look
      </ButtonLink>
    ),
  })),
  {
    name: 'back',
    show: () => (
      <ButtonLink {...HERE} variant="outline" icon="back">
        Take a look
      </ButtonLink>
    ),
  },
  {
    name: 'external',
    show: () => (
      <ButtonLink {...HERE} srText="in a new tab" variant="outline" icon="external">
        Take a look
      </ButtonLink>
    ),
  },
  { name: 'long', room: 'phone', show: () => <ButtonLink {...HERE}>{LONG}</ButtonLink> },
];

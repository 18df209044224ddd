import { EVERY_CONTEXT, EVERY_STATE, HERE, LONG, type Examples } from './example.ts';
import { TextLink } from './TextLink.tsx';

export const examples: Examples = [
  {
    name: 'on its own',
    contexts: EVERY_CONTEXT,
    states: EVERY_STATE,
    show: () => (
      <TextLink {...HERE} icon="arrow">
        Read on
      </TextLink>
    ),
  },
  {
    name: 'in a sentence',
    contexts: EVERY_CONTEXT,
    show: () => (
      <p>
        Or <TextLink {...HERE}>read on</TextLink> about it.
      </p>
    ),
  },
  {
    name: 'external, long',
    room: 'phone',
    show: () => (
      <TextLink {...HERE} icon="external">
        {LONG}
      </TextLink>
    ),
  },
];

import { EVERY_STATE, LONG, QUIET_CONTEXTS, type Examples } from './example.ts';
import { Fold } from './Fold.tsx';

export const examples: Examples = [
  {
    name: 'closed',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: () => <Fold heading="All of it">{LONG}</Fold>,
  },
  {
    name: 'with a note, long',
    room: 'phone',
    show: (id) => (
      <Fold id={id} heading={LONG} note="Three tables">
        {LONG}
      </Fold>
    ),
  },
];

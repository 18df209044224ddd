import { Accordion } from './Accordion.tsx';
import { EVERY_STATE, LONG, QUIET_CONTEXTS, type Examples } from './example.ts';

export const examples: Examples = [
  {
    name: 'closed',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: (id) => <Accordion items={[{ id, question: 'A question', answer: 'Its answer.' }]} />,
  },
  {
    name: 'long',
    room: 'phone',
    show: (id) => (
      <Accordion
        items={[
          { id: `${id}-1`, question: `${LONG}?`, answer: LONG },
          { id: `${id}-2`, question: 'One more?', answer: LONG },
        ]}
      />
    ),
  },
];

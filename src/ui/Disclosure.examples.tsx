import { Accordion, Disclosure, PhoneDisclosure } from './Disclosure.tsx';
import { EVERY_STATE, LONG, QUIET_CONTEXTS, type Examples } from './example.ts';

export const examples: Examples = [
  {
    name: 'closed',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: () => <Disclosure heading="All of it">{LONG}</Disclosure>,
  },
  {
    name: 'with a note, long',
    room: 'phone',
    show: (id) => (
      <Disclosure id={id} heading={LONG} note="Three tables">
        {LONG}
      </Disclosure>
    ),
  },
  {
    name: 'closed on phones',
    room: 'phone',
    show: () => (
      <PhoneDisclosure summary="All of it" name="an example">
        <p>{LONG}</p>
      </PhoneDisclosure>
    ),
  },
  {
    name: 'question, closed',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: (id) => <Accordion items={[{ id, question: 'A question', answer: 'Its answer.' }]} />,
  },
  {
    name: 'questions, long',
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

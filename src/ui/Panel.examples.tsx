import { LONG, QUIET_CONTEXTS, type Examples } from './example.ts';
import { Panel } from './Panel.tsx';

export const examples: Examples = [
  {
    name: 'with a label',
    contexts: QUIET_CONTEXTS,
    show: () => (
      <Panel title="Calendar" lane={3} label="Example">
        What is in it
      </Panel>
    ),
  },
  {
    name: 'long',
    room: 'phone',
    show: () => (
      <Panel title={LONG} lane={7}>
        {LONG}
      </Panel>
    ),
  },
];

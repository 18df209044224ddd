import { LONG, QUIET_CONTEXTS, type Examples } from './example.ts';
import { Panel } from './Panel.tsx';

export const examples: Examples = [
  {
    name: 'label at the end',
    contexts: QUIET_CONTEXTS,
    show: () => (
      <Panel title="Calendar" lane={3} label="Sample data">
        What is in it
      </Panel>
    ),
  },
  {
    name: 'label beside the title',
    show: () => (
      <Panel title="Calendar" lane={1} label="Sample data">
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

import { sampleConsole } from '#data/pbsengine-samples.ts';
import type { Examples } from '#ui/example.ts';
import { ConsolePanes } from './ConsolePanes.tsx';

const { calendar, inbox, sources } = sampleConsole;

export const examples: Examples = [
  {
    name: 'all three',
    room: 'page',
    show: () => (
      <ConsolePanes
        calendar={{ title: 'Calendar', open: 'Open', entries: calendar }}
        inbox={{ title: 'Inbox', messages: inbox }}
        sources={{ title: 'Sources', rows: sources }}
      />
    ),
  },
];

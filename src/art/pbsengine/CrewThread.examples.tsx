import { sampleCrewThread } from '#data/pbsengine-samples.ts';
import type { Examples } from '#ui/example.ts';
import { CrewThread } from './CrewThread.tsx';

export const examples: Examples = [
  {
    name: 'a question, and its answer',
    contexts: ['page', 'band'],
    show: () => <CrewThread title="Crew" label="Example" messages={sampleCrewThread} />,
  },
];

import { sampleLog } from '#data/samples.ts';
import type { Examples } from '#ui/example.ts';
import { EngineLog } from './EngineLog.tsx';

export const examples: Examples = [
  {
    name: 'a week',
    show: () => <EngineLog title="This week" label="Example" entries={sampleLog} />,
  },
];

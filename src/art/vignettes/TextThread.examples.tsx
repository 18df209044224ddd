import { sampleThread } from '#data/samples.ts';
import type { Examples } from '#ui/example.ts';
import { TextThread } from './TextThread.tsx';

export const examples: Examples = [
  {
    name: 'a missed call',
    contexts: ['page', 'band'],
    show: () => <TextThread label="Sample data" automatic="Automatic" thread={sampleThread} />,
  },
];

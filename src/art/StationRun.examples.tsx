import type { Examples } from '#ui/example.ts';
import { StationRun } from './StationRun.tsx';

export const examples: Examples = [
  {
    name: 'people at uneven distances',
    contexts: ['page', 'tint', 'band', 'signal'],
    room: 'page',
    show: () => <StationRun />,
  },
  { name: 'even', room: 'page', show: () => <StationRun stations={[100, 300, 500, 700, 900]} /> },
];

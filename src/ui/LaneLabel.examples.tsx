import { QUIET_CONTEXTS, type Examples } from './example.ts';
import { LaneDot, LaneList } from './LaneLabel.tsx';

const LANES = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ number, name: `Lane ${number}` }));

export const examples: Examples = [
  { name: 'list', contexts: QUIET_CONTEXTS, show: () => <LaneList lanes={LANES} /> },
  { name: 'dot of no lane', contexts: QUIET_CONTEXTS, show: () => <LaneDot /> },
  { name: 'list', room: 'phone', show: () => <LaneList lanes={LANES} /> },
];

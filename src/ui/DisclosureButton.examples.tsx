import { DisclosureButton } from './DisclosureButton.tsx';
import { EVERY_STATE, LONG, QUIET_CONTEXTS, type Examples } from './example.ts';

export const examples: Examples = [
  {
    name: 'closed',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: () => <DisclosureButton isOpen={false}>All of it</DisclosureButton>,
  },
  {
    name: 'open, long',
    room: 'phone',
    show: () => <DisclosureButton isOpen>{LONG}</DisclosureButton>,
  },
];

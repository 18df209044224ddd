import type { Examples } from '#ui/example.ts';
import { LanesTicket, StationTicket, WheelTicket } from './TicketArt.tsx';

export const examples: Examples = [
  { name: 'platform', show: () => <LanesTicket /> },
  { name: 'partnership', show: () => <WheelTicket /> },
  { name: 'community', show: () => <StationTicket /> },
];

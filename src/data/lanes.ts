import { byId } from '#lib/lists.ts';

/** The eight jobs of the engine in their fixed order: lane 1 is always the outermost. */
export const lanes = [
  { id: 'crm', number: 1, name: 'CRM' },
  { id: 'funnels', number: 2, name: 'Funnels' },
  { id: 'scheduling', number: 3, name: 'Scheduling' },
  { id: 'sms', number: 4, name: 'SMS' },
  { id: 'social', number: 5, name: 'Social' },
  { id: 'reputation', number: 6, name: 'Reputation' },
  { id: 'payments', number: 7, name: 'Payments' },
  { id: 'analytics', number: 8, name: 'Analytics' },
] as const;

export type Lane = (typeof lanes)[number];
export type LaneId = Lane['id'];

const lanesById = byId(lanes);

/** The lane with this id. */
export const laneById = (id: LaneId): Lane => lanesById[id];

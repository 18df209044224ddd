import { claims } from '#data/claims.ts';
import { sampleWeek } from '#data/linkedin-samples.ts';
import { spread } from '#lib/lists.ts';

const { from, to } = claims.weeklyConnections;
const openPerDay = spread(to - from, sampleWeek.length);

/** The connections of each day: `solid` add up to the first figure of the claim, `open` from there to the second. */
export const connectionsPerDay = spread(from, sampleWeek.length).map((solid, day) => ({
  solid,
  open: openPerDay[day] ?? 0,
}));

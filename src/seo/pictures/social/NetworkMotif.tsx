import { NetworkArt } from '#features/linkedin/NetworkArt.tsx';
import { claims } from '#data/claims.ts';

/** Below a headline of two lines and its detail; the people reach the right edge. */
const PLACE = { x: 300, y: 360, width: 936, height: 273 };

/** You, and the people of one week. */
export function NetworkMotif() {
  return (
    <svg {...PLACE} viewBox="0 0 1440 420" overflow="visible">
      <NetworkArt layout="wide" you="You" people={claims.weeklyConnections.to} />
    </svg>
  );
}

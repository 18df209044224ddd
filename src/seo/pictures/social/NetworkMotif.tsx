import { NetworkArt } from '#features/linkedin/NetworkArt.tsx';
import { CARD } from './card.ts';

const PLACE = { x: 120, y: 312, width: CARD.width - 120, height: 315 };

/** You, and the people of one week. */
export function NetworkMotif(props: { you: string; people: number }) {
  return (
    <svg {...PLACE} viewBox="0 0 1440 420" overflow="visible">
      <NetworkArt layout="wide" {...props} />
    </svg>
  );
}

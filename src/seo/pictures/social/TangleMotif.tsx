import { HeroArtWide } from '#features/home/HeroArtWide.tsx';
import { CARD } from './card.ts';

const PLACE = { x: 120, y: 298, width: CARD.width - 120, height: 360 };

/** The tangle goes into the engine and comes out as eight lanes. */
export function TangleMotif() {
  return (
    <svg {...PLACE} viewBox="0 0 1440 480" overflow="visible">
      <HeroArtWide />
    </svg>
  );
}

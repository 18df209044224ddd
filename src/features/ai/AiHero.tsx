import { coilPath } from '#art/coil-path.ts';
import { Flywheel } from '#art/Engine.tsx';
import { DrawingStage, PageDrawing } from '#art/PageDrawing.tsx';
import { PaperTag } from '#art/PaperTag.tsx';
import type { Point } from '#art/rounded-line.ts';
import { Stations } from '#art/Stations.tsx';
import { wovenLine } from '#art/WovenLine.tsx';
import { Hero, type HeroWords } from '#ui/Hero.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './AiHero.module.css';

export type AiHeroProps = HeroWords & {
  /** Paper tags on the coil: the same jobs, twice. */
  again: readonly string[];
  /** At the stations of the straight line: each job once. */
  once: readonly string[];
};

/** The promise, the call button, and a coil that a wheel unwinds into a straight line. */
export function AiHero({ again, once, ...words }: AiHeroProps) {
  return (
    <Hero {...words} layout="beside" headingClassName={styles.heading}>
      <DrawingStage className={styles.stage}>
        <PageDrawing layout="wide" height={300} className={styles.wide}>
          <WideCoil />
          <Unwound {...WIDE} />
        </PageDrawing>
        <PageDrawing layout="narrow" height={180} className={styles.narrow}>
          <NarrowCoil />
          <Unwound {...NARROW} />
        </PageDrawing>
        <ul className={styles.again} aria-hidden="true">
          {again.map((tag) => (
            <li key={tag}>
              <PaperTag>{tag}</PaperTag>
            </li>
          ))}
        </ul>
        <ul className={styles.once} aria-hidden="true">
          {once.map((label) => (
            <Text key={label} as="li" size="small" isStrong>
              {label}
            </Text>
          ))}
        </ul>
      </DrawingStage>
    </Hero>
  );
}

const WIDE = {
  y: 206,
  wheel: { x: 930, radius: 92 },
  stations: [1085, 1205, 1325],
  size: 16,
};
const NARROW = {
  y: 130,
  wheel: { x: 186, radius: 36 },
  stations: [268, 308, 348],
  size: 9,
};

const WideCoil = wovenLine(
  'coil-wide',
  coilPath({ y: WIDE.y, x: 102, loops: 9, pitch: 74, tail: 1860, radius: { x: 74, y: 92 } }),
  19,
);
const NarrowCoil = wovenLine(
  'coil-narrow',
  coilPath({ y: NARROW.y, x: 42, loops: 3, pitch: 30, tail: 2460, radius: { x: 30, y: 50 } }),
  13,
);

/** On the line: the wheel that unwinds the coil, and the stations after it. */
function Unwound({ y, wheel, stations, size }: typeof WIDE) {
  return (
    <>
      <circle cx={wheel.x} cy={y} r={wheel.radius} fill="var(--engine)" />
      <Flywheel x={wheel.x} y={y} radius={wheel.radius * 0.87} badge={wheel.radius * 0.74} />
      <Stations at={stations.map((x): Point => [x, y])} radius={size} border={size / 2.3} />
    </>
  );
}

import type { Styled } from '#lib/class-names.ts';
import { coilPath } from './coil-path.ts';
import { PaperTags } from '#art/PaperTags.tsx';
import { Flywheel } from '#art/Engine.tsx';
import { wovenLine } from '#art/WovenLine.tsx';
import { Hero } from '#ui/Hero.tsx';
import type { Action } from '#ui/link.ts';
import styles from './AiHero.module.css';

export type AiHeroProps = {
  heading: string;
  lead: string;
  call: Action;
  day: Action;
  /** Paper tags on the coil: the same jobs, twice. */
  again: readonly string[];
  /** At the stations of the straight line: each job once. */
  once: readonly string[];
};

/** The promise, the call button, and a coil that a wheel unwinds into a straight line. */
export function AiHero({ heading, lead, call, day, again, once }: AiHeroProps) {
  return (
    <Hero
      heading={heading}
      lead={lead}
      primaryAction={call}
      secondaryAction={day}
      layout="beside"
      headingClassName={styles.heading}
    >
      <div className={styles.stage}>
        <HeroArtWide className={styles.wide} />
        <HeroArtNarrow className={styles.narrow} />
        <PaperTags tags={again} className={styles.again} />
        <ul className={styles.once} aria-hidden="true">
          {once.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    </Hero>
  );
}

const WIDE = { y: 206, wheel: { x: 930, radius: 92 }, stations: [1085, 1205, 1325] };
const NARROW = { y: 106, wheel: { x: 300, radius: 50 }, stations: [] };

const WideCoil = wovenLine(
  'coil-wide',
  coilPath({ y: WIDE.y, x: 102, loops: 9, pitch: 74, radius: { x: 74, y: 92 } }),
);
const NarrowCoil = wovenLine(
  'coil-narrow',
  coilPath({ y: NARROW.y, x: 56, loops: 5, pitch: 30, radius: { x: 34, y: 46 } }),
);

/** What follows the coil: the wheel that unwinds it, and the straight line with its stations. */
function Unwound({ y, wheel, stations }: typeof WIDE) {
  return (
    <>
      <path
        stroke="var(--accent)"
        strokeWidth="var(--wire-width)"
        d={`M${wheel.x - 120} ${y}H2600`}
      />
      <circle cx={wheel.x} cy={y} r={wheel.radius} fill="var(--engine)" />
      <Flywheel x={wheel.x} y={y} radius={wheel.radius * 0.87} badge={wheel.radius * 0.74} />
      <g fill="var(--bg)" stroke="var(--ink)" strokeWidth="7">
        {stations.map((x) => (
          <circle key={x} cx={x} cy={y} r="16" />
        ))}
      </g>
    </>
  );
}

/** The same loop again and again, a wheel, and a straight line. 1440 by 300. */
function HeroArtWide({ className }: Styled) {
  return (
    <svg className={className} viewBox="0 0 1440 300" fill="none" aria-hidden="true">
      <WideCoil />
      <Unwound {...WIDE} />
    </svg>
  );
}

/** The same for a phone: fewer loops, and the line leaves at once. 390 by 160. */
function HeroArtNarrow({ className }: Styled) {
  return (
    <svg className={className} viewBox="0 0 390 160" fill="none" aria-hidden="true">
      <NarrowCoil />
      <Unwound {...NARROW} />
    </svg>
  );
}

import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './PainPoints.module.css';

const drawings = { startup: LoneLine, growing: TangledTools, established: SeparateCabinets };

export type PainPointsProps = {
  id: string;
  heading: string;
  stages: readonly {
    id: keyof typeof drawings;
    name: string;
    summary: string;
    pains: readonly string[];
  }[];
};

/** What breaks in a startup, a growing business and an established one, in one ruled row each. */
export function PainPoints({ id, heading, stages }: PainPointsProps) {
  return (
    <Section>
      <Container>
        <SectionHead id={id} heading={heading} />
        {stages.map(({ id, name, summary, pains }) => {
          const Drawing = drawings[id];
          return (
            <article key={id} className={styles.stage}>
              <div>
                <Heading level={3}>{name}</Heading>
                <p className={styles.summary}>{summary}</p>
              </div>
              <ul>
                {pains.map((pain) => (
                  <li key={pain}>{pain}</li>
                ))}
              </ul>
              <div className={styles.drawing}>
                <Drawing />
              </div>
            </article>
          );
        })}
      </Container>
    </Section>
  );
}

/** Startup: one line, one pair of hands, and what it does not reach. */
function LoneLine() {
  return (
    <svg className={styles.art} viewBox="0 0 320 200" fill="none" aria-hidden="true">
      <path className={styles.wire} d="M-10 142C36 142 44 96 84 96S120 150 164 150 214 86 250 92" />
      <path className={styles.wire} d="M258 94C268 97 274 103 280 112" strokeDasharray="9 8" />
      <path className={styles.reach} d="M84 96 64 50M84 96 128 64M84 96 98 168" />
      <g className={styles.station}>
        <circle cx="60" cy="44" r="9" />
        <circle cx="132" cy="58" r="9" />
        <circle cx="206" cy="38" r="9" />
        <circle cx="286" cy="52" r="9" />
        <circle cx="236" cy="160" r="9" />
        <circle cx="96" cy="176" r="9" />
      </g>
      <circle className={styles.you} cx="84" cy="96" r="13" />
    </svg>
  );
}

const CARDS = [
  [30, 34],
  [36, 132],
  [138, 10],
  [234, 28],
  [246, 132],
  [138, 154],
] as const;
const WIRES = [
  'M52 52C120 52 190 150 268 150',
  'M60 150C130 150 110 46 256 46',
  'M160 30C160 90 60 110 52 52',
  'M162 172C162 110 256 110 256 46',
  'M60 150C110 190 200 60 268 150',
];

/** Growing: six tools, joined by hand. */
function TangledTools() {
  return (
    <svg className={styles.art} viewBox="0 0 320 200" fill="none" aria-hidden="true">
      {WIRES.map((path) => (
        <g key={path}>
          <path className={styles.casing} d={path} />
          <path className={styles.wire} d={path} />
        </g>
      ))}
      {CARDS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect className={styles.card} x={x} y={y} width="46" height="36" rx="7" />
          <path className={styles.mark} d={`M${x + 10} ${y + 14}h26M${x + 10} ${y + 23}h16`} />
        </g>
      ))}
    </svg>
  );
}

const CABINETS = [
  { x: 14, drawers: [58, 40, 52, 58] },
  { x: 118, drawers: [40, 52, 0, 40] },
  { x: 222, drawers: [52, 0, 40, 52] },
];

/** Established: three cabinets that hold different halves of the same file. */
function SeparateCabinets() {
  return (
    <svg className={styles.art} viewBox="0 0 320 200" fill="none" aria-hidden="true">
      <path className={styles.gap} d="M58 62C58 6 160 6 160 62M176 62C176 14 262 14 262 62" />
      {CABINETS.map(({ x, drawers }) => (
        <g key={x}>
          <rect className={styles.card} x={x} y="62" width="86" height="124" rx="9" />
          {drawers.map((width, row) =>
            width > 0 ? (
              <path key={row} className={styles.wire} d={`M${x + 14} ${84 + row * 26}h${width}`} />
            ) : (
              <path key={row} className={styles.missing} d={`M${x + 14} ${84 + row * 26}h52`} />
            ),
          )}
        </g>
      ))}
    </svg>
  );
}

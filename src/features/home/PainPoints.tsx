import type { ReactNode } from 'react';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './PainPoints.module.css';

const drawings = { startup: LoneLine, growing: TangledTools, established: SeparateCabinets };

export type PainPointsProps = {
  id: string;
  heading: string;
  /** The question that a phone asks, to show one stage at a time. */
  question: string;
  stages: readonly {
    id: keyof typeof drawings;
    name: string;
    summary: string;
    pains: readonly string[];
  }[];
};

/**
 * What breaks in a startup, a growing business and an established one, in one ruled row each. On a phone the visitor
 * chooses which one shows.
 */
export function PainPoints({ id, heading, question, stages }: PainPointsProps) {
  return (
    <Section className={styles.stages}>
      <Container>
        <SectionHead id={id} heading={heading} />
        <SegmentedChoice
          legend={question}
          name="stage"
          options={stages.map(({ id, name }) => ({ value: id, label: name }))}
          className={styles.choice}
        />
        <div className={styles.rows}>
          {stages.map(({ id, name, summary, pains }) => {
            const Drawing = drawings[id];
            return (
              <article key={id} className={styles.stage} data-stage={id}>
                <div className={styles.words}>
                  <Heading level={3}>{name}</Heading>
                  <Text size="title" isMuted>
                    {summary}
                  </Text>
                </div>
                <ul className={styles.pains}>
                  {pains.map((pain) => (
                    <Text key={pain} as="li" size="tight">
                      {pain}
                    </Text>
                  ))}
                </ul>
                <Drawing />
              </article>
            );
          })}
        </div>
      </Container>
    </Section>
  );
}

/** Lines of the wire, stations and cards in the strokes that all three drawings share. 320 by 200. */
function StageDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      width="320"
      viewBox="0 0 320 200"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const WIRE = { stroke: 'var(--accent)', strokeWidth: 7 };

/** Startup: one line through one person, and the tasks that the line does not reach. */
function LoneLine() {
  return (
    <StageDrawing>
      <g {...WIRE}>
        <path d="M0 136C38 136 46 96 84 96S120 150 164 150 214 86 250 92" />
        <path d="M258 94C268 97 274 103 280 112" strokeDasharray="9 8" />
      </g>
      <path
        d="M84 96 64 50M84 96 128 64M84 96 98 168"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <g fill="var(--bg)" strokeWidth="5">
        <circle cx="60" cy="44" r="9" />
        <circle cx="132" cy="58" r="9" />
        <circle cx="206" cy="38" r="9" />
        <circle cx="286" cy="52" r="9" />
        <circle cx="236" cy="160" r="9" />
        <circle cx="96" cy="176" r="9" />
        <circle {...WIRE} cx="84" cy="96" r="14" strokeWidth="10" />
      </g>
    </StageDrawing>
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
  'M60 150C170 150 150 46 256 46',
  'M160 30C156 92 48 60 54 140',
  'M162 172C162 120 256 120 256 46',
  'M60 150C84 206 130 206 162 172',
];

/** Growing: six tools, joined by hand. */
function TangledTools() {
  return (
    <StageDrawing>
      {WIRES.map((path) => (
        <g key={path}>
          <path d={path} stroke="var(--bg)" strokeWidth="15" />
          <path d={path} {...WIRE} />
        </g>
      ))}
      {CARDS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="46" height="36" rx="7" fill="var(--surface)" />
          <path d={`M${x + 10} ${y + 14}h26M${x + 10} ${y + 23}h16`} />
        </g>
      ))}
    </StageDrawing>
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
    <StageDrawing>
      <path
        {...WIRE}
        d="M58 62C58 6 160 6 160 62M176 62C176 14 262 14 262 62"
        strokeWidth="5"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      {CABINETS.map(({ x, drawers }) => (
        <g key={x}>
          <rect x={x} y="62" width="86" height="124" rx="9" fill="var(--surface)" />
          {drawers.map((width, row) =>
            width > 0 ? (
              <path key={row} {...WIRE} d={`M${x + 14} ${84 + row * 26}h${width}`} />
            ) : (
              <path key={row} d={`M${x + 14} ${84 + row * 26}h52`} strokeDasharray="4 5" />
            ),
          )}
        </g>
      ))}
    </StageDrawing>
  );
}

import { classNames } from '#lib/class-names.ts';
import { Actions } from '#ui/Actions.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { type Ground, Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './Statement.module.css';

/** The drawings in the stations, in a square of 84: path data by the name of a claim, and of the ways to use a page. */
const GLYPHS: Readonly<Record<string, string>> = {
  eye: 'M18 42Q42 14 66 42Q42 70 18 42ZM42 40a2 2 0 1 1-.1 0',
  engines: 'M25 43l12 12l22-25',
  contrast: 'M42 21a21 21 0 0 0 0 42ZM42 21a21 21 0 0 1 0 42M36 24v36M31 27v30M27 31v22',
  keyboard: 'M20 42h36M42 28l14 14l-14 14M63 26v32',
  announced: 'M24 34v16M36 24v36M48 30v24M60 37v10',
  zoom: 'M28 37v-9h9M47 28h9v9M56 47v9h-9M37 56h-9v-9',
  targets: 'M42 22a20 20 0 1 1-.1 0M42 38a4 4 0 1 1-.1 0',
  settings:
    'M22 32h18M54 32h8M41 32a6 6 0 1 0 12 0a6 6 0 1 0-12 0M22 53h8M44 53h18M31 53a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  scripts: 'M27 29h30M27 42h30M27 55h18',
  browsers: 'M23 27h38v30h-38ZM23 38h38',
};

/** Four ways to use the website, as stops on one line: by eye, by ear, with keys and with a finger. */
export function Ways() {
  return (
    <svg
      className={styles.ways}
      width="420"
      viewBox="0 0 420 84"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="6"
      aria-hidden="true"
      data-print="hidden"
    >
      <path stroke="var(--accent)" strokeWidth="7" d="M-1999 42H378" />
      {['eye', 'announced', 'keyboard', 'targets'].map((way, place) => (
        <g key={way} transform={`translate(${place * 112})`}>
          <circle cx="42" cy="42" r="38" fill="var(--surface)" />
          <path d={GLYPHS[way]} />
        </g>
      ))}
    </svg>
  );
}

type Part = { id: string; heading: string; lead: string };

export type ClaimsProps = Part & {
  /** By id; tests/unit/accessibility-statement.test.ts names the proof of each. */
  claims: Readonly<Record<string, { name: string; text: string }>>;
  ground?: Ground;
  /** Whether the station of each claim has a drawing of it. */
  areDrawn?: boolean;
};

/** A part of the statement: a sentence, and claims as the stops of a line. */
export function Claims({ id, heading, lead, claims, ground = 'page', areDrawn }: ClaimsProps) {
  return (
    <Section ground={ground} isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} className={styles.head} />
        <StationLine
          as="ul"
          columns={3}
          className={classNames(styles.line, areDrawn && styles.drawn)}
        >
          {Object.entries(claims).map(([claim, { name, text }]) => (
            <Stop key={claim} className={styles.claim}>
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <Text>{text}</Text>
              {areDrawn && <Glyph of={claim} />}
            </Stop>
          ))}
        </StationLine>
      </Container>
    </Section>
  );
}

/** A drawing over the station of its stop. */
function Glyph({ of }: { of: string }) {
  return (
    <svg
      className={styles.glyph}
      width="48"
      viewBox="0 0 84 84"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="6"
      aria-hidden="true"
    >
      <path d={GLYPHS[of]} />
    </svg>
  );
}

/** A part of the statement: a sentence, and a list beside it. */
export function Limits({ id, heading, lead, claims }: ClaimsProps) {
  return (
    <Section>
      <Container>
        <div className={styles.sides}>
          <div className={styles.words}>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <Text isMuted measure="text">
              {lead}
            </Text>
          </div>
          <ul>
            {Object.entries(claims).map(([claim, { name, text }]) => (
              <li key={claim} className={styles.limit}>
                <Heading level={3} size="h4">
                  {name}
                </Heading>
                <Text measure="text">{text}</Text>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}

/** How to report a barrier. */
export function Contact({
  id,
  heading,
  lead,
  email,
  phone,
}: Part & Record<'email' | 'phone', Action>) {
  return (
    <Section ground="tint">
      <Container>
        <div className={styles.sides}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <div className={styles.contact}>
            <Text size="lead" measure="text">
              {lead}
            </Text>
            <Actions primaryAction={email} phone={phone} />
          </div>
        </div>
      </Container>
    </Section>
  );
}

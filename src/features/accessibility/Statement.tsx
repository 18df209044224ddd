import { Actions } from '#ui/Actions.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { type Ground, Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './Statement.module.css';

/** Four ways to use the website, as stops on one line: by eye, by ear, with keys and with a finger. */
export function Ways() {
  return (
    <svg
      className={styles.ways}
      width="420"
      viewBox="0 0 420 84"
      fill="var(--surface)"
      stroke="var(--ink)"
      strokeWidth="6"
      aria-hidden="true"
      data-print="hidden"
    >
      <path stroke="var(--accent)" strokeWidth="7" d="M-1999 42H378" />
      <circle cx="42" cy="42" r="38" />
      <path d="M18 42Q42 14 66 42Q42 70 18 42Z" />
      <circle cx="42" cy="42" r="5" />
      <circle cx="154" cy="42" r="38" />
      <path d="M136 34v16M148 24v36M160 30v24M172 37v10" />
      <rect x="228" y="4" width="76" height="76" rx="12" />
      <path d="M244 42h36M266 28l14 14l-14 14M287 26v32" />
      <circle cx="378" cy="42" r="38" />
      <circle cx="378" cy="42" r="20" strokeDasharray="4 6" />
      <circle cx="378" cy="42" r="7" fill="var(--ink)" />
    </svg>
  );
}

type Part = { id: string; heading: string; lead: string };

export type ClaimsProps = Part & {
  /** By id; tests/unit/accessibility-statement.test.ts names the proof of each. */
  claims: Readonly<Record<string, { name: string; text: string }>>;
  ground?: Ground;
};

/** A part of the statement: a sentence, and claims as the stops of a line. */
export function Claims({ id, heading, lead, claims, ground = 'page' }: ClaimsProps) {
  return (
    <Section ground={ground} isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} size="h3" className={styles.head} />
        <StationLine as="ul" columns={3} className={styles.line}>
          {Object.entries(claims).map(([claim, { name, text }]) => (
            <Stop key={claim} className={styles.claim}>
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <Text>{text}</Text>
            </Stop>
          ))}
        </StationLine>
      </Container>
    </Section>
  );
}

/** A part of the statement: a sentence, and a list beside it. */
export function Limits({ id, heading, lead, claims }: ClaimsProps) {
  return (
    <Section>
      <Container>
        <div className={styles.sides}>
          <div className={styles.words}>
            <Heading level={2} id={id} size="h3">
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
          <Heading level={2} id={id} size="h3">
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

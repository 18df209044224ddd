import { notFound } from '#art/tangle-paths.ts';
import { wovenLine } from '#art/WovenLine.tsx';
import type { Styled } from '#lib/class-names.ts';
import { Actions } from '#ui/Actions.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './NotFound.module.css';

export type NotFoundProps = {
  code: string;
  heading: string;
  text: string;
  home: Action;
  phone: Action;
  /** Other pages that the visitor may have wanted. */
  exits: { label: string; pages: readonly Action[] };
};

/** The page that visitors get for an address that does not exist. */
export function NotFound({ code, heading, text, home, phone, exits }: NotFoundProps) {
  const [first, , last] = code;
  return (
    <Section isClipped className={styles.notFound}>
      <div className={styles.number} aria-hidden="true">
        <span className={styles.first}>{first}</span>
        <span className={styles.last}>{last}</span>
        <NotFoundTangle className={styles.tangle} />
      </div>
      <Container className={styles.words}>
        <VisuallyHidden as="p">{code}</VisuallyHidden>
        <Heading level={1} size="h2">
          {heading}
        </Heading>
        <Text size="lead" isMuted measure="text">
          {text}
        </Text>
        <Actions primaryAction={home} phone={phone} className={styles.home} />
        <nav aria-label={exits.label} className={styles.exits}>
          <StationLine as="ul" turnAt="64rem" bleed="end" className={styles.stops}>
            {exits.pages.map((page) => (
              <Stop key={page.label}>
                <TextLink {...page} className={styles.exit} />
              </Stop>
            ))}
          </StationLine>
        </nav>
      </Container>
    </Section>
  );
}

const Tangle = wovenLine('tangle-404', notFound, 24);

/** The zero of a 404: a tangle whose line frays off the edge. 1440 by 500. */
function NotFoundTangle({ className }: Styled) {
  return (
    <svg className={className} width="520" viewBox="0 0 1440 500" fill="none" aria-hidden="true">
      <Tangle />
      <path
        stroke="var(--accent)"
        strokeWidth="var(--wire-width)"
        strokeDasharray="14 11"
        d="M1240 420C1290 420 1310 440 1330 470"
      />
    </svg>
  );
}

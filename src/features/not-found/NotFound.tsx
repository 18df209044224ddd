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

// One curve. Every crossing is steeper than 40 degrees and apart from the next, so that its gap is short and clear.
// prettier-ignore
const TANGLE =
  'M-1200 420C-619 420 -38 420 543 420C584.9 420 631.7 415.3 665.9 394.1 700.3 372.8 721.9 334.8 746 296.3 769.5 258.6 795.4 220.4 789.9 180.6 784.3 140.9 747.4 99.5 702.8 93 661 86.9 612.5 111.3 599.8 145.6 588 177.6 607.2 218 632.9 248.1 665 285.6 707.2 306.9 754.2 305.9 797.7 305.1 845.3 285.2 862.4 244.9 876.9 210.8 869.5 162.1 842.8 141.7 815.2 120.5 766.8 129.7 734.2 149.9 698.2 172.2 681.6 208 662.9 247.3 644.3 286.4 623.6 328.9 637.3 364.6 651.4 401.3 701.9 430.9 745 424.6 786.4 418.6 820.9 379.5 828.4 340.7 836.3 300.1 814.9 259.8 782.3 226.2 749.6 192.6 705.8 165.7 667.9 180.2 634.2 193 605.3 238.4 609.1 272.5 613.6 312.4 663 336.7 705.9 356.4 745.8 374.6 780.2 388.8 817.4 398.8 876.2 414.6 942.1 420 1005 420C1083 420 1162 420 1240 420';
const Tangle = wovenLine('tangle-404', TANGLE, 24);

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

import { RibbonBend } from '#art/Ribbon.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import type { Action } from '#ui/link.ts';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './WhatIf.module.css';

export type WhatIfProps = {
  id: string;
  heading: string;
  endings: readonly { lane: { number: number; name: string }; text: string }[];
  /** The platform, which answers all of them, and what that depends on. */
  end: { text: string; platform: Action; note: string };
};

/** Eight endings of one question, each wired to its lane on the ribbon. */
export function WhatIf({ id, heading, endings, end }: WhatIfProps) {
  return (
    <Section ground="band" isClipped className={styles.whatIf}>
      <Container>
        <Heading level={2} id={id} size="giant" className={styles.heading}>
          {heading}
        </Heading>
      </Container>
      <ul className={styles.wires}>
        {endings.map(({ lane, text }) => (
          <li key={lane.number} data-lane={lane.number} data-lines="">
            <Text size="title" className={styles.ending}>
              {text}
            </Text>
            <i className={styles.wire} aria-hidden="true" />
            <VisuallyHidden until="48rem">
              <Text as="b" size="small" isStrong isMuted className={styles.lane}>
                {lane.name}
              </Text>
            </VisuallyHidden>
            <Station className={styles.station} />
          </li>
        ))}
      </ul>
      <Container>
        <div className={styles.end}>
          <Text size="display">{end.text}</Text>
          <Text isMuted measure="text">
            {`${end.note} `}
            <TextLink {...end.platform} />
          </Text>
        </div>
      </Container>
      {/* Last: it stands on the lower edge, which moves until everything above it has arrived. */}
      <RibbonBend runs={9000} className={styles.ribbon} />
    </Section>
  );
}

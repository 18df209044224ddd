import type { ReactElement } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Actions } from './Actions.tsx';
import { Container } from './Container.tsx';
import { Heading } from './Heading.tsx';
import styles from './Hero.module.css';
import type { Action } from './link.ts';
import { Section, type Ground } from './Section.tsx';
import { Text } from './Text.tsx';
import { TextLink } from './TextLink.tsx';

/** A sentence and a link for visitors whom another page fits better. */
export type HeroExit = { text: string; action: Action };

/** A page's headline. */
export function HeroHeading(props: Styled & { children: string | readonly string[] }) {
  const { className, children } = props;
  return typeof children === 'string' ? (
    <Heading level={1} className={className}>
      {children}
    </Heading>
  ) : (
    <Heading level={1} className={classNames(styles.sentences, className)}>
      {children.map((sentence) => (
        <span key={sentence}>{`${sentence} `}</span>
      ))}
    </Heading>
  );
}

/** What a page's content gives its hero. */
export type HeroWords = {
  /** If it is given as sentences, each starts a new line. */
  heading: string | readonly string[];
  lead: string;
  primaryAction: Action;
  /** A link to read on. */
  secondaryAction?: Action;
  /** For visitors who would rather call at once. */
  phone: Action;
  /** For visitors whom another page fits better. */
  exit?: HeroExit;
};

/** The top of a page: headline, lead and what to do next, then the drawing of the page. */
export function Hero(
  props: Styled &
    HeroWords & {
      /** In place of the secondary action, in a wide window below the headline. */
      choices?: ReactElement;
      /** The place of the lead on a wide screen, relative to the headline. */
      layout: 'beside' | 'below';
      ground?: Ground;
      headingClassName?: string | undefined;
      /** The drawing. A lead beside the headline stays hidden until the drawing begins to arrive. */
      children: ReactElement;
    },
) {
  const { heading, lead, primaryAction, secondaryAction, choices, phone, exit } = props;
  const { layout, ground = 'page', children } = props;
  return (
    <Section ground={ground} className={classNames(styles.hero, props.className)}>
      <Container className={styles[layout]}>
        <HeroHeading className={props.headingClassName}>{heading}</HeroHeading>
        <div className={styles.copy}>
          <Text size="lead" isMuted measure="text">
            {lead}
          </Text>
          <Actions
            primaryAction={primaryAction}
            secondaryAction={secondaryAction}
            phone={phone}
            note={
              exit && (
                <>
                  <span className={styles.exit}>{`${exit.text} `}</span>
                  <TextLink {...exit.action} className={styles.way} />
                </>
              )
            }
          />
        </div>
        {choices && <div className={styles.choices}>{choices}</div>}
      </Container>
      {children}
    </Section>
  );
}

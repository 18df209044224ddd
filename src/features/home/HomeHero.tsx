import { HeroArtNarrow } from './HeroArtNarrow.tsx';
import { HeroArtWide } from './HeroArtWide.tsx';
import { DrawingStage } from '#art/PageDrawing.tsx';
import { PaperTag } from '#art/PaperTag.tsx';
import { Rating, type RatingProps } from '#features/proof/Rating.tsx';
import { Actions } from '#ui/Actions.tsx';
import { Container } from '#ui/Container.tsx';
import { HeroHeading } from '#ui/Hero.tsx';
import { LaneDot } from '#ui/LaneLabel.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './HomeHero.module.css';

export type HomeHeroProps = {
  heading: readonly string[];
  lead: string;
  primaryAction: Action;
  secondaryAction: Action;
  phone: Action;
  /** A remark about the call. */
  note: string;
  /** The rating, if its source is known. */
  rating: RatingProps | undefined;
  lanes: readonly { number: number; name: string }[];
  /** The problems on the tags, each with the numbers and the name of the lanes that solve it. */
  tags: readonly { text: string; lanes: readonly number[]; line: string }[];
  /** The messages about pulled tags; `{lines}` stands for the names of the lines. */
  thread: {
    hint: string;
    /** `whole`: once no loop is left; `where`: how keyboards reach the link and the button. */
    words: Record<'none' | 'one' | 'two' | 'more' | 'whole' | 'where', string>;
    plan: Action;
    over: string;
  };
  engineName: string;
  /** Introduces the list of lanes to screen readers. */
  lanesIntro: string;
};

/** The remark about the call; once tags are pulled, the message about their lines takes its place. */
function ThreadNote({ note, plan, over }: HomeHeroProps['thread'] & { note: string }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status" data-thread-part="status" />
      </VisuallyHidden>
      <span className={styles.told}>
        <span data-thread-part="note">{note}</span>
        <span hidden data-thread-part="told">
          <b className={styles.answer} data-thread-part="lines" aria-hidden="true" />{' '}
          <TextLink {...plan} />{' '}
          <button type="button" className={styles.over} data-thread-part="over">
            {over}
          </button>
        </span>
      </span>
    </>
  );
}

/** The promise, the call button, and the tangle that becomes eight lanes. */
export function HomeHero(props: HomeHeroProps) {
  const { heading, lead, primaryAction, secondaryAction, phone, note, rating } = props;
  const { lanes, lanesIntro, tags, thread, engineName } = props;
  return (
    <Section isClipped className={styles.hero}>
      <Container>
        <HeroHeading className={styles.heading}>{heading}</HeroHeading>
      </Container>
      <div className={styles.stage}>
        <Container className={styles.words}>
          <div className={styles.copy}>
            <Text size="lead">{lead}</Text>
            {rating && (
              <Text as="div" size="small">
                <Rating {...rating} />
              </Text>
            )}
            <Actions
              primaryAction={primaryAction}
              secondaryAction={secondaryAction}
              phone={phone}
              note={<ThreadNote {...thread} note={note} />}
            />
          </div>
        </Container>
        <DrawingStage className={styles.drawing}>
          <HeroArtWide engineName={engineName} />
          <HeroArtNarrow />
          <ul
            className={styles.tags}
            aria-hidden="true"
            aria-label={thread.hint}
            data-thread={JSON.stringify(thread.words)}
          >
            {tags.map(({ text, lanes, line }) => (
              <li
                key={text}
                data-lanes={lanes.join(' ')}
                data-lane={lanes.length > 1 ? undefined : lanes[0]}
                data-line={line}
              >
                <PaperTag>{text}</PaperTag>
              </li>
            ))}
          </ul>
          <Text size="titleSmall" className={styles.hint} aria-hidden>
            {thread.hint}
          </Text>
          <VisuallyHidden>{lanesIntro}</VisuallyHidden>
          <Text as="ol" size="small" isStrong className={styles.lanes}>
            {lanes.map(({ number, name }) => (
              <li key={number} data-lane={number} data-lines="">
                <span className={styles.dot}>
                  <LaneDot />
                </span>
                {name}
              </li>
            ))}
          </Text>
        </DrawingStage>
      </div>
    </Section>
  );
}

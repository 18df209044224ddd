import { HeroArtNarrow } from './HeroArtNarrow.tsx';
import { HeroArtWide } from './HeroArtWide.tsx';
import { DrawingStage } from '#art/PageDrawing.tsx';
import { PaperTag } from '#art/PaperTag.tsx';
import { Actions } from '#ui/Actions.tsx';
import { Container } from '#ui/Container.tsx';
import { HeroHeading } from '#ui/Hero.tsx';
import { LaneDot } from '#ui/LaneLabel.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './HomeHero.module.css';

export type HomeHeroProps = {
  heading: readonly string[];
  lead: string;
  call: Action;
  plans: Action;
  phone: Action;
  /** What the call is. */
  note: string;
  lanes: readonly { number: number; name: string }[];
  tags: readonly string[];
  engineName: string;
  /** What the list of lanes is, for screen readers. */
  lanesIntro: string;
};

/** The promise, the call button, and the tangle that becomes eight lanes. */
export function HomeHero(props: HomeHeroProps) {
  const { heading, lead, call, plans, phone, note, lanes, lanesIntro, tags, engineName } = props;
  return (
    <Section isClipped className={styles.hero}>
      <Container>
        <HeroHeading>{heading}</HeroHeading>
      </Container>
      <div className={styles.stage}>
        <Container className={styles.words}>
          <div className={styles.copy}>
            <Text size="lead">{lead}</Text>
            <Actions primaryAction={call} secondaryAction={plans} phone={phone} note={note} />
          </div>
        </Container>
        <DrawingStage className={styles.drawing}>
          <HeroArtWide engineName={engineName} />
          <HeroArtNarrow />
          <ul className={styles.tags} aria-hidden="true">
            {tags.map((tag) => (
              <li key={tag}>
                <PaperTag>{tag}</PaperTag>
              </li>
            ))}
          </ul>
          <VisuallyHidden>{lanesIntro}</VisuallyHidden>
          <ol className={styles.lanes}>
            {lanes.map(({ number, name }) => (
              <Text key={number} as="li" size="small" isStrong data-lane={number}>
                <span className={styles.dot}>
                  <LaneDot />
                </span>
                {name}
              </Text>
            ))}
          </ol>
        </DrawingStage>
      </div>
    </Section>
  );
}

import { HeroArtNarrow } from './HeroArtNarrow.tsx';
import { HeroArtWide } from './HeroArtWide.tsx';
import { PaperTags } from '#art/PaperTags.tsx';
import { Actions } from '#ui/Actions.tsx';
import { Container } from '#ui/Container.tsx';
import { HeroHeading } from '#ui/Hero.tsx';
import { LaneDot } from '#ui/LaneLabel.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
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
    <Section className={styles.hero}>
      <Container>
        <HeroHeading>{heading}</HeroHeading>
      </Container>
      <div className={styles.stage}>
        <Container className={styles.words}>
          <div className={styles.copy}>
            <Lead className={styles.lead}>{lead}</Lead>
            <Actions primaryAction={call} secondaryAction={plans} phone={phone} note={note} />
          </div>
        </Container>
        <HeroArtWide className={styles.wide} />
        <HeroArtNarrow className={styles.narrow} />
        <PaperTags tags={tags} className={styles.tags} />
        <VisuallyHidden>{lanesIntro}</VisuallyHidden>
        <ol className={styles.lanes}>
          {lanes.map(({ number, name }) => (
            <li key={number} data-lane={number}>
              <LaneDot />
              {name}
            </li>
          ))}
        </ol>
        <span className={styles.plate} aria-hidden="true">
          {engineName}
        </span>
      </div>
    </Section>
  );
}

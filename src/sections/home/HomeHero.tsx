import { HeroArtNarrow } from '#art/home/HeroArtNarrow.tsx';
import { HeroArtWide } from '#art/home/HeroArtWide.tsx';
import { PaperTags } from '#art/PaperTags.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { LaneDot } from '#ui/LaneLabel.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './HomeHero.module.css';

export type HomeHeroProps = {
  heading: readonly string[];
  lead: string;
  call: { to: LinkTarget; label: string };
  plans: { to: LinkTarget; label: string };
  lanes: readonly { number: number; name: string }[];
  tags: readonly string[];
  engineName: string;
};

/** The promise, the call button, and the tangle that becomes eight lanes. */
export function HomeHero({ heading, lead, call, plans, lanes, tags, engineName }: HomeHeroProps) {
  return (
    <Section className={styles.hero}>
      <Container>
        <Heading level={1} className={styles.heading}>
          {heading.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </Heading>
      </Container>
      <div className={styles.stage}>
        <Container className={styles.words}>
          <div className={styles.copy}>
            <Lead className={styles.lead}>{lead}</Lead>
            <div className={styles.actions}>
              <ButtonLink to={call.to}>{call.label}</ButtonLink>
              <TextLink to={plans.to} icon="arrow">
                {plans.label}
              </TextLink>
            </div>
          </div>
        </Container>
        <HeroArtWide className={styles.wide} />
        <HeroArtNarrow className={styles.narrow} />
        <PaperTags tags={tags} className={styles.tags} />
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

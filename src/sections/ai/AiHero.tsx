import { HeroArtNarrow, HeroArtWide } from '#art/ai/HeroArt.tsx';
import { PaperTags } from '#art/PaperTags.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './AiHero.module.css';

export type AiHeroProps = {
  heading: string;
  lead: string;
  call: { to: LinkTarget; label: string };
  day: { to: LinkTarget; label: string };
  /** Paper tags on the coil: the same jobs, twice. */
  again: readonly string[];
  /** At the stations of the straight line: each once. */
  once: readonly string[];
};

/** The promise, the call button, and a coil that a wheel unwinds into a straight line. */
export function AiHero({ heading, lead, call, day, again, once }: AiHeroProps) {
  return (
    <Section className={styles.hero}>
      <Container className={styles.head}>
        <Heading level={1} className={styles.heading}>
          {heading}
        </Heading>
        <div className={styles.words}>
          <Lead className={styles.lead}>{lead}</Lead>
          <div className={styles.actions}>
            <ButtonLink to={call.to}>{call.label}</ButtonLink>
            <TextLink to={day.to} icon="arrow">
              {day.label}
            </TextLink>
          </div>
        </div>
      </Container>
      <div className={styles.stage}>
        <HeroArtWide className={styles.wide} />
        <HeroArtNarrow className={styles.narrow} />
        <PaperTags tags={again} className={styles.again} />
        <ul className={styles.once} aria-hidden="true">
          {once.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

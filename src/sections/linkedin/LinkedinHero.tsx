import { NetworkArt } from '#art/linkedin/NetworkArt.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './LinkedinHero.module.css';

export type LinkedinHeroProps = {
  heading: readonly string[];
  lead: string;
  bundles: string;
  week: string;
  /** Where the two lead, on this page. */
  links: { bundles: LinkTarget; week: LinkTarget };
  network: {
    you: string;
    /** The four jobs that the network starts with. */
    jobs: readonly string[];
    /** How many rings: a phone has room for the first figure, a wide screen for the second. */
    people: { from: number; to: number };
  };
};

/** The promise, and a week of it as a network in a row of its own, where it cannot meet the words. */
export function LinkedinHero({ heading, lead, bundles, week, links, network }: LinkedinHeroProps) {
  return (
    <Section className={styles.hero}>
      <Container>
        <Heading level={1} className={styles.heading}>
          {heading.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </Heading>
        <div className={styles.copy}>
          <Lead className={styles.lead}>{lead}</Lead>
          <div className={styles.actions}>
            <ButtonLink to={links.bundles}>{bundles}</ButtonLink>
            <TextLink to={links.week} icon="arrow">
              {week}
            </TextLink>
          </div>
        </div>
      </Container>
      <div className={styles.network} aria-hidden="true">
        <NetworkArt
          layout="wide"
          you={network.you}
          people={network.people.to}
          className={styles.wide}
        />
        <NetworkArt
          layout="narrow"
          you={network.you}
          people={network.people.from}
          className={styles.narrow}
        />
        {network.jobs.map((job) => (
          <span key={job} className={styles.job}>
            {job}
          </span>
        ))}
      </div>
    </Section>
  );
}

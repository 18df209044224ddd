import { PlusStation } from '#art/premium/PlusStation.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './PremiumHero.module.css';

type Action = { to: LinkTarget; label: string };

export type PremiumHeroProps = {
  /** A line each. */
  heading: readonly string[];
  lead: string;
  call: Action;
  plans: Action;
  lanes: readonly { number: number; name: string }[];
};

/** The two halves of the offer in words, and in a row of its own how they meet: eight lanes, one plus, people. */
export function PremiumHero({ heading, lead, call, plans, lanes }: PremiumHeroProps) {
  return (
    <Section className={styles.hero}>
      <Container>
        <Heading level={1} className={styles.heading}>
          {heading.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </Heading>
        <div className={styles.copy}>
          <Lead muted className={styles.lead}>
            {lead}
          </Lead>
          <div className={styles.actions}>
            <ButtonLink to={call.to}>{call.label}</ButtonLink>
            <TextLink to={plans.to} icon="arrow">
              {plans.label}
            </TextLink>
          </div>
        </div>
      </Container>
      <div className={styles.art} aria-hidden="true">
        <PlusStation layout="wide" className={styles.wide} />
        <PlusStation layout="narrow" className={styles.narrow} />
        {lanes.map(({ number, name }) => (
          <span key={number} data-lane={number}>
            {name}
          </span>
        ))}
      </div>
    </Section>
  );
}

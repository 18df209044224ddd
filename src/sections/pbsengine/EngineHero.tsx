import { Console, type ConsoleProps } from '#art/pbsengine/Console.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './EngineHero.module.css';

export type EngineHeroProps = {
  heading: string;
  lead: string;
  call: { to: LinkTarget; label: string };
  plans: { to: LinkTarget; label: string };
  console: ConsoleProps & { description: string };
};

/** The platform in a sentence, and its console, which stands over the edge of the petrol room. */
export function EngineHero({ heading, lead, call, plans, console }: EngineHeroProps) {
  const { description, ...screen } = console;
  return (
    <Section ground="band" className={styles.hero}>
      <Container className={styles.words}>
        <Heading level={1} className={styles.heading}>
          {heading}
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
      <Container className={styles.stage}>
        <figure>
          <Console {...screen} />
          <figcaption>
            <VisuallyHidden>{description}</VisuallyHidden>
          </figcaption>
        </figure>
      </Container>
    </Section>
  );
}

import { Console, type ConsoleProps } from './Console.tsx';
import { Container } from '#ui/Container.tsx';
import { Hero } from '#ui/Hero.tsx';
import type { Action } from '#ui/link.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PlatformHero.module.css';

export type PlatformHeroProps = {
  heading: string;
  lead: string;
  call: Action;
  plans: Action;
  console: ConsoleProps & { description: string };
};

/** The platform in one sentence, and its console, which overlaps the edge of the petrol ground. */
export function PlatformHero({ heading, lead, call, plans, console }: PlatformHeroProps) {
  const { description, ...screen } = console;
  return (
    <Hero
      heading={heading}
      lead={lead}
      primaryAction={call}
      secondaryAction={plans}
      layout="beside"
      ground="band"
      className={styles.hero}
      headingClassName={styles.heading}
    >
      <Container className={styles.stage}>
        <figure>
          <Console {...screen} />
          <figcaption>
            <VisuallyHidden>{description}</VisuallyHidden>
          </figcaption>
        </figure>
      </Container>
    </Hero>
  );
}

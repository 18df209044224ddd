import { Gauge, Magnifier, Wrench } from './ProcessArt.tsx';
import type { ProcessStep } from '#data/process-steps.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Process.module.css';

export type ProcessProps = {
  id: string;
  heading: string;
  /** "Step", which screen readers announce before the number. */
  stepLabel: string;
  steps: readonly ProcessStep[];
};

const drawings = { magnifier: Magnifier, wrench: Wrench, gauge: Gauge };

/** The done-for-you process: three moves, their numbers on one line. */
export function Process({ id, heading, stepLabel, steps }: ProcessProps) {
  return (
    <Section isClipped>
      <Container>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <ol className={styles.steps}>
          {steps.map(({ step, title, description, icon }) => {
            const Drawing = drawings[icon];
            return (
              <li key={step}>
                <div className={styles.stage} aria-hidden="true">
                  <b>{step}</b>
                  <Drawing />
                </div>
                <Heading level={3}>
                  <VisuallyHidden>{`${stepLabel} ${step}: `}</VisuallyHidden>
                  {title}
                </Heading>
                <p>{description}</p>
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}

import { StepArt } from './StepArt.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './FourSteps.module.css';

export type FourStepsProps = {
  id: string;
  heading: string;
  steps: readonly { name: string; text: string }[];
  call: Action;
  phone: Action;
};

/**
 * The end of the page, on the signal wall: four steps under one line that straightens, and the link to the first step.
 * On a phone the line runs down next to the steps.
 */
export function FourSteps({ id, heading, steps, call, phone }: FourStepsProps) {
  return (
    <Section ground="signal" className={styles.closing}>
      <Container>
        <Heading level={2} id={id} size="h1" className={styles.heading}>
          {heading}
        </Heading>
        <ol className={styles.steps}>
          {steps.map(({ name, text }, index) => (
            <li key={name}>
              <div className={styles.art}>
                <StepArt step={index} />
              </div>
              <div className={styles.words}>
                <Heading level={3}>{`${index + 1} ${name}`}</Heading>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.calls}>
          <ButtonLink {...call} size="large" />
          <TextLink {...phone} className={styles.phone} />
        </div>
      </Container>
    </Section>
  );
}

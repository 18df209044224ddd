import { LoneLine, SeparateCabinets, TangledTools } from './PainArt.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './PainPoints.module.css';

const drawings = { startup: LoneLine, growing: TangledTools, established: SeparateCabinets };

export type PainPointsProps = {
  id: string;
  heading: string;
  stages: readonly {
    id: keyof typeof drawings;
    name: string;
    summary: string;
    pains: readonly string[];
  }[];
};

/** What breaks in a startup, a growing business and an established one, in one ruled row each. */
export function PainPoints({ id, heading, stages }: PainPointsProps) {
  return (
    <Section>
      <Container>
        <SectionHead id={id} heading={heading} />
        {stages.map(({ id, name, summary, pains }) => {
          const Drawing = drawings[id];
          return (
            <article key={id} className={styles.stage}>
              <div>
                <Heading level={3}>{name}</Heading>
                <p className={styles.summary}>{summary}</p>
              </div>
              <ul>
                {pains.map((pain) => (
                  <li key={pain}>{pain}</li>
                ))}
              </ul>
              <div className={styles.drawing}>
                <Drawing />
              </div>
            </article>
          );
        })}
      </Container>
    </Section>
  );
}

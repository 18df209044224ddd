import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './ManagedServices.module.css';

export type ManagedServicesProps = {
  id: string;
  heading: string;
  lead: string;
  jobs: readonly { id: string; name: string; text: string }[];
};

/** The jobs that the team takes over, a stop each. */
export function ManagedServices({ id, heading, lead, jobs }: ManagedServicesProps) {
  return (
    <Section ground="band" space="tight">
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} space="wide" />
        <StationLine as="ul" columns={3} className={styles.line}>
          {jobs.map((job) => (
            <Stop key={job.id}>
              <Heading level={3} size="h4">
                {job.name}
              </Heading>
              <Text size="tight" isMuted measure="text" className={styles.text}>
                {job.text}
              </Text>
            </Stop>
          ))}
        </StationLine>
      </Container>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { PageCard } from './PageCard.tsx';
import { Bubble } from '#art/Bubble.tsx';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './ManagedServices.module.css';

type Job = { name: string; text: string };

export type ManagedServicesProps = {
  id: string;
  heading: string;
  lead: string;
  /** For visitors whose customers are not businesses. */
  exit: { text: string; action: Action };
  jobs: Readonly<
    Record<'profile' | 'page' | 'advertisements' | 'communication' | 'support', Job>
  > & { connections: Job & { figure: string } };
  samples: {
    profile: { name: string; line: string };
    page: { name: string; line: string };
    messages: readonly { from: 'business' | 'customer'; text: string }[];
  };
  /** Says that the drawings are examples. */
  note: string;
};

/** What the team takes over: the figure of the claim, then five services, three of them with a drawing. */
export function ManagedServices(props: ManagedServicesProps) {
  const { id, heading, lead, exit, jobs, samples, note } = props;
  return (
    <Section ground="band">
      <Container>
        <SectionHead
          id={id}
          heading={heading}
          lead={
            <>
              {`${lead} ${exit.text} `}
              <TextLink {...exit.action} />
            </>
          }
        />
        <ul className={styles.services}>
          <li className={styles.connections}>
            <Heading level={3}>
              <b className={styles.figure}>{jobs.connections.figure}</b>
              {` ${jobs.connections.name}`}
            </Heading>
            <Text isMuted>{jobs.connections.text}</Text>
          </li>
          <JobPanel {...jobs.profile}>
            <PageCard kind="profile" {...samples.profile} />
          </JobPanel>
          <JobPanel {...jobs.page}>
            <PageCard kind="page" {...samples.page} />
          </JobPanel>
          <JobPanel {...jobs.advertisements} />
          <JobPanel {...jobs.communication} className={styles.communication}>
            <div className={styles.thread}>
              {samples.messages.map(({ from, text }) => (
                <Bubble key={text} from={from}>
                  {text}
                </Bubble>
              ))}
            </div>
          </JobPanel>
          <JobPanel {...jobs.support} />
        </ul>
        <Text size="note" isMuted aria-hidden>
          {note}
        </Text>
      </Container>
    </Section>
  );
}

function JobPanel(props: Job & Styled & { children?: ReactNode }) {
  const { name, text, className, children } = props;
  return (
    <li className={classNames(styles.panel, className)}>
      {children && (
        <div className={styles.sample} aria-hidden="true">
          {children}
        </div>
      )}
      <div className={styles.words}>
        <Heading level={3} size="h4">
          {name}
        </Heading>
        <Text isMuted measure="text">
          {text}
        </Text>
      </div>
    </li>
  );
}

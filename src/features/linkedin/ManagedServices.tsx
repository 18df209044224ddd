import type { ReactNode } from 'react';
import { PageCard } from './PageCard.tsx';
import { PostCard } from './PostCard.tsx';
import { Bubble } from '#art/Bubble.tsx';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Note } from '#ui/Note.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
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
    /** What an advertisement is called. */
    ad: string;
    messages: readonly { from: 'business' | 'customer'; text: string }[];
    support: { visitor: string; team: string };
  };
  /** Says that the drawings are examples. */
  note: string;
};

/** What the team takes over: the figure of the claim, then five services with a drawing each. */
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
          className={styles.head}
        />
        <ul className={styles.services}>
          <li className={styles.connections}>
            <h3>
              <b>{jobs.connections.figure}</b>
              <span>{` ${jobs.connections.name}`}</span>
            </h3>
            <p>{jobs.connections.text}</p>
          </li>
          <JobPanel {...jobs.profile} className={styles.rising}>
            <PageCard kind="profile" {...samples.profile} />
          </JobPanel>
          <JobPanel {...jobs.page} className={styles.rising}>
            <PageCard kind="page" {...samples.page} />
          </JobPanel>
          <JobPanel {...jobs.advertisements} className={styles.advertisements}>
            <PostCard place={samples.ad} />
          </JobPanel>
          <JobPanel {...jobs.communication} className={styles.communication}>
            {samples.messages.map(({ from, text }) => (
              <Bubble key={text} from={from}>
                {text}
              </Bubble>
            ))}
          </JobPanel>
          <JobPanel {...jobs.support} className={styles.support}>
            <CrewLine {...samples.support} />
          </JobPanel>
        </ul>
        <Note isOfDrawings className={styles.note}>
          {note}
        </Note>
      </Container>
    </Section>
  );
}

function JobPanel(props: Job & Styled & { children: ReactNode }) {
  const { name, text, className, children } = props;
  return (
    <li className={classNames(styles.panel, className)}>
      <div className={styles.drawing} aria-hidden="true">
        {children}
      </div>
      <div className={styles.words}>
        <Heading level={3} size="h4">
          {name}
        </Heading>
        <p>{text}</p>
      </div>
    </li>
  );
}

/** The line between the visitor and the team. */
function CrewLine({ visitor, team }: { visitor: string; team: string }) {
  return (
    <p className={styles.line}>
      <span>{visitor}</span>
      <i />
      <b>{team}</b>
    </p>
  );
}

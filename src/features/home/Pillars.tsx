import { PipelineBoard, type PipelineBoardProps } from './PipelineBoard.tsx';
import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LaneList } from '#ui/LaneLabel.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Pill } from '#ui/Pill.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Split } from '#ui/Split.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { Bubble } from '#art/Bubble.tsx';
import { TimeSlot } from '#art/TimeSlot.tsx';
import styles from './Pillars.module.css';

type Lanes = readonly { number: number; name: string }[];

export type PillarsProps = {
  id: string;
  heading: string;
  systems: { name: string; text: string; lanes: Lanes };
  growth: { name: string; text: string; lanes: Lanes };
  partnership: { name: string; text: string };
  samples: {
    pipeline: PipelineBoardProps;
    thread: TextThreadProps;
    review: { title: string; question: string; note: string };
    posts: { title: string; days: readonly { day: string; isPosted: boolean }[] };
    log: EngineLogProps;
  };
};

/** The three parts of the engine, each with a drawing of the product; one line passes behind all three. */
export function Pillars({ id, heading, systems, growth, partnership, samples }: PillarsProps) {
  return (
    <Section ground="tint" isClipped space="wide">
      <i className={styles.spine} aria-hidden="true" />
      <Container>
        <SectionHead id={id} heading={heading} />
        <article className={styles.pillar}>
          <Station size="small" className={styles.station} />
          <Split ratio="4-8" align="center">
            <Words name={systems.name} text={systems.text}>
              <div className={styles.lanes}>
                <LaneList lanes={systems.lanes} />
              </div>
            </Words>
            <div className={styles.pipeline} aria-hidden="true">
              <PipelineBoard {...samples.pipeline} />
            </div>
          </Split>
        </article>
        <article className={styles.pillar}>
          <Station size="small" className={styles.station} />
          <Split ratio="8-4" align="center">
            <Words name={growth.name} text={growth.text} className={styles.after}>
              <div className={styles.lanes}>
                <LaneList lanes={growth.lanes} />
              </div>
            </Words>
            <div className={styles.growth} aria-hidden="true">
              <TextThread {...samples.thread} />
              <div className={styles.beside}>
                <ReviewRequest {...samples.review} />
                <PostQueue {...samples.posts} />
              </div>
            </div>
          </Split>
        </article>
        <article className={styles.pillar}>
          <Station size="small" className={styles.station} />
          <Split ratio="4-8" align="center">
            <Words name={partnership.name} text={partnership.text} />
            <div className={styles.log} aria-hidden="true">
              <EngineLog {...samples.log} />
            </div>
          </Split>
        </article>
      </Container>
    </Section>
  );
}

/** The name of a part, what it does, and its lanes. */
function Words(props: Styled & { name: string; text: string; children?: ReactNode }) {
  const { name, text, className, children } = props;
  return (
    <div className={classNames(styles.words, className)}>
      <Heading level={3}>{name}</Heading>
      <Text size="lead" isMuted measure="narrow">
        {text}
      </Text>
      {children}
    </div>
  );
}

/** A working week: filled days have a post lined up. */
function PostQueue(props: PillarsProps['samples']['posts']) {
  return (
    <Panel title={props.title} lane={5}>
      <Text size="tiny" isMuted className={styles.week}>
        {props.days.map(({ day, isPosted }, index) => (
          <span key={index}>
            {day}
            <i className={styles.day} data-on={isPosted || undefined} />
          </span>
        ))}
      </Text>
    </Panel>
  );
}

/** The question that goes out after a job. The stars are empty, because this is not a rating. */
function ReviewRequest({ title, question, note }: PillarsProps['samples']['review']) {
  return (
    <Panel title={title} lane={6}>
      <div className={styles.request}>
        <b>{question}</b>
        <Text size="title" className={styles.stars}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star" />
          ))}
        </Text>
        <Text size="note" isMuted>
          {note}
        </Text>
      </div>
    </Panel>
  );
}

type EngineLogProps = {
  title: string;
  label: string;
  entries: readonly { day: string; entry: string; status: string; isDone: boolean }[];
};

/** The log of the team's work this week, day by day. */
function EngineLog({ title, label, entries }: EngineLogProps) {
  return (
    <Panel title={title} lane={2} label={label}>
      <ol>
        {entries.map(({ day, entry, status, isDone }) => (
          <li key={day} className={styles.entry}>
            <Text as="span" size="tiny" isStrong isMuted>
              {day}
            </Text>
            {entry}
            <Pill isDone={isDone}>{status}</Pill>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type TextThreadProps = {
  label: string;
  automatic: string;
  thread: {
    number: string;
    missed: string;
    messages: readonly { from: 'business' | 'customer'; isAutomatic: boolean; text: string }[];
    slots: readonly { time: string; isChosen: boolean }[];
    outcome: string;
  };
};

/** A missed call, answered by text messages until it becomes a booking. */
function TextThread({ label, automatic, thread }: TextThreadProps) {
  return (
    <Panel title={thread.number} lane={4} label={label}>
      <div className={styles.thread}>
        <Text size="tiny" isMuted className={styles.event}>
          <Icon name="phone" />
          {thread.missed}
        </Text>
        {thread.messages.map((message) => (
          <Bubble
            key={message.text}
            from={message.from}
            note={message.isAutomatic ? automatic : undefined}
          >
            {message.text}
          </Bubble>
        ))}
        <p className={styles.slots}>
          {thread.slots.map((slot) => (
            <TimeSlot key={slot.time} state={slot.isChosen ? 'chosen' : 'open'}>
              {slot.time}
            </TimeSlot>
          ))}
        </p>
        <Text size="tiny" isMuted className={styles.event}>
          {thread.outcome}
        </Text>
      </div>
    </Panel>
  );
}

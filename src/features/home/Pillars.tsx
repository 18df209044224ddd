import { PipelineBoard, type PipelineBoardProps } from './PipelineBoard.tsx';
import { TextThread, type TextThreadProps } from './TextThread.tsx';
import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LaneList } from '#ui/LaneLabel.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Pill } from '#ui/Pill.tsx';
import { Price } from '#ui/Price.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './Pillars.module.css';

type Lanes = readonly { number: number; name: string }[];

export type PillarsProps = {
  id: string;
  heading: string;
  systems: { name: string; text: string; lanes: Lanes };
  growth: { name: string; text: string; lanes: Lanes };
  partnership: { name: string; text: string; startingAt: string; price: string; terms: string };
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
    <Section ground="tint" className={styles.pillars}>
      <i className={styles.spine} aria-hidden="true" />
      <Container>
        <SectionHead id={id} heading={heading} />
      </Container>
      <article className={classNames(styles.pillar, styles.systems)}>
        <Container className={styles.row}>
          <div className={styles.words}>
            <Heading level={3}>{systems.name}</Heading>
            <Lead muted>{systems.text}</Lead>
            <LaneList lanes={systems.lanes} />
          </div>
          <div className={styles.drawing} aria-hidden="true">
            <PipelineBoard {...samples.pipeline} />
          </div>
        </Container>
      </article>
      <article className={classNames(styles.pillar, styles.growth)}>
        <Container className={styles.row}>
          <div className={styles.words}>
            <Heading level={3}>{growth.name}</Heading>
            <Lead muted>{growth.text}</Lead>
            <LaneList lanes={growth.lanes} />
          </div>
          <div className={styles.drawing} aria-hidden="true">
            <div className={styles.thread}>
              <TextThread {...samples.thread} />
            </div>
            <div className={styles.review}>
              <ReviewRequest {...samples.review} />
            </div>
            <PostQueue {...samples.posts} />
          </div>
        </Container>
      </article>
      <article className={styles.pillar}>
        <Container className={styles.row}>
          <div className={styles.words}>
            <Heading level={3}>{partnership.name}</Heading>
            <Lead muted>{partnership.text}</Lead>
            <Price
              before={partnership.startingAt}
              amount={partnership.price}
              after={` ${partnership.terms}`}
              size="inline"
            />
          </div>
          <div className={styles.drawing} aria-hidden="true">
            <EngineLog {...samples.log} />
          </div>
        </Container>
      </article>
    </Section>
  );
}

/** A working week: filled days have a post lined up. */
function PostQueue(props: { title: string; days: readonly { day: string; isPosted: boolean }[] }) {
  return (
    <Panel title={props.title} lane={5}>
      <p className={styles.week}>
        {props.days.map(({ day, isPosted }, index) => (
          <span key={index}>
            {day}
            <i className={classNames(isPosted && styles.posted)} />
          </span>
        ))}
      </p>
    </Panel>
  );
}

/** The question that goes out after a job. The stars are empty, because this is not a rating. */
function ReviewRequest({
  title,
  question,
  note,
}: {
  title: string;
  question: string;
  note: string;
}) {
  return (
    <Panel title={title} lane={6}>
      <div className={styles.request}>
        <b>{question}</b>
        <p className={styles.stars}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star" />
          ))}
        </p>
        <p className={styles.note}>{note}</p>
      </div>
    </Panel>
  );
}

type EngineLogProps = {
  title: string;
  label: string;
  entries: readonly { day: string; entry: string; status: string; isDone: boolean }[];
};

/** What the team did this week, day by day. */
function EngineLog({ title, label, entries }: EngineLogProps) {
  return (
    <Panel title={title} lane={2} label={label}>
      <ol className={styles.log}>
        {entries.map(({ day, entry, status, isDone }) => (
          <li key={day}>
            <span className={styles.logDay}>{day}</span>
            <span>{entry}</span>
            <Pill isDone={isDone}>{status}</Pill>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

import { Fragment, type ReactNode } from 'react';
import { Bubble } from '#art/Bubble.tsx';
import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './WeekTable.module.css';

type Writer = 'us' | 'them' | 'you';
/** `text` shows the whole post. */
type Post = { place: string; title: string; text: string | null };

export type WeekTableProps = {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  lead: string;
  caption: string;
  job: string;
  days: readonly { name: string; short: string }[];
  connections: {
    name: string;
    note: string;
    /** Rings filled and left open; `text` says the same in figures. */
    perDay: readonly { solid: number; open: number; text: string }[];
  };
  messages: {
    name: string;
    note: string;
    writers: Readonly<Record<Writer, string>>;
    perDay: readonly { from: Writer; text: string }[];
  };
  posts: { name: string; note: string; perDay: readonly (Post | null)[] };
  note: string;
};

/** An example week as a table: one row per job, one column per day. */
export function WeekTable(props: WeekTableProps) {
  const { sectionId, id, heading, lead, days, connections, messages, posts } = props;
  return (
    <Section ground="tint" id={sectionId}>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        <DataTable
          caption={props.caption}
          columns={[
            { head: <VisuallyHidden>{props.job}</VisuallyHidden>, className: styles.job },
            ...days.map(({ name, short }) => ({
              head: (
                <>
                  <VisuallyHidden>{name}</VisuallyHidden>
                  <Text as="span" size="display" aria-hidden>
                    {short}
                  </Text>
                </>
              ),
              label: short,
              className: styles.day,
            })),
          ]}
          rows={[
            {
              id: 'messages',
              className: styles.besideDay,
              head: <JobName name={messages.name} note={messages.note} />,
              cells: messages.perDay.map(({ from, text }, day) => (
                <Message key={day} writer={messages.writers[from]} from={from}>
                  {text}
                </Message>
              )),
            },
            {
              id: 'connections',
              className: styles.inColumns,
              head: <JobName {...connections} isOfDrawing />,
              cells: connections.perDay.map(({ solid, open, text }, day) => (
                <Fragment key={day}>
                  <VisuallyHidden>{text}</VisuallyHidden>
                  <DayRings solid={solid} open={open} />
                </Fragment>
              )),
            },
            {
              id: 'posts',
              className: classNames(styles.besideDay, styles.posts),
              head: <JobName name={posts.name} note={posts.note} />,
              cells: posts.perDay.map((post, day) => post && <PostCard key={day} {...post} />),
            },
          ]}
          stackBelow="64rem"
        />
        <Text size="note" isMuted className={styles.note}>
          {props.note}
        </Text>
      </Container>
    </Section>
  );
}

/** `isOfDrawing`: the note explains a drawing, so screen readers skip it. */
function JobName(props: { name: string; note: string; isOfDrawing?: boolean }) {
  const { name, note, isOfDrawing } = props;
  return (
    <>
      <Text as="span" size="title">
        {name}
      </Text>{' '}
      <Text size="note" isMuted className={styles.jobNote} aria-hidden={isOfDrawing}>
        {note}
      </Text>
    </>
  );
}

/** A message from the team or a reply to it. What is left to the visitor to write is not styled as a message. */
function Message(props: { writer: string; from: Writer; children: ReactNode }) {
  const { writer, from, children } = props;
  if (from === 'you') {
    return (
      <div className={styles.yours}>
        <Text size="label">
          {writer}
          <VisuallyHidden>:</VisuallyHidden>
        </Text>
        <Text size="note">{children}</Text>
      </div>
    );
  }
  return (
    <Bubble
      from={from === 'us' ? 'business' : 'customer'}
      note={writer}
      className={classNames(styles.bubble, from === 'them' && styles.theirs)}
    >
      {children}
    </Bubble>
  );
}

/** The people of one day, one ring each: `solid` first, then `open`. */
function DayRings({ solid, open }: { solid: number; open: number }) {
  return (
    <span className={styles.rings} aria-hidden="true">
      {Array.from({ length: solid + open }, (_, person) => (
        <i key={person} data-on={person < solid || undefined} />
      ))}
    </span>
  );
}

/** A post, and where it appears. */
function PostCard({ place, title, text }: Post) {
  return (
    <div className={styles.post}>
      <Text size="tiny" isMuted>
        {place}
        <VisuallyHidden>:</VisuallyHidden>
      </Text>
      <Text size="note" isStrong>
        {title}
      </Text>
      {text && <Text size="note">{text}</Text>}
    </div>
  );
}

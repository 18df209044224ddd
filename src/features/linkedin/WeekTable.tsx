import { Fragment, type ReactNode } from 'react';
import { PostCard } from './PostCard.tsx';
import { Bubble } from '#art/Bubble.tsx';
import { Container } from '#ui/Container.tsx';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './WeekTable.module.css';

type Writer = 'us' | 'them' | 'you';

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
  posts: { name: string; note: string; perDay: readonly (string | null)[] };
  ads: {
    name: string;
    item: string;
    /** How many advertisements run on each day, by level. */
    levels: readonly { name: string; perDay: readonly number[] }[];
  };
  note: string;
};

/** An example week as a table: one row per job, one column per day, one line of advertisements per level. */
export function WeekTable(props: WeekTableProps) {
  const { sectionId, id, heading, lead, days, connections, messages, posts, ads } = props;
  return (
    <Section id={sectionId}>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        <table {...tableRoles.table} className={styles.table}>
          <caption>
            <VisuallyHidden>{props.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHeader}>
                <VisuallyHidden>{props.job}</VisuallyHidden>
              </th>
              {days.map(({ name, short }) => (
                <th key={name} {...tableRoles.columnHeader}>
                  <VisuallyHidden>{name}</VisuallyHidden>
                  <span aria-hidden="true">{short}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr {...tableRoles.row} className={styles.connections}>
              <JobHeader {...connections} isOfDrawing />
              {connections.perDay.map(({ solid, open, text }, day) => (
                <td key={day} {...tableRoles.cell} data-day={days[day]?.short}>
                  <VisuallyHidden>{text}</VisuallyHidden>
                  <DayRings solid={solid} open={open} />
                </td>
              ))}
            </tr>
            <tr {...tableRoles.row} className={styles.messages}>
              <JobHeader name={messages.name} note={messages.note} />
              {messages.perDay.map((message, day) => (
                <td key={day} {...tableRoles.cell} data-day={days[day]?.short}>
                  <Message writer={messages.writers[message.from]} from={message.from}>
                    {message.text}
                  </Message>
                </td>
              ))}
            </tr>
            <tr {...tableRoles.row} className={styles.posts}>
              <JobHeader name={posts.name} note={posts.note} />
              {posts.perDay.map((post, day) => (
                <td key={day} {...tableRoles.cell} data-day={days[day]?.short}>
                  {post && <PostCard place={post} />}
                </td>
              ))}
            </tr>
            {ads.levels.map((level) => (
              <tr key={level.name} {...tableRoles.row} className={styles.ads}>
                <th {...tableRoles.rowHeader}>
                  <span>{ads.name}</span> {level.name}
                </th>
                {level.perDay.map((count, day) => (
                  <td key={day} {...tableRoles.cell} data-day={days[day]?.short}>
                    {Array.from({ length: count }, (_, ad) => (
                      <Fragment key={ad}>
                        <VisuallyHidden>{ads.item}</VisuallyHidden>
                        <Station className={styles.ad} />
                      </Fragment>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Note className={styles.note}>{props.note}</Note>
      </Container>
    </Section>
  );
}

/** `isOfDrawing`: the note explains a drawing, so screen readers skip it. */
function JobHeader(props: { name: string; note: string; isOfDrawing?: boolean }) {
  const { name, note, isOfDrawing } = props;
  return (
    <th {...tableRoles.rowHeader}>
      {`${name} `}
      <small aria-hidden={isOfDrawing}>{note}</small>
    </th>
  );
}

/** A message from the team or a reply to it. What is left to the visitor to write is not styled as a message. */
function Message(props: { writer: string; from: Writer; children: ReactNode }) {
  const { writer, from, children } = props;
  if (from === 'you') {
    return (
      <p className={styles.yours}>
        <span>
          {writer}
          <VisuallyHidden>:</VisuallyHidden>
        </span>
        {children}
      </p>
    );
  }
  return (
    <Bubble from={from === 'us' ? 'business' : 'customer'} note={writer} className={styles.bubble}>
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

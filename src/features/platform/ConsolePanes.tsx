import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { LaneDot } from '#ui/LaneLabel.tsx';
import styles from './ConsolePanes.module.css';

type Entry = { time: string; job?: string; customer?: string; isNew?: boolean };

export type ConsolePanesProps = {
  calendar: { title: string; open: string; entries: readonly Entry[] };
  inbox: { title: string; messages: readonly { from: string; text: string }[] };
  report: { title: string; rows: readonly { name: string; count: number }[] };
};

/** The panes of the console: the calendar and, where there is room, the inbox and a report on the leads. */
export function ConsolePanes({ calendar, inbox, report }: ConsolePanesProps) {
  const largest = Math.max(...report.rows.map(({ count }) => count));
  return (
    <div className={styles.panes}>
      <Pane lane={3} title={calendar.title}>
        <ol className={styles.calendar}>
          {calendar.entries.map((entry, index) => (
            <li key={entry.time} className={index > 2 ? styles.afternoon : undefined}>
              {entry.time}
              <Appointment {...entry} open={calendar.open} />
            </li>
          ))}
        </ol>
      </Pane>
      <Pane lane={4} title={inbox.title} className={styles.inboxPane}>
        <ul className={styles.inbox}>
          {inbox.messages.map(({ from, text }) => (
            <li key={from}>
              <b>{from}</b>
              {text}
            </li>
          ))}
        </ul>
      </Pane>
      <Pane lane={8} title={report.title} className={styles.reportPane}>
        <ul className={styles.report}>
          {report.rows.map(({ name, count }) => (
            <li key={name}>
              {name}
              <svg width="100%" height="14">
                <rect
                  width={`${(100 * count) / largest}%`}
                  height="14"
                  rx="3"
                  fill="var(--lane-8)"
                  opacity={count === largest ? 1 : 0.75}
                />
              </svg>
              {count}
            </li>
          ))}
        </ul>
      </Pane>
    </div>
  );
}

function Pane(props: Styled & { lane: number; title: string; children: ReactNode }) {
  const { lane, title, className, children } = props;
  return (
    <div className={classNames(styles.pane, className)} data-lane={lane}>
      <b className={styles.title}>
        <LaneDot />
        {title}
      </b>
      {children}
    </div>
  );
}

function Appointment({ job, customer, isNew, open }: Entry & { open: string }) {
  if (!job) return <span className={classNames(styles.appointment, styles.open)}>{open}</span>;
  return (
    <span className={classNames(styles.appointment, isNew && styles.new)}>
      {job}
      {customer && <span className={styles.customer}>{`, ${customer}`}</span>}
    </span>
  );
}

import { classNames } from '#lib/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Pill } from '#ui/Pill.tsx';
import { Text } from '#ui/Text.tsx';
import { Bubble } from '#art/Bubble.tsx';
import { TimeSlot } from '#art/TimeSlot.tsx';
import styles from './DayDrawing.module.css';

export type DayDrawingProps =
  | { kind: 'notice'; title: string; detail: string; status: string }
  | {
      kind: 'thread';
      automatic: string;
      messages: readonly { from: 'business' | 'customer'; text: string }[];
    }
  | {
      kind: 'slots';
      title: string;
      label: string;
      slots: readonly { time: string; isChosen: boolean }[];
    }
  | {
      kind: 'list';
      lane: number;
      title: string;
      label: string;
      rows: readonly { text: string; status: string; isDone: boolean }[];
    };

/** The screen at one stop of the working day. Its words are sample data. */
export function DayDrawing(props: DayDrawingProps) {
  switch (props.kind) {
    case 'notice':
      return (
        <div className={styles.notice}>
          <i className={styles.icon}>
            <Icon name="tick" />
          </i>
          <span className={styles.named}>
            <b>{props.title}</b>
            <Text as="small" size="tiny" isMuted>
              {props.detail}
            </Text>
          </span>
          <Pill isDone>{props.status}</Pill>
        </div>
      );
    case 'thread':
      return (
        <div className={styles.thread}>
          {props.messages.map(({ from, text }) => (
            <Bubble
              key={text}
              from={from}
              note={from === 'business' ? props.automatic : undefined}
              className={classNames(styles.bubble, from === 'customer' && styles.reply)}
            >
              {text}
            </Bubble>
          ))}
        </div>
      );
    case 'slots':
      return (
        <Panel title={props.title} lane={3} label={props.label} className={styles.panel}>
          <p className={styles.slots}>
            {props.slots.map(({ time, isChosen }) => (
              <TimeSlot key={time} state={isChosen ? 'chosen' : 'open'}>
                {time}
              </TimeSlot>
            ))}
          </p>
        </Panel>
      );
    case 'list':
      return (
        <Panel title={props.title} lane={props.lane} label={props.label} className={styles.panel}>
          {props.rows.map(({ text, status, isDone }) => (
            <p key={text} className={styles.row}>
              {text}
              <Pill isDone={isDone}>{status}</Pill>
            </p>
          ))}
        </Panel>
      );
  }
}

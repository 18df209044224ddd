import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Bubble } from '#art/Bubble.tsx';
import styles from './TextThread.module.css';
import { TimeSlot } from '#art/TimeSlot.tsx';

export type TextThreadProps = {
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
export function TextThread({ label, automatic, thread }: TextThreadProps) {
  return (
    <Panel title={thread.number} lane={4} label={label}>
      <div className={styles.thread}>
        <p className={styles.system}>
          <Icon name="phone" />
          {thread.missed}
        </p>
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
        <p className={styles.system}>{thread.outcome}</p>
      </div>
    </Panel>
  );
}

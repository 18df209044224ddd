import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Text } from '#ui/Text.tsx';
import { Bubble } from '#art/Bubble.tsx';
import { TimeSlot } from '#art/TimeSlot.tsx';
import styles from './TextThread.module.css';

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

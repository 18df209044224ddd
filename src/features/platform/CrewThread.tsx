import { Panel } from '#ui/Panel.tsx';
import { Bubble } from '#art/Bubble.tsx';
import styles from './CrewThread.module.css';

export type CrewThreadProps = {
  title: string;
  label: string;
  messages: readonly { from: 'you' | 'crew'; text: string }[];
};

/** A question to the crew, and its answer. */
export function CrewThread({ title, label, messages }: CrewThreadProps) {
  return (
    <Panel title={title} lane={4} label={label} className={styles.panel}>
      <div className={styles.thread}>
        {messages.map(({ from, text }) => (
          <Bubble key={text} from={from === 'you' ? 'business' : 'customer'}>
            {text}
          </Bubble>
        ))}
      </div>
    </Panel>
  );
}

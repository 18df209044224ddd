import { Bubble } from '#art/Bubble.tsx';
import { classNames } from '#lib/class-names.ts';
import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import styles from './ClosingThread.module.css';

type ClosingThreadProps = ClosingCallProps & {
  /** The messages of the example week right before the call. */
  thread: readonly { from: 'us' | 'them'; text: string }[];
  /** Says that the week is an example. */
  note: string;
};

/** The closing call, with the end of the week's conversation: the message right before the call. */
export function ClosingThread({ thread, note, ...props }: ClosingThreadProps) {
  const art = (
    <div className={classNames('base', styles.thread)} aria-hidden="true">
      {thread.map(({ from, text }, index) => (
        <Bubble
          key={text}
          from={from === 'us' ? 'business' : 'customer'}
          note={index === 0 ? note : undefined}
          className={styles.message}
        >
          {text}
        </Bubble>
      ))}
    </div>
  );
  return <ClosingCall {...props} art={art} place="beside" />;
}

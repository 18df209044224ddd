import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './ReviewRequest.module.css';

/** The question that goes out after a job. The stars are empty, because this is not a rating. */
export function ReviewRequest({
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

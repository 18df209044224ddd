import styles from './PageCard.module.css';

const MARKS = {
  profile: 'M3.5 22a8.5 8.5 0 0 1 17 0M16.5 9a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0Z',
  page: 'M4 21V4h10v17M14 9h6v12M2 21h20M8 8h2M8 12h2M8 16h2',
};

/** The top of a person's profile (round mark) or a company's page (square mark), cut off at the lower edge. */
export function PageCard(props: { kind: 'profile' | 'page'; name: string; line: string }) {
  return (
    <div className={styles.card}>
      <span className={styles[props.kind]}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2">
          <path d={MARKS[props.kind]} />
        </svg>
      </span>
      <b>{props.name}</b>
      <small>{props.line}</small>
      <i />
      <i />
    </div>
  );
}

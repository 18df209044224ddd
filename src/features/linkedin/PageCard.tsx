import { classNames } from '#lib/class-names.ts';
import { Text } from '#ui/Text.tsx';
import styles from './PageCard.module.css';

const MARKS = {
  profile: 'M3.5 22a8.5 8.5 0 0 1 17 0M16.5 9a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0Z',
  page: 'M4 21V4h10v17M14 9h6v12M2 21h20M8 8h2M8 12h2M8 16h2',
};

/** The head of a person's profile (round mark) or a company's page (square mark). */
export function PageCard(props: { kind: 'profile' | 'page'; name: string; line: string }) {
  const { kind, name, line } = props;
  return (
    <div className={styles.card}>
      <span className={classNames(styles.mark, kind === 'page' && styles.company)}>
        <svg width="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2">
          <path d={MARKS[kind]} />
        </svg>
      </span>
      <Text as="b" size="tight" isStrong>
        {name}
      </Text>
      <Text as="small" size="small" isMuted>
        {line}
      </Text>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Text.module.css';

/** "30-60+" */
const RANGE = /(\d+-\d+\+?)/;

/** Words whose range of numbers stays on one line: browsers break a line after a hyphen. */
export function withWholeRange(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const [before, range, after] = words.split(RANGE);
  if (range === undefined) return words;
  return (
    <>
      {before}
      <span className={styles.range}>{range}</span>
      {after}
    </>
  );
}

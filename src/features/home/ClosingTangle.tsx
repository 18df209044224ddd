import type { Styled } from '#lib/class-names.ts';
import styles from './ClosingTangle.module.css';
import { closing } from '#art/tangle-paths.ts';
import { wovenLine } from '#art/WovenLine.tsx';

const Tangle = wovenLine('tangle-closing', closing);

/** The tangle at the end of the page; it is drawn from left to right as the page scrolls. 1120 by 480. */
export function ClosingTangle({ className }: Styled) {
  return (
    <svg className={className} viewBox="0 0 1120 480" fill="none" aria-hidden="true">
      <Tangle className={styles.revealed} />
    </svg>
  );
}

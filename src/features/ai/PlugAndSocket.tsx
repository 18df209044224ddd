import type { Styled } from '#lib/class-names.ts';
import styles from './PlugAndSocket.module.css';

/** A plug in the lane's color on its way into a socket, pointing down. 36 by 62. */
export function PlugAndSocket({ className }: Styled) {
  return (
    <svg className={className} viewBox="0 0 36 62" fill="none" aria-hidden="true">
      <path className={styles.prongs} d="M13 22v12M23 22v12" />
      <path className={styles.plug} d="M14 0h8v7h3a4 4 0 0 1 4 4v13H7V11a4 4 0 0 1 4-4h3z" />
      <path className={styles.socket} d="M3 34h30v9a15 15 0 0 1-30 0z" />
    </svg>
  );
}

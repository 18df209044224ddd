import type { Styled } from '#lib/class-names.ts';
import styles from './Logo.module.css';

/** The striped P. Its stripes take the lane colors of the theme and the ground around it. */
export function LogoSymbol({ className }: Styled) {
  return (
    <svg className={className} width="54" viewBox="0 0 54 58" aria-hidden="true">
      <use href="#pbs-symbol" />
    </svg>
  );
}

/** Symbol and wordmark. Decorative: the link around it contains the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoSymbol className={styles.symbol} />
      <svg className={styles.wordmark} width="107" viewBox="0 0 107 40" aria-hidden="true">
        <use href="#pbs-wordmark" />
      </svg>
    </span>
  );
}

import styles from './SkipLink.module.css';

/** The first keyboard stop: it skips the menus and leads to the page itself. */
export function SkipLink({ to, label }: { to: `#${string}`; label: string }) {
  return (
    <a className={styles.skip} href={to} data-print="hidden">
      {label}
    </a>
  );
}

import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the menus, to the page itself. */
export function SkipLink({ to, label }: { to: `#${string}`; label: string }) {
  return (
    <a className={styles.skip} href={to} data-print="hidden">
      {label}
    </a>
  );
}

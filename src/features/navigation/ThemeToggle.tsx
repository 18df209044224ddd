import { Icon } from '#ui/Icon.tsx';
import styles from './ThemeToggle.module.css';

/** Switches between light and dark. Pressed means dark; a script updates the state. */
export function ThemeToggle({ label }: { label: string }) {
  return (
    <button
      className={styles.toggle}
      type="button"
      aria-label={label}
      aria-pressed="false"
      data-theme-toggle=""
    >
      <Icon name="moon" size="large" className={styles.moon} />
      <Icon name="sun" size="large" className={styles.sun} />
    </button>
  );
}

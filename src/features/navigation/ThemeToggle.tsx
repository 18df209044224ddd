import { Icon } from '#ui/Icon.tsx';
import styles from './ThemeToggle.module.css';

/** Switches between light and dark. Pressed means dark; the script that sets the state also shows the button. */
export function ThemeToggle({ label }: { label: string }) {
  return (
    <button className={styles.toggle} type="button" aria-label={label} data-theme-toggle="">
      <Icon name="moon" size="large" className={styles.moon} />
      <Icon name="sun" size="large" className={styles.sun} />
    </button>
  );
}

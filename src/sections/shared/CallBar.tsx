import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { Action } from '#ui/link-target.ts';
import styles from './CallBar.module.css';

/**
 * The call button within reach of a thumb, on a phone: from the end of the first screen, which has its own, to the last
 * section of the page, which has its own again. It stands last in `main`.
 */
export function CallBar({ call }: { call: Action }) {
  return (
    <div className={styles.bar} data-call-bar="" data-print="hidden">
      <ButtonLink to={call.to}>{call.label}</ButtonLink>
    </div>
  );
}

import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Action } from '#ui/link-target.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CallBar.module.css';

/**
 * The call button and the phone within reach of a thumb, on a phone: from the end of the first screen, which has its own, to the last
 * section of the page, which has its own again. It stands last in `main`.
 */
export function CallBar({ call, phone }: { call: Action; phone: Action }) {
  return (
    <div className={styles.bar} data-call-bar="" data-print="hidden">
      <ButtonLink to={call.to}>{call.label}</ButtonLink>
      <ButtonLink to={phone.to} variant="line">
        <Icon name="phone" />
        <VisuallyHidden>{phone.label}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}

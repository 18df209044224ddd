import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Action } from '#ui/link.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CallBar.module.css';
import { phone } from './content.ts';

/**
 * On a phone, keeps the call button and the phone number within reach of a thumb. It appears after the first screen and
 * disappears at the page's last section, since both have their own buttons. It must be the last child of `main`.
 */
export function CallBar({ call }: { call: Action }) {
  return (
    <div className={styles.bar} data-call-bar="" data-print="hidden">
      <ButtonLink {...call} className={styles.call} />
      <ButtonLink {...phone} variant="outline" className={styles.call}>
        <Icon name="phone" size="large" />
        <VisuallyHidden>{phone.label}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}

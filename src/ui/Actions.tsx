import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Actions.module.css';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';
import type { Action } from './link.ts';
import { Text } from './Text.tsx';
import { TextLink } from './TextLink.tsx';

/** The main call to action, and next to it a link to read on. */
export function Actions(
  props: Styled & {
    primaryAction: Action;
    secondaryAction?: Action | undefined;
    /** A link for calling at once, on pages that offer it. */
    phone?: Action | undefined;
    /** A remark in small type below the links. */
    note?: ReactNode;
    variant?: ButtonVariant;
  },
) {
  const { primaryAction, secondaryAction, phone, note, variant = 'primary', className } = props;
  return (
    <div className={classNames(styles.actions, className)}>
      <ButtonLink {...primaryAction} variant={variant} />
      {secondaryAction && <TextLink {...secondaryAction} icon="arrow" />}
      {phone && (
        <div className={styles.phone}>
          <TextLink {...phone} className={styles.number} />
        </div>
      )}
      {note && (
        <Text size="note" isMuted className={styles.note}>
          {note}
        </Text>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Actions.module.css';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';
import type { Action } from './link.ts';
import { Text } from './Text.tsx';
import { TextLink } from './TextLink.tsx';

/** The main thing to do, and next to it a link to read on. */
export function Actions(
  props: Styled & {
    primaryAction: Action;
    secondaryAction?: Action | undefined;
    /** A link to phone at once, on pages that offer it. */
    phone?: Action | undefined;
    /** What the main thing is, in small type below. */
    note?: ReactNode;
    variant?: ButtonVariant;
  },
) {
  const { primaryAction, secondaryAction, phone, note, variant = 'primary', className } = props;
  return (
    <div className={classNames(styles.actions, className)}>
      <ButtonLink {...primaryAction} variant={variant} />
      {secondaryAction && <TextLink {...secondaryAction} icon="arrow" />}
      {phone && <TextLink {...phone} className={styles.phone} />}
      {note && (
        <Text size="note" isMuted className={styles.note}>
          {note}
        </Text>
      )}
    </div>
  );
}

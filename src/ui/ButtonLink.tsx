import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import { linkAttributes, type LinkTarget } from './link-target.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Only one `primary` button in view; `line` next to it; `ink` on seafoam and on the signal wall. */
export type ButtonVariant = 'primary' | 'line' | 'ink';
export type ButtonSize = 'small' | 'normal' | 'large';

/** A link that looks like a button. The label keeps its case in the document; styles set capitals. */
export function ButtonLink(props: {
  to: LinkTarget;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: 'back' | 'external';
  className?: string | undefined;
  children: ReactNode;
}) {
  const { to, variant = 'primary', size = 'normal', icon, className, children } = props;
  return (
    <a
      {...linkAttributes(to)}
      className={classNames(
        styles.button,
        styles[variant],
        size !== 'normal' && styles[size],
        className,
      )}
    >
      {icon === 'back' && <Icon name="back" />}
      {children}
      {to.spoken && <VisuallyHidden>{` ${to.spoken}`}</VisuallyHidden>}
      {icon === 'external' && <Icon name="external" />}
    </a>
  );
}

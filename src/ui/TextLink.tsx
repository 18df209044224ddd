import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from './Icon.tsx';
import { linkAttributes, type LinkTarget } from './link-target.ts';
import styles from './TextLink.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A link in running text or next to a button, with an arrow if it leads to another page. */
export function TextLink(props: {
  to: LinkTarget;
  icon?: 'arrow' | 'external' | 'phone';
  className?: string | undefined;
  children: ReactNode;
}) {
  const { to, icon, className, children } = props;
  return (
    <a
      {...linkAttributes(to)}
      className={classNames(styles.link, icon && styles.withIcon, className)}
    >
      {icon ? <span>{children}</span> : children}
      {to.spoken && <VisuallyHidden>{` ${to.spoken}`}</VisuallyHidden>}
      {icon && <Icon name={icon} />}
    </a>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Card.module.css';

/** One of a set to choose from. The emphasized one is petrol in the light theme and enamel in the dark theme. */
export function Card(props: {
  id?: string | undefined;
  as?: 'article' | 'div';
  isEmphasized?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { id, as: Tag = 'article', isEmphasized = false, className, children } = props;
  return (
    <Tag id={id} className={classNames(styles.card, isEmphasized && 'inverse', className)}>
      {children}
    </Tag>
  );
}

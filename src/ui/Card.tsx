import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Card.module.css';

/** One of a set to choose from. The emphasized one is petrol in the light theme and enamel in the dark theme. */
export function Card(
  props: Styled & {
    as?: 'article' | 'div';
    isEmphasized?: boolean;
    children: ReactNode;
  },
) {
  const { as: Tag = 'article', isEmphasized = false, className, children } = props;
  return (
    <Tag className={classNames(styles.card, isEmphasized && 'inverse', className)}>{children}</Tag>
  );
}

import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Heading.module.css';

/** The type scale: `giant` at most twice a page, `peak` (in a wide window as large as `h1`) at most once. */
export type HeadingSize = 'giant' | 'h1' | 'peak' | 'h2' | 'h3' | 'h4';

/** A heading whose level in the outline and whose size are chosen independently. */
export function Heading(
  props: Styled & {
    level: 1 | 2 | 3 | 4;
    size?: HeadingSize;
    id?: string | undefined;
    children: ReactNode;
  },
) {
  const { level, size = `h${level}`, id, className, children } = props;
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(styles[size], className)}>
      {children}
    </Tag>
  );
}

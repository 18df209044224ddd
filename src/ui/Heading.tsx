import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { slugify } from '#lib/text.ts';
import styles from './Heading.module.css';

/** The type scale: `giant` at most twice a page. */
export type HeadingSize = 'giant' | 'h1' | 'h2' | 'h3' | 'h4';

/**
 * A heading whose place in the outline (`level`) and whose size are chosen apart. A section's heading
 * (level 2) in plain words gets them as its id, so that search results and others can link to it.
 */
export function Heading(props: {
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { level, size = `h${level}`, className, children } = props;
  const id =
    props.id ?? (level === 2 && typeof children === 'string' ? slugify(children) : undefined);
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(styles.heading, styles[size], className)}>
      {children}
    </Tag>
  );
}

import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Section.module.css';

/** The background of a section: the page, its seafoam tint, a petrol band or the orange signal wall. */
export type Ground = 'page' | 'tint' | 'band' | 'signal';

/** The class that sets the colors of a ground. */
export const groundClass = {
  page: undefined,
  tint: styles.tint,
  band: 'band',
  signal: 'signal',
} satisfies Record<Ground, string | undefined>;

/** A page-wide block with the page's vertical rhythm; `id` where others link to it. */
export function Section(
  props: Styled & {
    ground?: Ground;
    id?: string | undefined;
    /** Clips drawings that run over the page's edge. Without it, visitors can scroll to words that are too wide. */
    isClipped?: boolean;
    /** The distance to its neighbors in a wide window: `tight` where it supports one of them, `wide` where a page peaks. */
    space?: 'tight' | 'normal' | 'wide';
    children: ReactNode;
  },
) {
  const { ground = 'page', id, isClipped = false, space = 'normal', className, children } = props;
  return (
    <section
      id={id}
      className={classNames(
        styles.section,
        groundClass[ground],
        isClipped && styles.clipped,
        space !== 'normal' && styles[space],
        className,
      )}
    >
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './PageDrawing.module.css';

type Layout = 'narrow' | 'wide';
const WIDTHS: Record<Layout, number> = { narrow: 390, wide: 1440 };

/** One layout of a drawing that spans the page: the narrow one shows below 48rem, the wide one from 48rem up. */
export function PageDrawing(
  props: Styled & { layout: Layout; height: number; children: ReactNode },
) {
  const { layout, height, className, children } = props;
  return (
    <svg
      className={classNames(styles.drawing, styles[layout], className)}
      width="390"
      viewBox={`0 0 ${WIDTHS[layout]} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/**
 * The box that both layouts of a drawing and the words on it are positioned in, in units of `--unit` (theme/base.css); as
 * wide as the layout that shows.
 */
export function DrawingStage({ className, children }: Styled & { children: ReactNode }) {
  return <div className={classNames(styles.stage, className)}>{children}</div>;
}

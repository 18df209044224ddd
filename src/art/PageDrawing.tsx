import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './PageDrawing.module.css';

type Layout = 'narrow' | 'wide';
const WIDTHS: Record<Layout, number> = { narrow: 390, wide: 1440 };

/** One layout of a drawing that spans the page: on a phone the narrow one shows, from 48rem on the wide one. */
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

/** What both layouts of a drawing and the words on it are placed in: as wide as the one that shows, in units of `--unit`. */
export function DrawingStage({ className, children }: Styled & { children: ReactNode }) {
  return <div className={classNames(styles.stage, className)}>{children}</div>;
}

import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './PhoneDisclosure.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The class of a summary that shows a plus, which loses its vertical stroke when the details are open. */
export const plus = styles.plus;

/** Content that a phone shows on request, and a window at least `from` wide always. `name` is for screen readers. */
export function PhoneDisclosure(
  props: Styled & {
    /** Without it, the content shows at every width. */
    summary: string | undefined;
    name?: string;
    /** `button` if it is alone in its section; `corner` for a plus in the upper right of a positioned parent. */
    look?: 'link' | 'button' | 'corner';
    from?: '48rem' | '64rem';
    children: ReactNode;
  },
) {
  const { summary, name, look = 'link', from = '64rem', className, children } = props;
  if (!summary) return children;
  return (
    <details className={classNames(styles.phone, from === '48rem' && styles.early, className)}>
      <summary
        className={classNames(
          styles.more,
          plus,
          look === 'button' && styles.button,
          look === 'corner' && styles.corner,
        )}
      >
        {look === 'corner' ? <VisuallyHidden>{summary}</VisuallyHidden> : summary}
        {name && <VisuallyHidden>{` (${name})`}</VisuallyHidden>}
      </summary>
      {children}
    </details>
  );
}

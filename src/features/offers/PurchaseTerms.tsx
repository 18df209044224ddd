import { classNames, type Styled } from '#lib/class-names.ts';
import type { Action } from '#ui/link.ts';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './PurchaseTerms.module.css';

export type PurchaseTermsProps = {
  lines: readonly string[];
  clause: Action;
};

/** What a buyer agrees to, in one line with a link to the clause, next to every price that can be ordered. */
export function PurchaseTerms(props: PurchaseTermsProps & Styled) {
  const { lines, clause, className } = props;
  return (
    <p className={classNames(styles.terms, className)} data-unsearched="">
      {`${lines.join(' ')} `}
      <TextLink {...clause} />
    </p>
  );
}

import { classNames } from '#lib/class-names.ts';
import type { LinkTarget } from '#ui/link-target.ts';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './PurchaseTerms.module.css';

export type PurchaseTermsProps = {
  lines: readonly string[];
  clause: { to: LinkTarget; label: string };
};

/** What a buyer agrees to, in one line with a link to the clause, next to every price that can be ordered. */
export function PurchaseTerms(props: PurchaseTermsProps & { className?: string | undefined }) {
  const { lines, clause, className } = props;
  return (
    <p className={classNames(styles.terms, className)} data-purchase-terms="" data-unsearched="">
      {`${lines.join(' ')} `}
      <TextLink to={clause.to}>{clause.label}</TextLink>
    </p>
  );
}

import { PURCHASE_CLAUSE, purchaseTerms } from './terms-content.ts';
import { sectionId } from '#lib/numbered-document.ts';
import type { PurchaseTermsProps } from './PurchaseTerms.tsx';
import type { Action } from '#ui/link.ts';
import { href } from '#site/site.ts';

/** A link to the payment clause. */
export const purchaseClause: Action = {
  href: href('terms', sectionId(PURCHASE_CLAUSE.section)),
  label: PURCHASE_CLAUSE.label,
};

/** What a buyer agrees to, with a link to the clause. */
export function purchaseTermsProps(paid: keyof typeof purchaseTerms): PurchaseTermsProps {
  return { lines: purchaseTerms[paid], clause: purchaseClause };
}

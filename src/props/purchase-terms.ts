import { PURCHASE_CLAUSE, purchaseTerms } from '#copy/purchase-terms.ts';
import { sectionId } from '#lib/numbered-document.ts';
import type { PurchaseTermsProps } from '#sections/shared/PurchaseTerms.tsx';
import { toPage } from './link-targets.ts';

/** What a buyer agrees to, with a link to the clause. */
export function purchaseTermsProps(paid: keyof typeof purchaseTerms): PurchaseTermsProps {
  const { section, label } = PURCHASE_CLAUSE;
  return {
    lines: purchaseTerms[paid],
    clause: { to: toPage('terms', sectionId(section)), label },
  };
}

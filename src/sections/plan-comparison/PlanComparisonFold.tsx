import type { ReactNode } from 'react';
import { PurchaseTerms, type PurchaseTermsProps } from '#sections/shared/PurchaseTerms.tsx';
import { Fold } from '#ui/Fold.tsx';

/** The tables of all plans behind their heading, where the page has shown its own plans already. */
export function PlanComparisonFold(props: {
  id: string;
  heading: string;
  note: string;
  terms: PurchaseTermsProps;
  children: ReactNode;
}) {
  const { terms, children, ...fold } = props;
  return (
    <Fold {...fold}>
      {children}
      <PurchaseTerms {...terms} />
    </Fold>
  );
}

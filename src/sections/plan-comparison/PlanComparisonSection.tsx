import type { ReactNode } from 'react';
import { PurchaseTerms, type PurchaseTermsProps } from '#sections/shared/PurchaseTerms.tsx';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** The section around the table of all plans. */
export function PlanComparisonSection(props: {
  id: string;
  heading: string;
  lead: string;
  terms: PurchaseTermsProps;
  children: ReactNode;
}) {
  const { id, heading, lead, terms, children } = props;
  return (
    <Section ground="tint">
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        {children}
        <PurchaseTerms {...terms} />
      </Container>
    </Section>
  );
}

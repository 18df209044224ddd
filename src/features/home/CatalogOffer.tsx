import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export type CatalogOfferProps = {
  id: string;
  heading: string;
  lead: string;
  action: Action;
};

/** What the catalog holds, and the form that asks for it. */
export function CatalogOffer({ id, heading, lead, action }: CatalogOfferProps) {
  return (
    <Section ground="tint">
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} space="tight" />
        <ButtonLink {...action} variant="inverse" />
      </Container>
    </Section>
  );
}

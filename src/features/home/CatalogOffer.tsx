import { Actions } from '#ui/Actions.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export type CatalogOfferProps = {
  id: string;
  heading: string;
  lead: string;
  action: Action;
  /** The catalog without a form. */
  online: Action;
};

/** What the catalog holds, the form that asks for it, and the catalog itself. */
export function CatalogOffer({ id, heading, lead, action, online }: CatalogOfferProps) {
  return (
    <Section ground="tint">
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} size="h3" space="tight" />
        <Actions primaryAction={action} secondaryAction={online} variant="inverse" />
      </Container>
    </Section>
  );
}

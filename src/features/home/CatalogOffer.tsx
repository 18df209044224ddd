import { Actions } from '#ui/Actions.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';

export type CatalogOfferProps = {
  id: string;
  heading: string;
  lead: string;
  action: Action;
  /** A link to the catalog that needs no form. */
  online: Action;
};

/** Offers the catalog: what it holds, the form to request it, and a link to the catalog itself. */
export function CatalogOffer({ id, heading, lead, action, online }: CatalogOfferProps) {
  return (
    <Section space="tight">
      <Container>
        <Split ratio="7-4" align="center">
          <div>
            <Heading level={2} id={id} size="h3">
              {heading}
            </Heading>
            <Text isMuted>{lead}</Text>
          </div>
          <Actions primaryAction={action} secondaryAction={online} variant="inverse" />
        </Split>
      </Container>
    </Section>
  );
}

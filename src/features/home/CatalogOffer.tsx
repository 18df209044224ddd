import { Booklet } from './Booklet.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import styles from './CatalogOffer.module.css';

export type CatalogOfferProps = {
  id: string;
  heading: string;
  lead: string;
  booklet: { title: string; services: readonly string[] };
  action: Action;
};

/** The catalog as a booklet, and the form that asks for it. */
export function CatalogOffer({ id, heading, lead, booklet, action }: CatalogOfferProps) {
  return (
    <Section ground="tint">
      <Container className={styles.row}>
        <Booklet {...booklet} />
        <div className={styles.words}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Lead muted className={styles.lead}>
            {lead}
          </Lead>
          <ButtonLink {...action} variant="inverse" />
        </div>
      </Container>
    </Section>
  );
}

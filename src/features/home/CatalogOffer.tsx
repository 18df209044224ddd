import { LogoSymbol } from '#art/Logo.tsx';
import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './CatalogOffer.module.css';

export type CatalogOfferProps = {
  id: string;
  heading: string;
  lead: string;
  booklet: { title: string; services: readonly string[] };
  action: Action;
  /** The catalog without a form. */
  online: Action;
};

/** The catalog as a booklet, and the form that asks for it. */
export function CatalogOffer({ id, heading, lead, booklet, action, online }: CatalogOfferProps) {
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
          <TextLink {...online} icon="arrow" />
        </div>
      </Container>
    </Section>
  );
}

/** The service catalog, closed, on top of a page. Decorative: the text beside it says the same. */
function Booklet({ title, services }: { title: string; services: readonly string[] }) {
  return (
    <div className={styles.booklet} aria-hidden="true">
      <div className={classNames(styles.cover, 'on-engine')}>
        <LogoSymbol />
        <p>{title}</p>
        <ul>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </div>
      <div className={styles.page}>
        {[1, 2, 3, 4, 5, 6, 7].map((line) => (
          <i key={line} />
        ))}
      </div>
    </div>
  );
}

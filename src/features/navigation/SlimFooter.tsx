import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import type { SiteFooterProps } from './SiteFooter.tsx';
import styles from './SlimFooter.module.css';

/** The end of a page that is a frame: all footer links in little space, and the owner of the site. */
export function SlimFooter(props: SiteFooterProps) {
  const { label, groups, copyright, regions, newTabNote } = props;
  const contact = groups.at(-1);
  return (
    <footer className={`${styles.footer} band`} data-print="hidden">
      <Container className={styles.row}>
        <nav aria-label={label}>
          <FooterLinks
            links={groups.slice(0, -1).flatMap(({ links }) => links)}
            newTabNote={newTabNote}
            className={styles.links}
          />
        </nav>
        {/* The last group holds the contact details. */}
        <FooterLinks
          label={contact?.heading}
          links={contact?.links ?? []}
          newTabNote={newTabNote}
          className={classNames(styles.links, styles.contact)}
        />
        <p className={styles.base}>
          <span>{`${copyright} `}</span>
          <span>{regions}</span>
        </p>
      </Container>
    </footer>
  );
}

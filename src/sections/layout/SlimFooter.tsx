import { Container } from '#ui/Container.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import type { SiteFooterProps } from './SiteFooter.tsx';
import styles from './SlimFooter.module.css';

/** The end of a page that is a frame: every link of the footer in little room, and who owns the site. */
export function SlimFooter({ groups, copyright, regions, newTabNote }: SiteFooterProps) {
  return (
    <footer className={`${styles.footer} band`} data-print="hidden">
      <Container className={styles.row}>
        {/* The last group says how to reach the company. */}
        {[groups.slice(0, -1), groups.slice(-1)].map((part) => (
          <FooterLinks
            key={part[0]?.heading}
            links={part.flatMap(({ links }) => links)}
            newTabNote={newTabNote}
            className={styles.links}
          />
        ))}
        <p className={styles.base}>
          <span>{`${copyright} `}</span>
          <span>{regions}</span>
        </p>
      </Container>
    </footer>
  );
}

import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Text } from '#ui/Text.tsx';
import { content } from './content.ts';
import { FooterLinks } from './FooterLinks.tsx';
import styles from './SlimFooter.module.css';

/** The end of a page that is a frame: all footer links in little space, and the owner of the site. */
export function SlimFooter() {
  const { name, groups, contact, copyright, regions } = content.footer;
  return (
    <footer className={`${styles.footer} band`} data-print="hidden">
      <Container className={styles.row}>
        <nav aria-label={name}>
          <FooterLinks links={groups.flatMap(({ links }) => links)} className={styles.links} />
        </nav>
        <FooterLinks
          label={contact.heading}
          links={contact.links}
          className={classNames(styles.links, styles.contact)}
        />
        <Text size="small" isMuted className={styles.base}>
          <span>{`${copyright} `}</span>
          <span>{regions}</span>
        </Text>
      </Container>
    </footer>
  );
}

import { Container } from '#ui/Container.tsx';
import { linkAttributes } from '#ui/link-target.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SiteFooterProps } from './SiteFooter.tsx';
import styles from './SlimFooter.module.css';

/** The end of a page that is a frame: every link of the footer in little room, and who owns the site. */
export function SlimFooter({ groups, copyright, regions, newTabNote }: SiteFooterProps) {
  return (
    <footer className={`${styles.footer} band`} data-print="hidden">
      <Container className={styles.row}>
        {/* The last group says how to reach the company. */}
        <Links groups={groups.slice(0, -1)} newTabNote={newTabNote} />
        <Links groups={groups.slice(-1)} newTabNote={newTabNote} />
        <p className={styles.base}>
          <span>{`${copyright} `}</span>
          <span>{regions}</span>
        </p>
      </Container>
    </footer>
  );
}

function Links({ groups, newTabNote }: Pick<SiteFooterProps, 'groups' | 'newTabNote'>) {
  const links = groups.flatMap((group) => group.links);
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={label}>
          <a {...linkAttributes(to)}>
            {label}
            {to.opensNewTab && <VisuallyHidden> {newTabNote}</VisuallyHidden>}
          </a>
        </li>
      ))}
    </ul>
  );
}

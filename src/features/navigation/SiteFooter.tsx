import { Logo, LogoSymbol } from '#art/Logo.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { FooterLinks } from './FooterLinks.tsx';
import styles from './SiteFooter.module.css';

export type SiteFooterProps = {
  /** The accessible name of the landmark around the links of a slim footer. */
  label: string;
  home: { href: string; label: string };
  /** The brand line, one sentence per line. */
  line: readonly string[];
  groups: readonly { heading: string; links: readonly Action[] }[];
  copyright: string;
  regions: string;
  newTabNote: string;
};

/** The end of every page: brand line, links, contact details, owner of the site. */
export function SiteFooter({
  home,
  line,
  groups,
  copyright,
  regions,
  newTabNote,
}: SiteFooterProps) {
  return (
    <footer className={`${styles.footer} band`} data-print="hidden">
      <LogoSymbol className={styles.symbol} />
      <Container>
        <div className={styles.grid}>
          <div className={styles.brand}>
            <a href={home.href} aria-label={home.label}>
              <Logo />
            </a>
            <p className={styles.line}>
              {line.map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </p>
          </div>
          {groups.map((group) => (
            <div key={group.heading}>
              <h2>{group.heading}</h2>
              <FooterLinks links={group.links} newTabNote={newTabNote} />
            </div>
          ))}
        </div>
        <p className={styles.base}>
          <span>{copyright}</span>
          <span>{regions}</span>
        </p>
      </Container>
    </footer>
  );
}

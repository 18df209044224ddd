import { Logo, LogoSymbol } from '#art/Logo.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content } from './content.ts';
import { FooterLinks } from './FooterLinks.tsx';
import styles from './SiteFooter.module.css';

/** Links under a heading, with a note about them. */
type List = { heading: string; links: readonly Action[]; note?: string | null };

/** The end of every page: brand line, links, contact details, owner of the site. */
export function SiteFooter() {
  const { line, groups, contact, copyright, regions, address } = content.footer;
  const lists: readonly List[] = [...groups, contact];
  // A phone shows two columns of two.
  const pairs = [lists.slice(0, 2), lists.slice(2)];
  return (
    <footer className={`${styles.footer} band`} data-print="hidden">
      <LogoSymbol className={styles.symbol} />
      <Container>
        <div className={styles.grid}>
          <div className={styles.brand}>
            <a className={styles.home} href={content.home.href} aria-label={content.home.label}>
              <Logo />
            </a>
            <VisuallyHidden until="48rem" as="div">
              <Text size="display">
                {line.map((sentence) => (
                  <span key={sentence} className={styles.sentence}>
                    {sentence}{' '}
                  </span>
                ))}
              </Text>
            </VisuallyHidden>
          </div>
          {pairs.map((pair, index) => (
            <div key={index} className={styles.pair}>
              {pair.map(({ heading, links, note }) => (
                <div key={heading}>
                  <Text as="h2" size="label" isMuted>
                    {heading}
                  </Text>
                  <FooterLinks links={links} />
                  {note && (
                    <Text size="note" isMuted className={styles.note}>
                      {note}
                    </Text>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
        <Text size="note" isMuted className={styles.base}>
          <span>{copyright}</span>
          <span>{regions}</span>
          {address && <span>{address}</span>}
        </Text>
      </Container>
    </footer>
  );
}

import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Station } from '#ui/Station.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './MobileMenu.module.css';
import type { PlatformEntry } from './menu.ts';
import type { SiteHeaderProps } from './SiteHeader.tsx';

/** The same entries plus the search, below the desktop width: a sheet under the header with links as stations on a line. */
export function MobileMenu(
  props: Pick<SiteHeaderProps, 'menu' | 'search' | 'pricing' | 'scheduleCall' | 'phone' | 'labels'>,
) {
  const { menu, search, pricing, scheduleCall, phone, labels } = props;
  return (
    <details className={styles.menu} data-disclosure="menu">
      <summary aria-label={labels.menu}>
        <Icon name="menu" className={styles.open} />
        <Icon name="close" className={styles.close} />
      </summary>
      <nav className={styles.sheet} aria-label={labels.menu}>
        <ul className={styles.line}>
          {menu.map((entry) =>
            'pages' in entry ? (
              <PlatformBranch key={entry.label} {...entry} />
            ) : (
              <li key={entry.href}>
                <Station className={stationOf(entry)} />
                <a href={entry.href} aria-current={entry.isCurrent ? 'page' : undefined}>
                  {entry.label}
                </a>
              </li>
            ),
          )}
          <li>
            <Station className={stationOf(search)} />
            <a href={search.href} aria-current={search.isCurrent ? 'page' : undefined}>
              {search.label}
            </a>
          </li>
        </ul>
        <div className={styles.actions}>
          <ButtonLink {...pricing} variant="outline" />
          <ButtonLink {...scheduleCall} />
          <ButtonLink {...phone} variant="outline" />
        </div>
      </nav>
    </details>
  );
}

/** Marks the current page by a class: with `:has()`, every press would restyle all stations on the page. */
function stationOf({ isCurrent }: { isCurrent: boolean }) {
  return isCurrent ? styles.current : undefined;
}

function PlatformBranch({ label, isCurrent, pages }: PlatformEntry) {
  return (
    <li>
      <Station className={stationOf({ isCurrent })} />
      <details open={isCurrent}>
        <summary aria-current={isCurrent ? 'true' : undefined}>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul>
          {pages.map((page) => (
            <li key={page.href}>
              <Station size="small" className={stationOf(page)} />
              <a href={page.href} aria-current={page.isCurrent ? 'page' : undefined}>
                {page.label}
                <VisuallyHidden>:</VisuallyHidden>
                <span>{page.shortSummary}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

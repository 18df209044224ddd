import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Station } from '#ui/Station.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content, phone, scheduleCall, type PlatformEntry } from './content.ts';
import styles from './MobileMenu.module.css';

const { menu, pricing } = content;

/** The same entries plus the search, below the desktop width: a sheet under the header with links as stations on a line. */
export function MobileMenu({ current }: { current: string }) {
  return (
    <details className={styles.menu} data-disclosure="menu">
      <summary aria-label={menu.phoneName}>
        <Icon name="menu" className={styles.open} />
        <Icon name="close" className={styles.close} />
      </summary>
      <nav className={styles.sheet} aria-label={menu.phoneName}>
        <ul className={styles.line}>
          {[...menu.entries, menu.search].map((entry) =>
            'pages' in entry ? (
              <PlatformBranch key={entry.label} {...entry} current={current} />
            ) : (
              <li key={entry.href}>
                <Station className={stationOf(entry.page === current)} />
                <a href={entry.href} aria-current={entry.page === current ? 'page' : undefined}>
                  {entry.label}
                </a>
              </li>
            ),
          )}
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
function stationOf(isCurrent: boolean) {
  return isCurrent ? styles.current : undefined;
}

function PlatformBranch({ label, pages, current }: PlatformEntry & { current: string }) {
  const isCurrent = pages.some(({ page }) => page === current);
  return (
    <li>
      <Station className={stationOf(isCurrent)} />
      <details open={isCurrent}>
        <summary aria-current={isCurrent ? 'true' : undefined}>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul>
          {pages.map((entry) => (
            <li key={entry.href}>
              <Station size="small" className={stationOf(entry.page === current)} />
              <a href={entry.href} aria-current={entry.page === current ? 'page' : undefined}>
                {entry.label}
                <VisuallyHidden>:</VisuallyHidden>
                <span>{entry.shortSummary}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Station } from '#ui/Station.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content, scheduleCall, type PlatformEntry } from './content.ts';
import styles from './MobileMenu.module.css';

const { menu, pricing } = content;

/** The main menu and the search below the desktop width: a sheet under the header with links as stations on a line. */
export function MobileMenu({ current }: { current: string }) {
  return (
    <details className={styles.menu} data-disclosure="menu">
      <summary aria-label={menu.phoneName}>
        <Icon name="menu" className={styles.open} />
        <Icon name="close" className={styles.close} />
      </summary>
      {/* Firefox would stop at what scrolls. */}
      <nav className={styles.sheet} aria-label={menu.phoneName} tabIndex={-1}>
        <StationLine as="ul" className={styles.line}>
          {[...menu.entries, menu.search].map((entry) =>
            'pages' in entry ? (
              <PlatformBranch key={entry.label} {...entry} current={current} />
            ) : (
              <Stop key={entry.href}>
                <a
                  href={entry.href}
                  aria-current={entry.page === current ? 'page' : undefined}
                  className={styles.entry}
                >
                  {entry.label}
                </a>
              </Stop>
            ),
          )}
        </StationLine>
        <div className={styles.actions}>
          <ButtonLink {...pricing} variant="outline" />
          <ButtonLink {...scheduleCall} />
          <ButtonLink {...menu.call} variant="outline" />
        </div>
      </nav>
    </details>
  );
}

function PlatformBranch({ label, pages, current }: PlatformEntry & { current: string }) {
  const isCurrent = pages.some(({ page }) => page === current);
  return (
    <Stop isMarked={isCurrent} className={styles.platform}>
      <details open={isCurrent}>
        <summary aria-current={isCurrent ? 'true' : undefined} className={styles.entry}>
          {label}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <ul className={styles.branches}>
          {pages.map((entry) => (
            <li key={entry.href} className={styles.branch}>
              <a
                href={entry.href}
                aria-current={entry.page === current ? 'page' : undefined}
                className={styles.page}
              >
                <Text as="span" size="tight" isStrong>
                  {entry.label}
                </Text>
                <VisuallyHidden>:</VisuallyHidden>
                <Text as="span" size="small" isMuted>
                  {entry.shortSummary}
                </Text>
              </a>
              <Station size="small" className={styles.station} />
            </li>
          ))}
        </ul>
      </details>
    </Stop>
  );
}

import { EngineJunction, NetworkStation } from './PlatformIcons.tsx';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content, type PlatformEntry } from './content.ts';
import styles from './MainMenu.module.css';

const { menu } = content;

/** The menu entries in a row, for wide screens. */
export function MainMenu({ current }: { current: string }) {
  return (
    <nav className={styles.menu} aria-label={menu.name}>
      <ul>
        {menu.entries.map((entry) =>
          'pages' in entry ? (
            <PlatformDropdown key={entry.label} {...entry} current={current} />
          ) : (
            <li key={entry.href}>
              <a
                className={styles.entry}
                href={entry.href}
                aria-current={entry.page === current ? 'page' : undefined}
              >
                {entry.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function PlatformDropdown({ label, pages, current }: PlatformEntry & { current: string }) {
  const isCurrent = pages.some(({ page }) => page === current);
  return (
    <li className={styles.dropdown}>
      <details data-disclosure="dropdown">
        <summary className={styles.entry} aria-current={isCurrent ? 'true' : undefined}>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul className={styles.panel}>
          {pages.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href} aria-current={entry.page === current ? 'page' : undefined}>
                {entry.drawing === 'engine' ? <EngineJunction /> : <NetworkStation />}
                <strong>
                  {entry.label}
                  <VisuallyHidden>:</VisuallyHidden>
                </strong>
                <span>{entry.summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

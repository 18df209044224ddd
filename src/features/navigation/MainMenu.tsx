import { EngineJunction, NetworkStation } from './PlatformIcons.tsx';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './MainMenu.module.css';
import type { Menu, PlatformEntry } from './menu.ts';

/** The menu entries in a row, for wide screens. */
export function MainMenu({ menu, label }: { menu: Menu; label: string }) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul>
        {menu.map((entry) =>
          'pages' in entry ? (
            <PlatformDropdown key={entry.label} {...entry} />
          ) : (
            <li key={entry.href}>
              <a
                className={styles.entry}
                href={entry.href}
                aria-current={entry.isCurrent ? 'page' : undefined}
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

function PlatformDropdown({ label, isCurrent, pages }: PlatformEntry) {
  return (
    <li className={styles.dropdown}>
      <details data-disclosure="dropdown">
        <summary className={styles.entry} aria-current={isCurrent ? 'true' : undefined}>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul className={styles.panel}>
          {pages.map((page) => (
            <li key={page.href}>
              <a href={page.href} aria-current={page.isCurrent ? 'page' : undefined}>
                {page.drawing === 'engine' ? <EngineJunction /> : <NetworkStation />}
                <strong>
                  {page.label}
                  <VisuallyHidden>:</VisuallyHidden>
                </strong>
                <span>{page.summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

import { Logo } from '#art/Logo.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content, type PlatformEntry, scheduleCall } from './content.ts';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './SiteHeader.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';

/**
 * The sticky top of every page: logo, menus, theme, Pricing and the call button, which is quiet where the page itself
 * has the action. `current` is the id of the page.
 */
export function SiteHeader({ current, isQuiet }: { current: string; isQuiet: boolean }) {
  const { skip, home, pricing, darkTheme } = content;
  return (
    <header className={styles.header} data-print="hidden">
      {/* The first keyboard stop leads past the menus. */}
      <a className={styles.skip} href="#main" data-print="hidden">
        {skip}
      </a>
      <Container className={styles.bar}>
        <a className={styles.brand} href={home.href} aria-label={home.label}>
          <Logo />
        </a>
        <MainMenu current={current} />
        <ThemeToggle label={darkTheme} />
        <div className={styles.actions}>
          <ButtonLink {...pricing} variant="outline" size="small" />
          <ButtonLink {...scheduleCall} variant={isQuiet ? 'outline' : 'primary'} size="small" />
        </div>
        <MobileMenu current={current} />
      </Container>
    </header>
  );
}

const { menu } = content;

/** The menu entries in a row, for wide screens. */
function MainMenu({ current }: { current: string }) {
  return (
    <nav className={styles.menu} aria-label={menu.name}>
      <ul className={styles.entries}>
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
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <ul className={styles.panel}>
          {pages.map((entry) => (
            <li key={entry.href}>
              <a
                className={styles.page}
                href={entry.href}
                aria-current={entry.page === current ? 'page' : undefined}
              >
                {entry.drawing === 'engine' ? <EngineJunction /> : <NetworkStation />}
                <Text as="strong" size="tight" isStrong>
                  {entry.label}
                  <VisuallyHidden>:</VisuallyHidden>
                </Text>
                <Text as="span" size="small" isMuted>
                  {entry.summary}
                </Text>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The engine as a junction: one line in, three out. */
function EngineJunction() {
  return (
    <svg
      className={styles.drawing}
      width="40"
      viewBox="0 0 40 40"
      fill="none"
      strokeWidth="3.5"
      aria-hidden="true"
    >
      <path stroke="var(--lane-1)" d="M2 20H12L22 9H38" />
      <path stroke="var(--lane-3)" d="M12 20H38" />
      <path stroke="var(--lane-7)" d="M12 20 22 31H38" />
    </svg>
  );
}

/** The engine plus outreach: three lines meet at one station. */
function NetworkStation() {
  return (
    <svg
      className={styles.drawing}
      width="40"
      viewBox="0 0 40 40"
      fill="none"
      strokeWidth="3.5"
      aria-hidden="true"
    >
      <path stroke="var(--lane-1)" d="M2 9H14L25 20" />
      <path stroke="var(--lane-3)" d="M2 20H38" />
      <path stroke="var(--lane-7)" d="M2 31H14L25 20" />
      <circle cx="25" cy="20" r="6.5" fill="var(--surface)" stroke="var(--ink)" />
    </svg>
  );
}

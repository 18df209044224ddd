import { Logo } from '#art/Logo.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { content, scheduleCall } from './content.ts';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './SiteHeader.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The sticky top of every page: logo, menus, theme, Pricing and the call button. `current` is the id of the page. */
export function SiteHeader({ current }: { current: string }) {
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
          <ButtonLink {...scheduleCall} size="small" />
        </div>
        <MobileMenu current={current} />
      </Container>
    </header>
  );
}

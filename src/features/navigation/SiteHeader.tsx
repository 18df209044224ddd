import { Logo } from '#art/Logo.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { MainMenu } from './MainMenu.tsx';
import type { Menu, MenuLink } from './menu.ts';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './SiteHeader.module.css';
import { SkipLink } from './SkipLink.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

export type SiteHeaderProps = {
  skip: string;
  home: { href: string; label: string };
  menu: Menu;
  /** Only in the menu on small screens. */
  search: MenuLink;
  pricing: Action;
  scheduleCall: Action;
  /** The phone number, only in the menu on phones. */
  phone: Action;
  labels: { navigation: string; menu: string; darkTheme: string };
};

/** The sticky top of every page: logo, menus, theme, Pricing and the call button. */
export function SiteHeader(props: SiteHeaderProps) {
  const { skip, home, menu, search, pricing, scheduleCall, phone, labels } = props;
  return (
    <header className={styles.header} data-print="hidden">
      <SkipLink to="#main" label={skip} />
      <Container className={styles.bar}>
        <a className={styles.brand} href={home.href} aria-label={home.label}>
          <Logo />
        </a>
        <MainMenu menu={menu} label={labels.navigation} />
        <ThemeToggle label={labels.darkTheme} />
        <div className={styles.actions}>
          <ButtonLink {...pricing} variant="outline" size="small" />
          <ButtonLink {...scheduleCall} size="small" />
        </div>
        <MobileMenu
          menu={menu}
          search={search}
          pricing={pricing}
          scheduleCall={scheduleCall}
          phone={phone}
          labels={labels}
        />
      </Container>
    </header>
  );
}

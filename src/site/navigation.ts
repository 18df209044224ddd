import { company } from '#data/company.ts';
import type { PageId, Route } from './routes.ts';

/** An entry of a menu. */
export type MenuEntry = { page: PageId; label: string };

/** The two pages of the platform, in the header's dropdown. */
export const platformMenu = [
  { page: 'pbsengine', label: company.platformName },
  { page: 'pbsenginePremium', label: company.premiumName },
] as const satisfies readonly MenuEntry[];

/** The header's five entries; `platform` stands for the dropdown. */
export const mainMenu = [
  { page: 'home', label: 'Home' },
  'platform',
  { page: 'aiAutomation', label: 'AI & Automation' },
  { page: 'linkedin', label: 'LinkedIn Management' },
  { page: 'collective', label: company.communityName },
] as const satisfies readonly (MenuEntry | 'platform')[];

const menuEntries: readonly MenuEntry[] = [...mainMenu, ...platformMenu].filter(
  (entry) => entry !== 'platform',
);

/** The label of a page in the menus; `undefined` if no menu has it. */
export function menuLabel({ id }: Pick<Route, 'id'>): string | undefined {
  return menuEntries.find(({ page }) => page === id)?.label;
}

/** The short name of a page: its menu label, or its title. */
export function pageLabel(route: Pick<Route, 'id' | 'title'>): string {
  return menuLabel(route) ?? route.title;
}

/** A link in the menus. */
export type MenuLink = { href: string; label: string; isCurrent: boolean };

/** A page of the platform's submenu. */
export type PlatformLink = MenuLink & {
  drawing: 'engine' | 'network';
  /** One sentence, with the price. */
  summary: string;
  shortSummary: string;
};

/** The platform's entry: it opens a list of its two pages and is highlighted on both. */
export type PlatformEntry = { label: string; isCurrent: boolean; pages: readonly PlatformLink[] };

/** The header's entries in order. */
export type Menu = readonly (MenuLink | PlatformEntry)[];

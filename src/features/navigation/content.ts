import { company } from '#data/company.ts';
import { platformFrom, premiumFrom } from '#data/prices.ts';
import { formatPhone } from '#lib/format.ts';
import { dialog, site } from '#site/current.ts';
import { mainMenu, pageLabel, platformMenu } from '#site/navigation.ts';
import type { PageId } from '#site/routes.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { address, callFacts, textHours } from '#features/proof/content.ts';
import { type Action, newTab } from '#ui/link.ts';

const { legalName, supportEmail, supportPhone } = site.env;

/** Opens the calendar of the free call. */
export const scheduleCall: Action = { ...dialog('scheduleCall'), label: 'Schedule A Call' };

/** A description of the free call, in small type under its button. */
export const callNote = `Free call. Tell us where things slip, and we’ll tell you what to fix first. The advice is yours to keep.${callFacts}`;

const number = formatPhone(supportPhone);
/** For visitors who would rather call than pick a time. */
export const phone: Action = { href: `tel:${supportPhone}`, label: `Or call ${number}` };

/** A link in the menus. */
type MenuLink = { page: PageId; href: string; label: string };
/** A page of the platform's submenu, with a sentence that names the price and a shorter one for phones. */
type PlatformLink = MenuLink & {
  drawing: 'engine' | 'network';
  summary: string;
  shortSummary: string;
};
/** The platform's entry opens a list of its two pages. */
export type PlatformEntry = { label: string; pages: readonly PlatformLink[] };

const link = (page: PageId): MenuLink => ({
  page,
  href: href(page),
  label: pageLabel(site.route(page)),
});
const pricing: Action = { href: href('pbsengine', PRICING_ID), label: 'Pricing' };

/** The pages of the platform in the menus. */
const platform: PlatformEntry = {
  label: platformMenu[0].label,
  pages: [
    {
      ...link('pbsengine'),
      drawing: 'engine',
      summary: `The platform. From ${platformFrom} a month.`,
      shortSummary: `From ${platformFrom} a month`,
    },
    {
      ...link('pbsenginePremium'),
      drawing: 'network',
      summary: `The platform plus managed LinkedIn. From ${premiumFrom} a month.`,
      shortSummary: `With LinkedIn, from ${premiumFrom} a month`,
    },
  ],
};

/** The words around every page. */
export const content = {
  skip: 'Skip to content',
  banner: { name: 'Announcement', until: 'Until' },
  home: { href: href('home'), label: `${company.brand}, home` },
  darkTheme: 'Dark theme',
  pricing,
  menu: {
    name: 'Main',
    phoneName: 'Menu',
    entries: mainMenu.map((entry) => (entry === 'platform' ? platform : link(entry.page))),
    /** Only in the menu on small screens. */
    search: link('search'),
    call: { ...phone, label: `Call ${number}` },
  },
  footer: {
    /** The accessible name of the landmark around the links of a slim footer. */
    name: 'Footer',
    /** The brand line, one sentence per line. */
    line: ['Run the business.', 'Not the busywork.'],
    groups: [
      {
        heading: 'Platform',
        links: [link('pbsengine'), pricing, { ...link('pbsenginePremium'), label: 'Premium' }],
      },
      {
        heading: 'Services',
        links: [link('aiAutomation'), link('linkedin'), link('collective')],
      },
      {
        heading: 'Company',
        links: [
          { ...newTab(site.embeds.scheduleCall.url), label: scheduleCall.label },
          link('privacy'),
          link('terms'),
          link('accessibility'),
          link('search'),
        ],
      },
    ],
    contact: {
      heading: 'Contact',
      links: [
        { ...phone, label: number },
        { href: `mailto:${supportEmail}`, label: supportEmail },
      ],
      note: textHours,
    },
    newTabNote: '(opens in a new tab)',
    copyright: `© ${company.copyrightYear} ${legalName.replace(/\.?$/, '.')} All rights reserved.`,
    regions: 'Serving businesses across the United States and Canada.',
    address,
  },
};

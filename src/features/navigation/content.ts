import { company } from '#data/company.ts';
import { formatPhone } from '#lib/phone.ts';
import { joinList } from '#lib/text.ts';
import { platformFrom, premiumFrom } from '#data/prices.ts';
import { site } from '#site/current.ts';
import { dialog } from '#site/links.ts';
import type { Action } from '#ui/link.ts';

/** Opens the calendar of the free call. */
export const scheduleCall: Action = { ...dialog('scheduleCall'), label: 'Schedule A Call' };

/** For visitors who would rather call than pick a time. */
export const phone: Action = {
  href: `tel:${site.env.supportPhone}`,
  label: `Or call ${formatPhone(site.env.supportPhone)}`,
};

/** The words around every page. */
export const layoutCopy = {
  skip: 'Skip to content',
  banner: { name: 'Announcement', until: 'Until' },
  home: `${company.brand}, home`,
  navigation: 'Main',
  menu: 'Menu',
  darkTheme: 'Dark theme',
  pricing: 'Pricing',
  platform: {
    pbsengine: {
      summary: `The platform. From ${platformFrom} a month.`,
      shortSummary: `From ${platformFrom} a month`,
    },
    pbsenginePremium: {
      summary: `The platform with managed LinkedIn bundled in. From ${premiumFrom} a month.`,
      shortSummary: `With LinkedIn, from ${premiumFrom} a month`,
    },
  },
  footer: {
    label: 'Footer',
    line: ['You run the business.', 'We run the engine.'],
    groups: { platform: 'Platform', services: 'Services', company: 'Company', contact: 'Contact' },
    newTabNote: '(opens in a new tab)',
    copyright: `© ${company.copyrightYear}`,
    rights: 'All rights reserved.',
    regions: `Serving businesses in ${joinList(company.salesRegions.map((region) => region.nameInSentence))}.`,
  },
} as const;

import { company } from '#data/company.ts';
import { joinList } from '#lib/text.ts';
import { platformFrom, premiumFrom } from '#data/prices.ts';

/** The words around every page. */
export const layoutCopy = {
  skip: 'Skip to content',
  orCall: 'Or call',
  banner: { name: 'Announcement', until: 'Until' },
  home: `${company.brand}, home`,
  navigation: 'Main',
  menu: 'Menu',
  darkTheme: 'Dark theme',
  pricing: 'Pricing',
  scheduleCall: 'Schedule A Call',
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
    newTab: '(opens in a new tab)',
    copyright: `© ${company.copyrightYear}`,
    rights: 'All rights reserved.',
    regions: `Serving businesses in ${joinList(company.salesRegions.map((region) => region.nameInSentence))}.`,
  },
} as const;

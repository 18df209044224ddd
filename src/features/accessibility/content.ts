import { accessibilityChecked } from '#data/company.ts';
import { formatIsoDate } from '#lib/format.ts';
import { site } from '#site/current.ts';
import { pageRoute } from '#site/routes.ts';
import { phone } from '#features/navigation/content.ts';

/**
 * The accessibility statement (drafted, for the owner to confirm). tests/unit/accessibility-statement.test.ts has the
 * test of each sentence, or a reason; docs/accessibility-conformance-report.md has the result of every criterion.
 */
export const content = {
  head: {
    title: pageRoute('accessibility').title,
    introduction: 'Everyone should be able to read this website and use all of it.',
    updated: {
      label: 'Last checked',
      iso: accessibilityChecked,
      text: formatIsoDate(accessibilityChecked),
    },
    note: 'We checked it ourselves. Other companies’ pages that it shows in frames are not covered.',
  },
  standard: {
    id: 'standard',
    heading: 'Where it stands',
    lead: 'The pages of this website meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, with one exception (Resize Text). The largest headings fit the window, so they grow less than other words when you zoom in.',
    claims: {
      beyond: {
        name: 'More than AA',
        text: 'Text contrast, keyboard focus, section headings, link names and tap targets meet level AAA.',
      },
      assessment: {
        name: 'Our own assessment',
        text: 'Our developers check the site with automated tests. No outside auditor has reviewed it. No one who relies on assistive technology has tested it for us.',
      },
      report: {
        name: 'Rules, and the full report',
        text: 'Section 508 in the United States and Ontario’s accessibility law refer to WCAG\u00a02.0. A page that meets 2.2 also meets 2.0. For these pages, the exception is the same. Ask us for the report that goes through every criterion.',
      },
    },
  },
  checks: {
    id: 'checks',
    heading: 'How we check it',
    lead: 'We test every kind of page in a real browser, at the sizes of a phone and a desktop.',
    claims: {
      engines: {
        name: 'Known mistakes',
        text: 'Two test engines, axe and IBM Equal Access, look for mistakes on pages, in menus and in dialogs. Axe checks up to level AAA.',
      },
      contrast: {
        name: 'Light and dark',
        text: 'In both themes, text has a contrast of at least 7:1, and large text of at least 4.5:1.',
      },
      keyboard: {
        name: 'Keyboard',
        text: 'Tab reaches everything, in the order of the page. A ring shows where you are. Escape closes menus and dialogs and takes you back to where you were, except from inside another company’s page.',
      },
      announced: {
        name: 'Screen readers',
        text: 'We review the names, roles and states that the browser passes on. These tests do not run a screen reader.',
      },
      zoom: {
        name: 'Zoom and large text',
        text: 'At 200% zoom, most words are nearly twice as large, and the largest headings a bit larger. Pages fit a window 320 pixels wide, as at 400% zoom. No words are cut off with wider spacing, or with letters one and a half times as large.',
      },
      targets: {
        name: 'Touch',
        text: 'Buttons and links measure at least 44 by 44 pixels, except links in a sentence.',
      },
      settings: {
        name: 'Your system’s settings',
        text: 'With reduced motion, nothing moves. With forced colors, such as those of a Windows contrast theme, no words disappear.',
      },
      scripts: {
        name: 'Without JavaScript',
        text: 'Pages show all their text, menus open, and call buttons open the booking page. The search, the plan filter and the cost calculator need JavaScript.',
      },
      browsers: {
        name: 'Browsers',
        text: 'Every kind of page runs without errors in three browser engines: Chromium, Firefox and WebKit.',
      },
    },
  },
  limits: {
    id: 'limits',
    heading: 'What we can’t vouch for',
    lead: 'Some pages and dialogs show another page in a frame. We don’t test what is inside it.',
    claims: {
      partners: {
        name: 'Other companies’ pages',
        text: 'Booking calendars, forms and the community come from other companies. We have not tested them.',
      },
      orders: {
        name: 'Order pages and the catalog',
        text: 'They run on a system separate from this website. We have not tested what their frames show.',
      },
      around: {
        name: 'Another way in',
        text: 'This website tells you when a frame has loaded, is slow or has failed. You can also open the page in a new tab. Or call or email us instead.',
      },
    },
  },
  contact: {
    id: 'contact',
    heading: 'Tell us what’s in your way',
    lead: 'If something keeps you from reading or using this website, call or email us. Say which page it is, what happens, and which browser, screen reader or other tool you use.',
    email: { href: `mailto:${site.env.supportEmail}`, label: 'Email Us' },
    phone,
  },
} as const;

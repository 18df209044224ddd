import { expect, test } from 'vitest';
import { pages, read } from './pages.ts';

/** Short forms that not every visitor knows, each with the words that must explain it. */
const EXPLAINED: Readonly<Record<string, RegExp>> = {
  CRM: /customer list/i,
  SMS: /text/i,
  SEO: /search engine optimization/i,
  TLS: /Transport Layer Security/,
  AES: /Advanced Encryption Standard/,
  B2B: /other businesses/i,
  HIPAA: /Health Insurance Portability and Accountability Act/,
  CASL: /Canada’s Anti-Spam Legislation/,
  PIPEDA: /Personal Information Protection and Electronic Documents Act/,
  COPPA: /Children’s Online Privacy Protection Act/,
  CAI: /access to information commission/,
  IP: /Internet Protocol/,
  WCAG: /Web Content Accessibility Guidelines/,
};
/** Short forms that need no explanation, each with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  PBS: 'the name of the company, which has no longer form',
  LLC: 'part of the registered name; both legal documents say "limited-liability company"',
  AI: 'a word of its own by now, better known than what it stands for',
  US: 'a word of its own',
  URL: 'in the words of the specification, on the not-found page',
  CAN: 'of the CAN-SPAM Act: the name by which the law is known',
  SPAM: 'of the CAN-SPAM Act',
  STOP: 'a word, to be sent as a text message',
  HELP: 'a word, to be sent as a text message',
  AA: 'a level of WCAG, which has no longer form',
  AAA: 'a level of WCAG',
  IBM: 'the name of a company',
  LEVEL: 'a word, in the letters of the specification',
};
/** How far from the first use the explanation may be, in characters. */
const NEAR = 120;

/** The problems in a text: words in capitals that are on neither list, or are not explained at their first use. */
function unexplained(text: string): string[] {
  const shortForms = new Set([...text.matchAll(/\b[A-Z][A-Z\d]+\b/g)].map(([form]) => form));
  return [...shortForms].flatMap((form) => {
    if (form in KNOWN) return [];
    const at = text.search(new RegExp(`\\b${form}\\b`));
    const around = text.slice(Math.max(0, at - NEAR), at + NEAR);
    return EXPLAINED[form]?.test(around) ? [] : [`${form}: ${around}`];
  });
}

test('every page explains its abbreviations where it first uses them, in its head, too', () => {
  expect(unexplained('Your CRM.')).toEqual(['CRM: Your CRM.']);
  expect(unexplained('Your customer list (CRM). An ERP.')).toHaveLength(1);
  for (const { route, $ } of pages) {
    const body = $('body').clone();
    body.find('script, style, svg, [aria-hidden=true]').remove();
    // A paragraph in capitals is a disclaimer, which the law wants to be conspicuous.
    body
      .find('p')
      .filter((_, paragraph) => !/\p{Ll}/u.test($(paragraph).text()))
      .remove();
    // Words end where elements end. The main content comes first, then what is around it.
    body.find('*').append(' ');
    const parts = ['main', 'header', 'footer', 'dialog'].map((part) => body.find(part).text());
    const description = $('meta[name=description]').attr('content') ?? '';
    const alt = $('meta[property="og:image:alt"]').attr('content') ?? '';
    for (const text of [...parts, `${$('title').text()} ${description}`, alt])
      expect.soft(unexplained(text.replaceAll(/\s+/g, ' ')), route.path).toEqual([]);
  }
});

test('llms.txt explains abbreviations line by line', () => {
  const text = read('llms.txt').replaceAll(/\]\(.*?\)/g, ']');
  expect(text.split('\n').flatMap(unexplained)).toEqual([]);
});

test('no page gives two destinations the same name', () => {
  for (const { route, $ } of pages) {
    const destinations: Record<string, Set<string>> = {};
    // The links in a dialog are there only while it is open, and the content of a template is not on the page yet.
    for (const link of $('body a[href]').not('dialog a').toArray()) {
      if ($(link).closest('body').length === 0) continue;
      const { href = '', ...attributes } = link.attribs;
      const name = (attributes['aria-label'] ?? $(link).text()).replaceAll(/\s+/g, ' ').trim();
      // A fragment still leads to the same page.
      const target = attributes['data-dialog'] ?? href.replace(/(?<=.)#.*/, '');
      (destinations[name.toLowerCase()] ??= new Set()).add(target);
    }
    const ambiguous = Object.entries(destinations).filter(([, targets]) => targets.size > 1);
    expect.soft(ambiguous, route.path).toEqual([]);
  }
});

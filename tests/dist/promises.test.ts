import { expect, test } from 'vitest';
import { content as ai } from '#features/ai/content.ts';
import { discountScope } from '#data/discount-scope.ts';
import { EXTRA, LATE_OR_DISPUTED } from '#features/offers/terms.ts';
import { toolsCost } from '#features/proof/content.ts';
import { openOnPlans, PREMIUM_BY_THE_YEAR } from '#data/premium-plans.ts';
import { contentPages } from '#tests/test-site.ts';
import { builtPage, builtSite, pages, textsOf, wordsOf } from './pages.ts';

// What visitors are told next to a price or a promise, read from the built pages.

test('the terms and the pages say the same of the discount and of how a year of a premium plan is bought', () => {
  const premium = builtSite.purchases.filter(({ entry }) => entry.line === 'premium');
  const saying = (...ids: string[]) => ids.map((id) => wordsOf(builtPage(id).$('main')));
  for (const words of saying('pbsenginePremium', 'terms')) {
    expect.soft(words).toContain(`comes off ${discountScope.covers}`);
    expect.soft(words).toMatch(/does(n’t| not) come off /);
    expect.soft(words).toContain(`come off ${discountScope.excludes}`);
  }
  const withYears = ['pbsengine', 'pbsenginePremium', 'terms', ...premium.map(({ id }) => id)];
  for (const words of saying(...withYears)) expect.soft(words).toContain(PREMIUM_BY_THE_YEAR);
});

test('the terms and the pages say the same of what separate tools cost', () => {
  const amounts = ['home', 'pbsengine', 'terms'].flatMap((id) => {
    const words = wordsOf(builtPage(id).$('main'));
    return [...words.matchAll(/tools (?:at|we compared came to) (\$\S+)/g)].map(
      ([, amount]) => amount,
    );
  });
  expect(amounts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(amounts)).toEqual(new Set([toolsCost]));
});

const selling = contentPages.map(({ id }) => id);
const orders = builtSite.purchases.map(({ id }) => id);
const ordersWhere = (is: (purchase: (typeof builtSite.purchases)[number]) => boolean) =>
  builtSite.purchases.filter(is).map(({ id }) => id);
const yearlyOrders = ordersWhere(({ period }) => period === 'year');
const renewed = ordersWhere(({ period }) => period !== 'once');
const onLinkedin = ordersWhere(({ entry }) => entry.line !== 'standard');

/** What a buyer must be told, and on which pages. */
const SAID: readonly (readonly [pages: readonly string[], words: RegExp])[] = [
  [selling, /US dollars/],
  [[...selling, ...orders], new RegExp(EXTRA)],
  [['pbsengine', ...yearlyOrders], /charged for another year/],
  [ordersWhere(({ entry }) => entry.line === 'standard'), /approve the setup before it goes live/],
  [renewed, /Charged (month|year)ly until you cancel/],
  [[...renewed, 'collective'], /by email|Email \d+ days’ notice/],
  [
    renewed,
    /announce a new price at least \d+ days before the renewal it applies to\. If you don’t accept it, you can cancel/,
  ],
  [orders, /charge or our work looks wrong, email us within \d+ hours/],
  [renewed, /may cost [\d.]+% a day, or the legal maximum/],
  [
    onLinkedin,
    /Results aren’t guaranteed, and if LinkedIn restricts your account, we don’t refund/,
  ],
  [['pbsengine', 'pbsenginePremium', 'linkedin', 'aiAutomation'], /Legally, you’re the sender/],
  [['home', 'pbsengine', 'aiAutomation', 'linkedin'], /Higher plans automate more\./],
  [
    ['pbsenginePremium', ...onLinkedin],
    /communication packages share names with our software plans but aren’t those plans/,
  ],
  [['pbsenginePremium'], /This compares prices only\./],
  [['pbsenginePremium'], /Commission is owed for at least \d+ months, even if/],
  [['pbsengine'], /doesn’t come off .+AI partnership/],
  [['aiAutomation', 'linkedin', 'collective'], /new price at least \d+ days/],
  [['home', 'pbsengine', 'aiAutomation'], /regulated field, check that it/],
  [['pbsenginePremium'], /plan ends, its discount ends/],
  [['collective'], /By joining, you accept .+ may set cookies/],
  [['home', 'pbsengine'], /no plan lists moving data/],
  [['home'], /Free call\. Tell us/],
  [['pbsengine'], /in one place\b.+ software you run/],
  [['pbsenginePremium'], /The software and the LinkedIn team in one plan/],
  [['pbsengine'], /a month\. Your own costs may be lower or higher\./],
  ...(openOnPlans.length > 0
    ? [[['pbsengine', 'pbsenginePremium'], /ask us before you order/] as const]
    : []),
  [['pbsenginePremium'], /nine platform features/],
  [['home', 'pbsengine', 'pbsenginePremium'], new RegExp(RegExp.escape(LATE_OR_DISPUTED))],
];
/** What no page may say, why, and on which pages it could be. */
const NOT_SAID: readonly (readonly [why: string, pages: readonly string[], words: RegExp])[] = [
  ['no plan under $1,000 is run for the client', selling, /We run the engine/],
  ['an order lists nothing', [...selling, ...orders], /your order (lists|states what)/i],
  ['what is said of contracts names the notice', ['home'], /No contracts(?!: \d+ days’ notice)/],
  ['no plan attributes money to its source', ['home'], /where the money comes from/],
  ['the platform has nine features on its lines', ['home'], /eight jobs/i],
  ['plain American spelling', ['home', 'search', 'notFound', ...orders], /e-mail/i],
  ['no plan says what brought in the work', ['pbsengine'], /brought in|came from/],
  ['support tells, it does not do', ['pbsengine'], /It is now|Done\./],
];

test('pages say what a buyer must know and promise nothing that nobody keeps', () => {
  const said = (id: string) => wordsOf(builtPage(id).$('main'));
  for (const [ids, words] of SAID) for (const id of ids) expect.soft(said(id), id).toMatch(words);
  for (const [why, ids, words] of NOT_SAID)
    for (const id of ids) expect.soft(said(id), `${id}: ${why}`).not.toMatch(words);
});

test('how an order renews, ends and is not refunded is said outside anything that opens', () => {
  for (const id of [...renewed, 'collective']) {
    const main = builtPage(id).$('main').clone();
    main.find('details').remove();
    const open = wordsOf(main);
    for (const words of [
      /renews|Charged \w+ until/,
      /by email/,
      /one more payment|another year/,
      /No refunds/,
    ])
      expect.soft(open, id).toMatch(words);
  }
});

test('outside its tables, Home names no price more than twice', () => {
  const main = builtPage('home').$('main').clone();
  main.find('table, svg, [aria-hidden=true], ol:has(dl), figure').remove();
  const amounts = wordsOf(main).match(/\$[\d,]*\d/g) ?? [];
  expect(amounts.length).toBeGreaterThan(3);
  const often = amounts.filter((amount) => amounts.filter((one) => one === amount).length > 2);
  expect(often).toEqual([]);
});

test('a discount is off our fees wherever it is read, in descriptions and structured data too', () => {
  for (const { route, $ } of pages) {
    const read = [
      ...$('head meta').map((_, meta) => $(meta).attr('content')),
      $('script[type="application/ld+json"]').text(),
      wordsOf($('main')),
    ].join(' ');
    if (route.id !== 'terms') expect.soft(read, route.path).not.toMatch(/\d% off additional/);
  }
});

/** What screen readers announce after a button's visible words. */
const SPOKEN = new RegExp(` ${ai.closing.call.srText}$| Level \\d$`);
/** How the privacy policy's row for each dialog begins. */
const ROWS: Readonly<Record<string, string>> = {
  'scheduleCall-dialog': 'Booking calendar for a call',
  'assessment-dialog': 'Booking calendar for the AI assessment',
  'linkedinConsultation-dialog': 'Booking calendar for LinkedIn consultations',
  'catalogForm-dialog': 'Form for the service catalog',
};
const rows = textsOf(builtPage('privacy').$, '#section-5 tr');
const buttons = pages.flatMap(({ $ }) =>
  Array.from($('a[data-dialog]'), (button) => ({
    dialog: button.attribs['data-dialog'] ?? '',
    name: $(button).text().replaceAll(/\s+/g, ' ').trim().replace(SPOKEN, ''),
  })),
);
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

test('the privacy policy has a row for every dialog, which names its buttons and no others', () => {
  expect(sorted(buttons.map(({ dialog }) => dialog))).toEqual(sorted(Object.keys(ROWS)));
  for (const [dialog, start] of Object.entries(ROWS)) {
    const [row = '', ...more] = rows.filter((text) => text.trim().startsWith(start));
    expect.soft(more).toEqual([]);
    const named = [...row.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
    const there = buttons.filter((button) => button.dialog === dialog).map(({ name }) => name);
    expect.soft(sorted(named), dialog).toEqual(sorted(there));
  }
});

/** The words of a numbered clause of a legal text, without its heading. */
function clauseOf(id: 'terms' | 'privacy', number: string): string {
  const { $ } = builtPage(id);
  const blocks = $(`#section-${number}`).nextUntil('h3').toArray();
  return blocks.map((block) => wordsOf($(block))).join(' ');
}

const BUNDLE_LACKS = 'Setup and automations aren’t included\\. A (\\w+) plan adds them\\. \\1';

type PageWords = readonly [id: string, place: string, words: RegExp];
/** For each clause of the terms: its words, and those of pages that make the same promise or give the same warning. */
const AGREED: Readonly<Record<string, readonly [clause: RegExp, ...pages: PageWords[]]>> = {
  '3-4': [
    /what you paid is not refunded/,
    ['linkedin', '#is-my-account-at-risk', /we don’t refund what you’ve paid/],
  ],
  '4-1': [
    /says nothing about a plan, ask us before you order/,
    ...openOnPlans.map(
      (fact) =>
        [
          'pbsenginePremium',
          'section:has(#plans)',
          new RegExp(`If a plan doesn’t list [^.]*${fact}[^.]*, ask us before you order`),
        ] as const,
    ),
  ],
  '4-4': [
    /in your other tools; when the subscription ends, so does that right/,
    [
      'aiAutomation',
      '#who-owns-my-data',
      /in your other tools, is yours to use while you subscribe/,
    ],
    ['aiAutomation', '#what-if-i-stop', /you can’t use the automations anymore/],
    ['aiAutomation', 'article', /Yours to use while you subscribe/],
  ],
  '6-1': [
    /goes live, you get to test and approve it/,
    ['aiAutomation', 'section:has(#process)', /approve it before it goes live/],
    ['pbsengine', 'section:has(#setup)', /approve the setup before it goes live/],
  ],
  '6-4': [
    /Neither price includes a plan .+ You need a plan only if/,
    ['aiAutomation', 'article', /plan optional, sold separately/],
    ['aiAutomation', '#do-i-need-a-plan', /Only if what we build for you runs on it/],
  ],
  '6-5': [
    /come with a plan, not with LinkedIn management/,
    [
      'linkedin',
      '#do-i-need-a-plan',
      RegExp(`${BUNDLE_LACKS} Standard and Deluxe also have unlimited accounts`),
    ],
    [
      'pbsenginePremium',
      'section:has(#calculator)',
      RegExp(`${BUNDLE_LACKS} Standard and Deluxe also`),
    ],
  ],
  '6-8': [
    /an ad network, is extra unless your order includes it/,
    [
      'linkedin',
      'section:has(#services)',
      /LinkedIn’s charges are extra, unless your order includes them/,
    ],
  ],
  '6-10': [
    /An automation is delivered when it goes live/,
    ['aiAutomation', '#what-if-i-pay-late', /that time starts when it goes live/],
  ],
  '8-1': [
    /“guaranteed return” .+ covers the assessment alone/,
    [
      'aiAutomation',
      'section:has(#assessment)',
      /Guaranteed return: a filled-out sheet\. It’s free, and it’s yours to keep/,
    ],
  ],
};

test('what pages promise or warn of is also in the terms', () => {
  for (const [clause, [agreed, ...promises]] of Object.entries(AGREED)) {
    expect.soft(clauseOf('terms', clause), clause).toMatch(agreed);
    for (const [id, place, words] of promises)
      expect.soft(wordsOf(builtPage(id).$(`main ${place}`)), `${id} ${place}`).toMatch(words);
  }
});

test('the policy says that our own purchase pages may set cookies, where it says that this website sets none', () => {
  const cookies = clauseOf('privacy', '4-1');
  expect(cookies).toContain(`${new URL(builtSite.env.connectOrigin).host}, which may set cookies`);
  expect(wordsOf(builtPage('privacy').$('#section-4'))).toMatch(
    /purchase pages.+ may set their own cookies/,
  );
});

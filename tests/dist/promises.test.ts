import { expect, test } from 'vitest';
import { content as ai } from '#features/ai/content.ts';
import { discountScope } from '#data/discount-scope.ts';
import { EXTRA, LATE_OR_DISPUTED } from '#features/offers/terms.ts';
import { PREMIUM_BY_THE_YEAR } from '#data/premium-plans.ts';
import { builtPage, textsOf, wordsOf } from './cards.ts';
import { contentPages } from '#tests/test-site.ts';
import { builtSite, pages } from './pages.ts';

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

const selling = contentPages.map(({ id }) => id);
const orders = builtSite.purchases.map(({ id }) => id);
const ordersWhere = (is: (purchase: (typeof builtSite.purchases)[number]) => boolean) =>
  builtSite.purchases.filter(is).map(({ id }) => id);
const yearlyOrders = ordersWhere(({ period }) => period === 'year');
const renewed = ordersWhere(({ period }) => period !== 'once');
const onLinkedin = ordersWhere(({ entry }) => entry.line !== 'standard');

/** What pages must say, and what they must not, each with the pages. */
type Words = readonly (readonly [about: string, pages: readonly string[], words: RegExp])[];
const SAID: Words = [
  ['prices are in US dollars', selling, /US dollars/],
  ['prices are in US dollars', orders, /US\$/],
  ['what no price covers', [...selling, ...orders], new RegExp(EXTRA)],
  ['a late year costs another', ['pbsengine', ...yearlyOrders], /charged for another year/],
  ['it is charged by itself', renewed, /Charged (month|year)ly until you cancel/],
  ['canceling is by email', [...renewed, 'collective'], /by email|Email \d+ days’ notice/],
  [
    'prices can change',
    renewed,
    /announce a new price at least \d+ days before a renewal; you can cancel first/,
  ],
  [
    'when a charge counts as accepted',
    orders,
    /charge or a delivery looks wrong, email us within \d+ hours/,
  ],
  ['what a late payment costs', renewed, /may cost [\d.]+% a day, or the legal maximum/],
  [
    'LinkedIn promises nothing',
    onLinkedin,
    /Results aren’t guaranteed, and if LinkedIn restricts your account, what you paid isn’t/,
  ],
  [
    'who answers for what goes out',
    ['pbsengine', 'pbsenginePremium', 'linkedin', 'aiAutomation'],
    /Legally, you’re the sender/,
  ],
  [
    'not every automation runs by itself',
    ['home', 'pbsengine', 'aiAutomation', 'linkedin'],
    /How much runs by itself depends on your plan’s level of automation/,
  ],
  [
    'a package is no plan',
    ['pbsenginePremium', ...onLinkedin],
    /communication package can have the name of a plan; the two are separate/,
  ],
  ['a comparison of prices is no more', ['pbsenginePremium'], /This compares prices only\./],
  [
    'commission outlasts its service',
    ['pbsenginePremium'],
    /Commission is owed for at least \d+ months, even if/,
  ],
  ['a discount leaves out partnerships', ['pbsengine'], /doesn’t come off .+AI partnership/],
  [
    'prices of services can change',
    ['aiAutomation', 'linkedin', 'collective'],
    /new price at least \d+ days/,
  ],
  [
    'a field has rules of its own',
    ['home', 'pbsengine', 'aiAutomation'],
    /regulated field, check that it/,
  ],
  ['a discount ends with its plan', ['pbsenginePremium'], /plan ends, its discount ends/],
  ['joining accepts the terms', ['collective'], /By joining, you accept .+ may set cookies/],
  ['no plan moves old data', ['home', 'pbsengine'], /no plan lists moving data/],
  ['the free call has one name', ['home'], /Free call\. Tell us/],
  ['which step of the ladder it is', ['pbsengine'], /software you run/],
  ['which step of the ladder it is', ['pbsenginePremium'], /software and the LinkedIn team in one/],
  [
    'your own costs, beside what others pay',
    ['pbsengine'],
    /a month\. Your own costs may be lower/,
  ],
  ['what no premium plan lists', ['pbsengine', 'pbsenginePremium'], /ask us before you order/],
  ['a bundle has features of the platform', ['pbsenginePremium'], /nine platform features/],
  [
    'what is late or disputed',
    ['home', 'pbsengine', 'pbsenginePremium'],
    RegExp(RegExp.escape(LATE_OR_DISPUTED)),
  ],
];
const NOT_SAID: Words = [
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
  for (const [about, ids, words] of SAID)
    for (const id of ids) expect.soft(said(id), `${id}: ${about}`).toMatch(words);
  for (const [about, ids, words] of NOT_SAID)
    for (const id of ids) expect.soft(said(id), `${id}: ${about}`).not.toMatch(words);
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
/** How each dialog's row begins. */
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

/** What a page promises or warns of, and where; after it, the clause of the terms that says the same. */
const AGREED: readonly (readonly [id: string, place: string, words: RegExp])[] = [
  ['aiAutomation', '#who-owns-my-data', /in your other tools, is yours to use while you subscribe/],
  ['terms', '4-4', /in your other tools; when the subscription ends, so does that right/],
  ['aiAutomation', '#what-if-i-stop', /you can’t use the automations anymore/],
  ['terms', '4-4', /when the subscription ends, so does that right/],
  ['aiAutomation', 'article', /Yours to use while you subscribe/],
  ['terms', '4-4', /During a subscription, you may use/],
  ['aiAutomation', 'article', /plan optional, sold separately/],
  ['terms', '6-4', /Neither price includes a plan .+ You need a plan only if/],
  ['aiAutomation', '#do-i-need-a-plan', /Only if what we build for you runs on it/],
  ['terms', '6-4', /You need a plan only if/],
  ['aiAutomation', 'section:has(#process)', /approve it before it goes live/],
  ['terms', '6-1', /goes live, you get to try and approve it/],
  ['aiAutomation', '#what-if-i-pay-late', /that time starts when it goes live/],
  ['terms', '6-10', /An automation is delivered when it goes live/],
  [
    'aiAutomation',
    'section:has(#assessment)',
    /guaranteed: a filled-out sheet\. It’s free, and it’s yours to keep/,
  ],
  ['terms', '8-1', /“guaranteed return” .+ covers the assessment alone/],
  [
    'linkedin',
    '#do-i-need-a-plan',
    /Setup and a level of automation aren’t included: a \w+ plan adds them\. Standard and Deluxe also have unlimited accounts/,
  ],
  ['terms', '6-5', /come with a plan, not with LinkedIn management/],
  ['linkedin', '#is-my-account-at-risk', /what you’ve paid isn’t refunded/],
  ['terms', '3-4', /what you paid is not refunded/],
  [
    'linkedin',
    'section:has(#services)',
    /What LinkedIn charges for them is extra, unless your order includes it/,
  ],
  ['terms', '6-8', /an ad network, is extra unless your order includes it/],
  ['pbsengine', 'section:has(#setup)', /approve it before it goes live/],
  ['terms', '6-1', /goes live, you get to try and approve it/],
  [
    'pbsenginePremium',
    'section:has(#calculator)',
    /Setup and a level of automation aren’t included: a \w+ plan adds them\. Standard and Deluxe also/,
  ],
  ['terms', '6-5', /come with a plan, not with LinkedIn management/],
  [
    'pbsenginePremium',
    'article#standard-plus',
    /Setup, accounts and automation: ask us before you order/,
  ],
  ['terms', '4-1', /says nothing about a plan, ask us before you order/],
];

test('what pages promise or warn of is also in the terms', () => {
  for (const [id, place, words] of AGREED) {
    const said = id === 'terms' ? clauseOf(id, place) : wordsOf(builtPage(id).$(`main ${place}`));
    expect.soft(said, `${id} ${place}`).toMatch(words);
  }
});

test('the policy says that our own purchase pages may set cookies, where it says that this website sets none', () => {
  const cookies = clauseOf('privacy', '4-1');
  expect(cookies).toContain(`${new URL(builtSite.env.connectOrigin).host}, which may set cookies`);
  expect(wordsOf(builtPage('privacy').$('#section-4'))).toMatch(
    /purchase pages.+ may set their own cookies/,
  );
});

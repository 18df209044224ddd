import { expect, test } from 'vitest';
import { PERIOD_WORDS, separateTools } from '#data/prices.ts';
import { aiOffers } from '#data/ai-offers.ts';
import type { CatalogEntry } from '#data/catalog-entry.ts';
import { pricesOf } from '#data/catalog.ts';
import { claims } from '#data/claims.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { premiumPlans, unlistedOf } from '#data/premium-plans.ts';
import { standardPlans, SUPPORT } from '#data/standard-plans.ts';
import { consent } from '#features/offers/terms.ts';
import { formatMoney } from '#lib/money.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { builtPage, builtSite, cardNamed, linksOf, textsOf, wordsOf } from './pages.ts';

const { $: platform } = builtPage('pbsengine');
const { $: premium } = builtPage('pbsenginePremium');
const { $: ai } = builtPage('aiAutomation');
const { $: linkedin } = builtPage('linkedin');
const { assessment, linkedinConsultation, scheduleCall } = builtSite.embeds;

/** Expects a card to contain the words `said`, and to have exactly these links. */
function expectCard(
  $: typeof platform,
  name: string,
  said: readonly string[],
  links: readonly (readonly [name: string, href: string])[],
): void {
  const card = cardNamed($, name);
  for (const words of said) expect.soft(wordsOf(card), name).toContain(words);
  expect.soft(linksOf($, card), name).toEqual(links);
}

/** "$97 per month": every price as cards show it. */
const amountsOf = (prices: CatalogEntry['prices']) =>
  pricesOf({ prices }).map(
    ({ amount, period }) => `${formatMoney(amount)} ${PERIOD_WORDS[period]}`,
  );

test('the card of every plan and bundle has what is in its record, and leads to where it is sold', () => {
  for (const { name, features, popular, prices } of standardPlans) {
    const links = [
      [`Select ${name}`, prices.month.path],
      [`Select ${name} yearly`, prices.year.path],
    ] as const;
    expectCard(platform, name, [...features, ...amountsOf(prices)], links);
    expect.soft(wordsOf(cardNamed(platform, name)).includes('Popular'), name).toBe(popular);
  }
  for (const { id, name, prices, linkedinLevel, discountPercent, included } of premiumPlans) {
    // Plans that only raise the discount are listed as "Everything in …", without repeating its features.
    const built = wordsOf(premium(`#${PRICING_ID}`)).includes('Everything in ')
      ? premiumPlans.find((plan) => plan.id !== id && plan.linkedinLevel === linkedinLevel)
      : undefined;
    const own = included.filter((fact) => !built?.included.includes(fact));
    const said = [
      ...amountsOf(prices),
      `LinkedIn Level ${linkedinLevel}`,
      discountPercent > 0
        ? `${discountPercent}% off our fees for additional services`
        : 'No discount on additional services',
    ];
    expectCard(premium, name, [...said, ...own], [[`Select ${name}`, prices.month.path]]);
    expect.soft(cardNamed(premium, name).attr('id')).toBe(id);
  }
  const atEveryLevel = textsOf(linkedin, `#${PRICING_ID} [data-every-level] li`);
  for (const { id, level, number, prices, duration, buttonText, ...bundle } of linkedinBundles) {
    const price = `${formatMoney(prices.once.amount)} ${duration}. ${bundle.billing}.`;
    const target = bundle.configuredSlug ? builtSite.purchase(id).path : linkedinConsultation.url;
    // What all of them have is said once, above the cards.
    const own = bundle.features.filter((feature) => !atEveryLevel.includes(feature));
    expect.soft(own, level).toHaveLength(2);
    const said = [level, price, ...own];
    // A bundle that can be ordered at once also offers a call first.
    const talk = [[`Book A Call Level ${number}`, linkedinConsultation.url] as const];
    const order = [[`${buttonText} Level ${number}`, target] as const];
    expectCard(linkedin, level, said, bundle.configuredSlug ? [...order, ...talk] : order);
  }
  for (const offer of Object.values(aiOffers)) {
    const prices = amountsOf(offer.prices).map((amount) => `Starting at ${amount}`);
    const said = [`${offer.name} ${offer.subtitle}`, ...prices, ...offer.features];
    const link = ['Schedule AI & Automation Utility Assessment', assessment.url] as const;
    expectCard(ai, offer.name, said, [link]);
  }
});

test('every call button opens the call of its page', () => {
  for (const [$, { url }] of [
    [ai, assessment],
    [linkedin, linkedinConsultation],
    [premium, scheduleCall],
  ] as const) {
    const buttons = $('main a[data-dialog]').toArray();
    expect(buttons.length).toBeGreaterThan(2);
    expect(new Set(buttons.map(({ attribs }) => attribs.href))).toEqual(new Set([url]));
  }
});

test('premium plans are in the order of the data, say once what all include, and cost what they cost once', () => {
  expect(textsOf(premium, 'main article h3')).toEqual(premiumPlans.map(({ name }) => name));
  const inOnePlan = premium('section:has(#additions)');
  expect(wordsOf(inOnePlan).split(SUPPORT)).toHaveLength(2);
  expect(wordsOf(premium(`#${PRICING_ID}`))).not.toContain(SUPPORT);
  const rest = premium('main').clone();
  rest.find('astro-island, table, details:not(:has(article))').remove();
  for (const { prices } of premiumPlans.slice(1)) {
    const price = `${formatMoney(prices.month.amount)} per month`;
    expect.soft(wordsOf(rest).split(price), price).toHaveLength(2);
  }
});

test('the bars of the calculator say what they measure and what they show', () => {
  const list = premium('[data-calculator] ul');
  expect(list.prev('h3').text()).toBe('What each plan costs a month');
  expect(list.attr('aria-label')).toBe(list.prev().text());
  const bars = list.children().toArray();
  expect(bars.length).toBeGreaterThan(1);
  for (const bar of bars)
    expect(wordsOf(premium(bar))).toMatch(
      /\$[\d,]+ a month: \$[\d,]+ for the plan, \$[\d,]+ for services/,
    );
});

test('the guaranteed return is next to a link to the clause that limits it', () => {
  const claim = ai('main h2 ~ p:contains("Guaranteed return")');
  expect(claim).toHaveLength(1);
  expect(wordsOf(claim.parent())).toContain('best effort');
  expect(claim.parent().find(`a[href="${href('terms', 'section-8-1')}"]`)).toHaveLength(1);
  expect(builtPage('terms').$('#section-8-1').text()).toContain('No guaranteed outcomes');
});

test('the example week shows as many people as the facts say', () => {
  const week = linkedin('#week');
  expect(week.find('caption').text()).toContain('example week');
  expect(week.text()).toContain('This week is an example');
  const connections = week.find('tr:has(th:contains("Connections"))');
  expect(connections.find('td i')).toHaveLength(claims.weeklyConnections.to);
});

test('the features of the platform that run on a lane come with every LinkedIn level', () => {
  expect(textsOf(linkedin, 'main ol h3')).toEqual(
    platformFeatures.filter(({ lane }) => lane).map(({ name }) => name),
  );
});

test('what separate tools cost stands at most twice on the page of the platform, and is not struck through', () => {
  const $ = platform;
  expect($(`main s:contains("${separateTools}")`)).toHaveLength(0);
  // The drawing, and the text that screen readers announce instead.
  for (const other of ['[aria-hidden=true]', 'figcaption']) {
    const main = $('main').clone();
    main.find(`${other}, astro-island, script`).remove();
    expect.soft(wordsOf(main).split(separateTools).length - 1, other).toBeLessThanOrEqual(2);
  }
});

test('every order page says what is bought first, its price in US dollars, and what an order accepts', () => {
  const documents = [
    ['Terms of Service', href('terms')],
    ['Privacy Policy', href('privacy')],
  ];
  expect(builtSite.purchases).toHaveLength(14);
  for (const { id, entry } of builtSite.purchases) {
    const { $ } = builtPage(id);
    expect.soft($('h1').text(), id).toContain('US$');
    const stops = textsOf($, 'main ol li');
    expect.soft(stops, id).toHaveLength(3);
    expect.soft(stops[0], id).toMatch(/^We /);
    expect.soft(stops[1], id).toMatch(/^Paid (once,|monthly|yearly) in advance/);
    expect.soft($('main').text(), id).toContain('The form may set cookies.');
    const accepted = linksOf($, $(`main p:contains("${consent.before.trim()}")`));
    expect.soft(accepted, id).toEqual(documents);
    if (entry.line !== 'premium') continue;
    expect.soft(wordsOf($('main')), id).toContain(unlistedOf(entry));
    const covers = $(`main a[href="${href('terms', 'section-6-7')}"]`);
    expect.soft(covers, id).toHaveLength(entry.discountPercent > 0 ? 1 : 0);
  }
});

import { expect, test } from 'vitest';
import { PERIOD_WORDS } from '#copy/prices.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { pricesOf } from '#data/catalog.ts';
import { claims } from '#data/claims.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { platformFeatures } from '#data/platform-features.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { processSteps } from '#data/process-steps.ts';
import { standardPlans, SUPPORT } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { inWords } from '#lib/text.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { builtPage, cardNamed, linksOf, textsOf, wordsOf } from './cards.ts';
import { builtSite } from './pages.ts';

const { $: platform } = builtPage('pbsengine');
const { $: premium } = builtPage('pbsenginePremium');
const { $: ai } = builtPage('aiAutomation');
const { $: linkedin } = builtPage('linkedin');
const { assessment, linkedinConsultation, scheduleCall } = builtSite.embeds;

/** What a card says, with the words that it must say, and its links with those that it must have. */
function expectCard(
  $: typeof platform,
  name: string,
  said: readonly string[],
  links: readonly [name: string, href: string][],
): void {
  const card = cardNamed($, name);
  for (const words of said) expect.soft(wordsOf(card), name).toContain(words);
  expect.soft(linksOf($, card), name).toEqual(links);
}

test('the card of every plan and bundle has what is in its record, and leads to where it is sold', () => {
  for (const { name, features, popular, prices } of standardPlans) {
    const { month, year } = prices;
    const amounts = [
      `${formatMoney(month.amount)} per month`,
      `${formatMoney(year.amount)} per year`,
    ];
    expectCard(
      platform,
      name,
      [...features, ...amounts],
      [
        [`Select ${name}`, month.path],
        [`Select ${name} yearly`, year.path],
      ],
    );
    expect.soft(wordsOf(cardNamed(platform, name)).includes('Popular'), name).toBe(popular);
  }
  for (const { id, name, prices, linkedinLevel, discountPercent, extras } of premiumPlans) {
    const said = [
      `${formatMoney(prices.month.amount)} per month`,
      `${formatMoney(prices.year.amount)} per year`,
      `LinkedIn Level ${linkedinLevel}`,
      `${discountPercent > 0 ? `${discountPercent}% off` : 'No discount on'} additional services`,
    ];
    expectCard(premium, name, [...said, ...extras], [[`Select ${name}`, prices.month.path]]);
    expect.soft(cardNamed(premium, name).attr('id')).toBe(id);
  }
  for (const {
    id,
    level,
    number,
    features,
    prices,
    duration,
    billing,
    buttonText,
  } of linkedinBundles) {
    const price = `${level} ${formatMoney(prices.once.amount)} ${duration}. ${billing}.`;
    const target = number === 3 ? linkedinConsultation.url : builtSite.purchase(id).path;
    expectCard(linkedin, level, [price], [[`${buttonText}, Level ${number}`, target]]);
    expect.soft(textsOf(linkedin, `article:has(h3:contains("${level}")) li`)).toEqual(features);
  }
  for (const offer of Object.values(aiOffers)) {
    const prices = pricesOf(offer).map(
      ({ amount, period }) => `Starting at ${formatMoney(amount)} ${PERIOD_WORDS[period]}`,
    );
    expectCard(
      ai,
      offer.name,
      [`${offer.name} ${offer.subtitle}`, ...prices],
      [['Schedule AI & Automation Utility Assessment', assessment.url]],
    );
    expect
      .soft(textsOf(ai, `article:has(h3:contains("${offer.name}")) li`))
      .toEqual(offer.features);
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
  const pricing = wordsOf(premium(`#${PRICING_ID}`));
  expect(pricing.split(SUPPORT)).toHaveLength(2);
  expect(pricing).toContain(`On all ${inWords(premiumPlans.length)} plans`);
  const rest = premium('main').clone();
  rest.find('astro-island, table, details').remove();
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

test('the comparison image says in words what it shows', () => {
  const [receipt, ...others] = textsOf(platform, 'main figcaption:contains("receipt")');
  expect(others).toEqual([]);
  const [smallest] = standardPlans;
  for (const words of [
    `${formatMoney(claims.separateToolsMonthlyCost)}+ per month`,
    `from ${smallest ? formatMoney(smallest.prices.month.amount) : '?'} per month`,
    ...['CRM', 'marketing automation', 'payments and invoicing', 'analytics'],
  ])
    expect(receipt).toContain(words);
});

test('the AI page has the lists of the specification in its order', () => {
  expect(textsOf(ai, 'main h4')).toEqual(
    automationSystems.map(({ name }, index) => `Switch ${index + 1}: ${name}`),
  );
  const listed = [
    'Enterprise technology',
    'What if busywork came with a switch?',
    ...processSteps.map(({ step, title }) => `Step ${step}: ${title}`),
    ...Object.values(aiOffers).map(({ name }) => name),
    'On PBSEngine already?\nIt plugs right in.',
    'What the consultation shows',
    'For businesses that sell time and skill.',
  ];
  expect(textsOf(ai, 'main :is(h2, h3)').filter((heading) => listed.includes(heading))).toEqual(
    listed,
  );
});

test('the guaranteed return is next to a link to the clause that limits it', () => {
  const claim = ai('main h2:contains("Guaranteed return")');
  expect(claim).toHaveLength(1);
  expect(wordsOf(claim.parent())).toContain('best effort');
  expect(claim.parent().find(`a[href="${href('terms', 'section-8-1')}"]`)).toHaveLength(1);
  expect(builtPage('terms').$('#section-8-1').text()).toContain('No guaranteed outcomes');
});

test('the example week shows as many people and advertisements as the facts say', () => {
  const week = linkedin('#week');
  expect(week.find('caption').text()).toContain('example week');
  expect(week.text()).toContain('This week is an example');
  const rows = week.find('tbody tr');
  expect(rows.first().find('td [aria-hidden] i')).toHaveLength(claims.weeklyConnections.to);
  for (const { number, advertisementsPerWeek, features } of linkedinBundles) {
    const row = rows.filter(`:has(th:contains("Level ${number}"))`);
    expect(row.find('td i')).toHaveLength(advertisementsPerWeek);
    expect(features[0]).toContain(String(advertisementsPerWeek));
  }
});

test('the features of the platform that run on a lane come with every LinkedIn level', () => {
  expect(textsOf(linkedin, 'main ol h3')).toEqual(
    platformFeatures.filter(({ lane }) => lane).map(({ name }) => name),
  );
});

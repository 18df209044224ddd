import { expect, test } from 'vitest';
import { PERIOD_WORDS } from '#copy/prices.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { pricesOf } from '#data/catalog.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { processSteps } from '#data/process-steps.ts';
import { formatMoney } from '#lib/money.ts';
import { href } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { builtPage, cardNamed, linksOf, textsOf, wordsOf } from './cards.ts';

const { $ } = builtPage('aiAutomation');
const { assessment } = testSite.embeds;

test.each(Object.values(aiOffers))('$name appears as in its record', (offer) => {
  const card = cardNamed($, offer.name);
  expect(
    card
      .find('li')
      .get()
      .map((item) => $(item).text()),
  ).toEqual(offer.features);
  const words = wordsOf(card);
  expect(words).toContain(`${offer.name} ${offer.subtitle}`);
  for (const { amount, period } of pricesOf(offer))
    expect(words).toContain(`Starting at ${formatMoney(amount)} ${PERIOD_WORDS[period]}`);
  expect(linksOf($, card)).toEqual([
    ['Schedule AI & Automation Utility Assessment', assessment.url],
  ]);
});

test('the lists of the specification appear in its order', () => {
  expect(textsOf($, 'main h4')).toEqual(
    automationSystems.map(({ name }, index) => `Switch ${index + 1}: ${name}`),
  );
  const headings = textsOf($, 'main h2, main h3');
  const places = [
    'Enterprise technology',
    'What if busywork came with a switch?',
    ...processSteps.map(({ step, title }) => `Step ${step}: ${title}`),
    ...Object.values(aiOffers).map(({ name }) => name),
    'On PBSEngine already?\nIt plugs right in.',
    'What the consultation shows',
    'For businesses that sell time and skill.',
  ].map((heading) => headings.indexOf(heading));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('every call button opens the assessment, including the one that the specification names for offers', () => {
  const buttons = $('main a[data-dialog]').get();
  expect(buttons.length).toBeGreaterThan(3);
  for (const button of buttons) expect($(button).attr('href')).toBe(assessment.url);
});

test('the guaranteed return is next to a link to the clause that limits it', () => {
  const claim = $('main h2').filter((_, heading) =>
    $(heading).text().includes('Guaranteed return'),
  );
  expect(claim).toHaveLength(1);
  const block = claim.parent();
  expect(wordsOf(block)).toContain('best effort');
  const clause = block.find(`a[href="${href('terms', 'section-8-1')}"]`);
  expect(clause).toHaveLength(1);
  expect(builtPage('terms').$('#section-8-1').text()).toContain('No guaranteed outcomes');
});

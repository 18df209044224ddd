import { expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { content } from '#features/premium/content.ts';
import { content as offers } from '#features/offers/content.ts';
import { fillIn, joinList } from '#lib/text.ts';
import { formatMoney, usd } from '#lib/money.ts';
import { monthlyCosts } from '#features/offers/plan-costs.ts';
import { announcements, recordAnnouncements } from './support/announcements.ts';
import { openCalculator } from './support/plan-table.ts';
import { byRole } from './support/roles.ts';
import { newPage, openFold, PHONE, until, useBrowser } from './support/browser-fixture.ts';

useBrowser();

const { plans, startLevel, services, words } = offers.calculator;
const { table } = content.costs;
const CALCULATOR = '[data-calculator]';

const inDollars = (cents = 0) => formatMoney({ minorUnits: cents, currency: 'USD' });

/** The cheapest plans of a level with that amount of services in cents. */
const cheapestOf = (level: number, cents: number) =>
  monthlyCosts(plans, level, cents).filter(({ isCheapest }) => isCheapest);

/** What the calculator must answer for them. */
function answerFor(level: number, cents: number): string {
  const cheapest = cheapestOf(level, cents);
  return fillIn(cheapest.length === 1 ? words.one : words.tie, {
    level: `Level ${level}`,
    names: joinList(cheapest.map(({ plan }) => plan.name)),
    total: inDollars(cheapest[0]?.totalCents),
  });
}

const answer = (page: Page) =>
  page.$eval(`${CALCULATOR} [data-calculator-answer]`, (it) =>
    (it as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
  );
const untilAnswer = (page: Page, expected: string) =>
  until(async () => (await answer(page)) === expected, `the calculator does not say: ${expected}`);

test('the calculator responds to keys, from zero to the maximum', async () => {
  const { page } = await newPage();
  await openCalculator(page);
  const levels: readonly number[] = words.levels.map(({ value }) => value);
  const next = levels[levels.indexOf(startLevel) + 1] ?? 0;
  expect(await answer(page)).toBe(answerFor(startLevel, services.start));

  const slider = await byRole(page, 'slider', { name: words.services });
  // What a screen reader that knows only the number would announce.
  const number = await slider.evaluate((input) => Number((input as HTMLInputElement).value));
  const text = await slider.evaluate((input) => input.ariaValueText);
  expect(text).toBe(formatMoney(usd(number)));
  const sum = () => page.$eval(CALCULATOR, (it) => it.textContent);
  await slider.focus();
  await page.keyboard.press('End');
  await untilAnswer(page, answerFor(startLevel, services.max));
  expect(await sum()).not.toContain(words.none);
  await page.keyboard.press('Home');
  await untilAnswer(page, answerFor(startLevel, 0));
  expect(await sum()).toContain(words.none);
  await page.keyboard.press('End');
  await untilAnswer(page, answerFor(startLevel, services.max));
  // With the prices of the specification, all plans with the level cost the same at half the maximum.
  for (let cents = services.max; cents > services.max / 2; cents -= services.step)
    await page.keyboard.press('ArrowLeft');
  await untilAnswer(page, answerFor(startLevel, services.max / 2));
  // One step below, another plan is the cheapest by the year, and the answer says so.
  await page.keyboard.press('ArrowLeft');
  const yearly = fillIn(words.yearly, { plan: plans.at(-1)?.name ?? '' });
  const below = services.max / 2 - services.step;
  await untilAnswer(page, `${answerFor(startLevel, below)} ${yearly}`);
  await page.keyboard.press('ArrowRight');
  await untilAnswer(page, answerFor(startLevel, services.max / 2));

  await page.focus(`${CALCULATOR} [type=radio]:checked`);
  await page.keyboard.press('ArrowRight');
  await untilAnswer(page, answerFor(next, services.max / 2));
});

test('a slider that is held down is announced once, when it rests', async () => {
  const { page } = await newPage();
  await recordAnnouncements(page);
  await openCalculator(page);
  // Runs in the page, like a key that repeats: a busy machine delays the steps and the pause after them alike.
  await page.$eval(`${CALCULATOR} [type=range]`, async (slider) => {
    for (let step = 1; step <= 5; step += 1) {
      (slider as HTMLInputElement).stepUp();
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  const expected = answerFor(startLevel, services.start + 5 * services.step);
  await untilAnswer(page, expected);
  await until(async () => (await announcements(page)) !== '', 'nothing is announced');
  expect(await announcements(page)).toBe(`announced: ${expected}\n`);
});

test('the calculator responds to touch, and agrees with the table on paper', async () => {
  const { page } = await newPage({ viewport: PHONE });
  await openCalculator(page);
  await openFold(page, `${CALCULATOR} summary`);
  const [, second] = words.levels;
  await page.tap(`${CALCULATOR} label:has([value="${second?.value}"])`);
  await untilAnswer(page, answerFor(second?.value ?? 0, services.start));
  await page.focus(`${CALCULATOR} [type=range]`);
  await page.keyboard.press('End');
  await untilAnswer(page, answerFor(second?.value ?? 0, services.max));
  // The cheapest plan has a discount on so many services.
  const [cheapest] = cheapestOf(second?.value ?? 0, services.max);
  expect(cheapest?.servicesCents).toBeLessThan(services.max);
  expect(await page.$eval(CALCULATOR, (it) => it.textContent)).toContain(
    fillIn(words.sum, {
      plan: inDollars(cheapest?.plan.monthCents),
      services: inDollars(cheapest?.servicesCents),
    }),
  );

  await page.emulateMediaType('print');
  const shown = await byRole(page, 'table', { name: table.caption });
  const totals = await shown.$$eval('tbody tr:first-of-type td', (cells) =>
    cells.map((cell) => cell.textContent),
  );
  expect(totals).toEqual(table.rows[0]?.totals);
});

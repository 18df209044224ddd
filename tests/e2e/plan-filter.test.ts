import { describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { atWidths, PHONE, useBrowser } from './support/browser-fixture.ts';
import {
  ALL,
  box,
  CHOICE,
  FILTER,
  focused,
  level,
  MORE,
  OPENER,
  newTablePage,
  OWN,
  plan,
  shownPlans,
  status,
  TABLES,
  unfold,
} from './support/plan-table.ts';
import { showOnPaper } from './support/print.ts';
import { byRole } from './support/roles.ts';

useBrowser();

const DONE_FOR_YOU = [
  ...standardPlans.filter(({ service }) => service === 'done-for-you'),
  ...premiumPlans.filter(({ setup }) => setup === 'done-for-you'),
].map(({ name }) => name);
const LOWEST = String(standardPlans[0]?.prices.month.amount.minorUnits);

describe('on a desktop', () => {
  test('by mouse: leaves the plans that list what is needed; if none does, offers a call or all plans', async () => {
    const page = await newTablePage();
    expect(await status(page)).toBe('All nine plans fit.');

    await page.click(box(1));
    expect(await shownPlans(page)).toEqual(DONE_FOR_YOU);
    expect(await status(page)).toBe(`${DONE_FOR_YOU.length} of ${ALL.length} plans fit.`);
    await page.click(box(1));

    await page.click(level(2));
    expect(await shownPlans(page)).toEqual(
      premiumPlans.filter(({ linkedinLevel }) => linkedinLevel >= 2).map(({ name }) => name),
    );
    // A table with no plan left disappears as well.
    const lines = await page.$$eval(`${TABLES} caption b`, (heads) =>
      heads.filter((head) => head.checkVisibility()).map((head) => head.textContent),
    );
    expect(lines).toEqual([company.premiumName]);

    const budget = premiumPlans[3]?.prices.month.amount.minorUnits ?? 0;
    await page.select(`${FILTER} select`, String(budget));
    expect(await shownPlans(page)).toEqual(premiumPlans.slice(1, 4).map(({ name }) => name));

    await page.select(`${FILTER} select`, LOWEST);
    expect(await shownPlans(page)).toEqual([]);
    await page.click(`${FILTER} + div a[data-dialog]`);
    await page.waitForSelector('dialog[open]');
    await page.click('dialog[open] [data-dialog-close]');
    await page.click(`${FILTER} + div button`);
    expect(await shownPlans(page)).toEqual(OWN);
    expect(await focused(page)).toBe('Done for you');
  });

  test('the plans of the other line wait until they are asked for, and answer the filter at once', async () => {
    const page = await newTablePage();
    const isOpen = () =>
      page.$eval(`${TABLES} ${MORE}`, (button) => button.getAttribute('aria-expanded'));
    expect([await isOpen(), await shownPlans(page)]).toEqual(['false', OWN]);
    await unfold(page);
    expect([await isOpen(), await shownPlans(page)]).toEqual(['true', ALL]);
    await unfold(page);
    expect(await shownPlans(page)).toEqual(OWN);
    await page.click(level(1));
    expect(await shownPlans(page)).toEqual(premiumPlans.map(({ name }) => name));
    expect(await page.$(MORE)).toBeNull();
    await page.click(level(0));
    expect(await shownPlans(page)).toEqual(OWN);
    await showOnPaper(page);
    expect(await shownPlans(page)).toEqual(ALL);
  });
});

describe('on a phone', () => {
  const [small, popular, large] = standardPlans;
  const [first] = premiumPlans;

  test('two or three chosen plans appear side by side, by touch, across both lines', async () => {
    const page = await newTablePage({ viewport: PHONE });
    expect(await shownPlans(page)).toEqual([small?.name, popular?.name]);

    expect(await page.$(plan(first?.id ?? ''))).toBeNull();
    await unfold(page);
    for (const one of [large, small, first]) await page.tap(plan(one?.id ?? ''));
    expect(await shownPlans(page)).toEqual([popular?.name, large?.name, first?.name]);
    // No room for a fourth.
    expect(
      await page.$eval(`${CHOICE} [value="${small?.id}"]`, (input) => input.matches(':disabled')),
    ).toBe(true);
    expect(await page.$eval(`${CHOICE} [role=status]`, (node) => node.textContent)).toMatch(
      /^Three is the most/,
    );

    await atWidths(page, [390, 320], async (width) => {
      // The first three cells of every plan: its name and both of its prices.
      const tops = await page.$$eval(`${TABLES} tbody tr`, (rows) =>
        rows
          .filter((row) => row.checkVisibility())
          .map((row) =>
            [...row.children].slice(0, 3).map((cell) => cell.getBoundingClientRect().top),
          ),
      );
      expect(tops).toHaveLength(3);
      for (const row of tops) expect(row, `at ${width} px`).toEqual(tops[0]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

  test('the filter opens and leaves what can be compared, by keyboard; cleared while folded, its opener has the focus', async () => {
    const page = await newTablePage({ viewport: PHONE });
    expect(await page.$eval(`${FILTER} select`, (select) => select.checkVisibility())).toBe(false);
    await page.focus(OPENER);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await status(page)).toBe(`${DONE_FOR_YOU.length} of ${ALL.length} plans fit.`);
    expect(await shownPlans(page)).toEqual(DONE_FOR_YOU.slice(0, 2));
    expect(await page.$$eval(`${CHOICE} label b`, (all) => all.map((b) => b.textContent))).toEqual(
      DONE_FOR_YOU,
    );

    // Where no plan is left, there is none to choose from, and one message only.
    await page.select(`${FILTER} select`, LOWEST);
    expect(await status(page)).toMatch(/^No single plan/);
    expect(await page.$eval(CHOICE, (node) => node.checkVisibility())).toBe(false);

    await page.tap(OPENER);
    await (await byRole(page, 'button', { name: 'Clear filters' })).tap();
    expect(await status(page)).toMatch(/^All/);
    expect(await focused(page)).toBe('What do you need?');
  });
});

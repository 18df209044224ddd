import type { Page } from 'puppeteer-core';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { href } from '#site/site.ts';
import { address, newPage, openFold, type PageOptions } from './browser-fixture.ts';

const ISLAND = 'astro-island[component-export="PlanComparison"]';
export const TABLES = `${ISLAND} [data-plan-tables]`;
export const FILTER = '[data-plan-filter]';
export const CHOICE = '[data-plan-choice]';
/** Opens the controls of the filter on a phone. */
export const OPENER = `${FILTER} button[aria-expanded]`;
/** Opens the line that is not the page's own: on a phone among the plans to choose from, otherwise among the tables. */
export const MORE = `[data-needs-script]:not(${FILTER}) > button[aria-expanded]`;
export const ISLAND_FILE = /\/PlanComparison\.[^/]*\.js/;
export const OWN = standardPlans.map(({ name }) => name);
export const ALL = [...standardPlans, ...premiumPlans].map(({ name }) => name);

/** Opens the page at its tables, and waits until React has taken over. */
export async function openTable(page: Page): Promise<void> {
  await page.goto(address(href('pbsengine')));
  await wakeTable(page);
}

/** Opens the tables, as a phone has to, and scrolls to them. */
export async function showTable(page: Page): Promise<void> {
  const summary = `details:has(${TABLES}) > summary`;
  const opener = await page.waitForSelector(summary);
  // Clear of the call bar at the bottom edge of a phone.
  await opener?.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  if (await opener?.evaluate((it) => it.checkVisibility())) await openFold(page, summary);
  await page.$eval(TABLES, (tables) => tables.scrollIntoView());
}

/** Shows the tables, and waits until React has taken over. */
export async function wakeTable(page: Page): Promise<void> {
  await showTable(page);
  await page.waitForSelector(`${FILTER} fieldset:not(:disabled)`);
}

/** Opens the page of the calculator, and waits until React has taken over. */
export async function openCalculator(page: Page): Promise<void> {
  await page.goto(address(href('pbsenginePremium')));
  await page.$eval('[data-calculator]', (calculator) => calculator.scrollIntoView());
  await page.waitForSelector('[data-calculator] fieldset:not(:disabled)');
}

/** As `openTable`, in a browser profile of its own. */
export async function newTablePage(options: PageOptions = {}): Promise<Page> {
  const { page } = await newPage(options);
  await openTable(page);
  return page;
}

/** Opens the line that is not the page's own. */
export async function unfold(page: Page): Promise<void> {
  for (const more of await page.$$(MORE))
    if (await more.evaluate((button) => button.checkVisibility())) {
      // Clear of the call bar at the bottom edge of a phone.
      await more.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      return more.click();
    }
  throw new Error('no button opens the other line');
}

/** The names of the plans that the tables display. */
export function shownPlans(page: Page): Promise<string[]> {
  return page.$$eval(`${TABLES} tbody th[scope=row]`, (heads) =>
    heads
      .filter((head) => head.checkVisibility())
      .map((head) => head.querySelector('span')?.textContent ?? ''),
  );
}

export const status = (page: Page) =>
  page.$eval(`${FILTER} [role=status]`, (node) => node.textContent);
export const box = (nth: number) => `${FILTER} label:has([type=checkbox]):nth-of-type(${nth})`;
export const level = (value: number) => `${FILTER} label:has([value="${value}"])`;
export const plan = (id: string) => `${CHOICE} label:has([value="${id}"])`;
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('label, button')?.textContent);

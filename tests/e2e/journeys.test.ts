import { describe, expect, test } from 'vitest';
import { standardPlans } from '#data/standard-plans.ts';
import { href, PRICING_ID } from '#site/site.ts';
import { testSite } from '#tests/test-site.ts';
import { byRole, textOf } from './support/roles.ts';
import {
  address,
  follow,
  frameAt,
  newPage,
  openPage,
  PHONE,
  untilAt,
  useBrowser,
} from './support/browser-fixture.ts';

useBrowser();

const { env } = testSite;
const popular = standardPlans.find((plan) => plan.popular) ?? { id: '', name: '' };

describe.each([
  ['desktop', {}],
  ['phone', { viewport: PHONE }],
])('on a %s', (_, options) => {
  test('a visitor goes from home to a plan, to its purchase page, and back to the plans', async () => {
    const { page, log } = await openPage('/', options);
    await follow(page, `main a[href="${href('pbsengine', PRICING_ID)}"]`);
    await untilAt(page, PRICING_ID);
    const purchase = testSite.purchase(`${popular.id}-monthly`);
    const name = `SELECT ${popular.name.toUpperCase()}`;
    const select = await byRole(page, 'link', { name, within: `#${PRICING_ID}` });
    // Clear of the call bar at the bottom edge of a phone.
    await select.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await follow(page, select);

    const heading = await textOf(await byRole(page, 'heading', { within: 'main' }));
    expect(heading).toContain(purchase.product);
    expect(heading).toContain(purchase.price);
    await page.waitForSelector('[data-frame][data-state=loaded]');
    const frame = await frameAt(page, `${env.connectOrigin}${purchase.path}`);
    expect(await frame.$eval('h1', (title) => title.textContent)).toBe(purchase.product);

    await follow(page, await byRole(page, 'link', { name: 'BACK TO PLANS' }));
    expect(new URL(page.url()).pathname).toBe(href('pbsengine'));
    await untilAt(page, PRICING_ID);
    expect(log.complaints).toEqual([]);
  });
});

test('an unknown address answers 404 in the words of the specification, logs the path and leads home', async () => {
  const { page, log } = await newPage();
  const response = await page.goto(address('/no/such/page?x=1'));
  expect(response?.status()).toBe(404);
  const main = await byRole(page, 'main');
  expect(await textOf(main)).toContain(
    'Page Not Found Oops! The page you’re looking for doesn’t exist. It might have been moved, deleted, or you entered the wrong URL.',
  );
  expect(log.complaints).toContain('console warn: Page not found: /no/such/page');
  await follow(page, await byRole(page, 'link', { name: 'RETURN TO HOME', within: main }));
  expect(page.url()).toBe(testSite.absoluteUrl('/'));
});

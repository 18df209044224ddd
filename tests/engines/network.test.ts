import { expect } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { address, engineSite, HOSTS } from './support/addresses.ts';
import { stateOf } from './support/framed-page.ts';
import { complaintsOf, engineName, test, untilSame } from './support/engine-test.ts';
import { boxOf, openerOf, openPage, untilAt, untilUpgraded } from './support/visit.ts';

const OPENER = openerOf('scheduleCall');

test('the script comes late', async ({ tab }) => {
  await tab.goto(address(href('home'), { script: 'late' }));
  await untilUpgraded(tab);
  await tab.press(OPENER);
  await untilSame(tab, 'loaded', stateOf, boxOf('scheduleCall'));
  expect(await complaintsOf(tab)).toEqual([]);
});

test('the script never comes', async ({ tab }) => {
  await tab.goto(address(`${href('pbsengine')}#${PRICING_ID}`, { script: 'never' }));
  await untilAt(tab, PRICING_ID);
  const target = await tab.evaluate(
    (selector) => document.querySelector<HTMLAnchorElement>(selector)?.href,
    OPENER,
  );
  expect(target).toMatch(/^http/);
});

test('the script comes after the policy has blocked the frame', async ({ tab }) => {
  const faults = { frame: `${HOSTS.demo}/redirect-unnamed`, script: 'late' } as const;
  await tab.goto(address(engineSite.purchases[0]?.path ?? '', faults));
  await untilSame(tab, 'failed', stateOf, 'main [data-frame]');
});

test('the typefaces never come', async ({ tab }) => {
  await openPage(tab, href('home'), { fonts: 'never' });
  const width = await tab.evaluate(() => {
    const heading = document.querySelector('h1');
    const range = document.createRange();
    if (heading) range.selectNodeContents(heading);
    return range.getBoundingClientRect().width;
  });
  // WebKit counts those that it does not wait for as failed.
  const statuses = await tab.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('fallback'))
      .map(({ status }) => status),
  );
  expect(statuses).toEqual(engineName() === 'webkit' ? ['error', 'error'] : ['loading', 'loading']);
  expect(width).toBeGreaterThan(100);
});

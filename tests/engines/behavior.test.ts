import { expect, vi } from 'vitest';
import { href, PRICING_ID } from '#site/site.ts';
import { address, engineSite } from './support/addresses.ts';
import { complaintsOf, test, untilSame } from './support/engine-test.ts';
import { stateOf } from './support/framed-page.ts';
import { expectFilters, legendGaps, wakeFilter } from './support/plan-filter.ts';
import { isDark, isDisclosed, openPage, pathOf, untilAt } from './support/visit.ts';

test('a plan leads to its purchase page, which shows it, and Back to Plans leads back', async ({
  tab,
}) => {
  const [purchase] = engineSite.purchases;
  if (!purchase) throw new Error('no purchase page');
  await openPage(tab, href('pbsengine'));
  await tab.press(`main a[href="${purchase.path}"]`);
  await untilSame(tab, purchase.path, pathOf);
  await untilSame(tab, 'loaded', stateOf, 'main [data-frame]');
  const heading = await tab.evaluateInFrame(
    'main iframe',
    () => document.querySelector('h1')?.textContent,
  );
  expect(heading).toBe(purchase.product);
  await tab.press(`main a[href="${href(purchase.backTo, PRICING_ID)}"]`);
  await untilAt(tab, PRICING_ID);
  expect(await complaintsOf(tab)).toEqual([]);
});

test('a fragment is followed from another page, and kept by Back', async ({ tab }) => {
  await openPage(tab, href('home'));
  await tab.press(`header a[href="${href('pbsengine', PRICING_ID)}"]`);
  await untilAt(tab, PRICING_ID);
  await untilSame(tab, href('pbsengine', PRICING_ID), pathOf);
  await tab.goto(address(href('home')));
  await tab.back();
  await untilAt(tab, PRICING_ID);
});

test('the theme is known in other tabs at once, and still there after Back', async ({
  tab,
  newTab,
}) => {
  await openPage(tab, href('home'));
  const before = await tab.evaluate(isDark);
  const other = await newTab();
  await openPage(other, href('terms'));
  await tab.press('[data-theme-toggle]');
  await untilSame(tab, !before, isDark);
  await untilSame(other, !before, isDark);
  await openPage(tab, href('terms'));
  expect(await tab.evaluate(isDark)).toBe(!before);
  await tab.press('[data-theme-toggle]');
  await tab.back();
  await untilSame(tab, before, isDark);
});

test('search finds as one types, and shows the same after Back', async ({ tab }) => {
  await openPage(tab, href('search'));
  await tab.type('main input', 'invoice');
  const found = () => ({
    words: document.querySelector<HTMLInputElement>('main input')?.value,
    hasResults: (document.querySelector('[data-search=results]')?.childElementCount ?? 0) > 0,
    search: location.search,
  });
  const expected = { words: 'invoice', hasResults: true, search: '?q=invoice' };
  await untilSame(tab, expected, found);
  await tab.press('[data-search=results] a');
  await untilSame(tab, false, () => location.pathname === '/search');
  await tab.back();
  await untilSame(tab, expected, found);
});

test('the filter of plans wakes and leaves the plans that fit', async ({ tab }) => {
  await tab.resize(1440, 900);
  await openPage(tab, href('pbsengine'));
  await wakeFilter(tab);
  // Engines differ in where they place a legend by default.
  for (const gap of await legendGaps(tab)) expect(gap).toBeGreaterThan(12);
  await expectFilters(tab);
  expect(await complaintsOf(tab)).toEqual([]);
});

test('a press pulls a tag of the tangle, a key the next, and both can be taken back', async ({
  tab,
}) => {
  await openPage(tab, href('home'));
  const tag = (place: number) => `[data-thread] li:nth-child(${place}) button`;
  const look = () => ({
    pulled: [...document.querySelectorAll('[data-thread] button')].flatMap((button, index) =>
      button.ariaPressed === 'true' ? [index] : [],
    ),
    dark: document.querySelector<HTMLElement>('[data-lines]')?.style.length,
    isStill: document.querySelector('[data-thread]:not([data-moving]):has(button)') !== null,
    first: document.activeElement === document.querySelector('[data-thread] button'),
  });
  const expectLook = (pulled: number[], dark: number, first = true) =>
    untilSame(tab, { pulled, dark, isStill: true, first }, look);
  await expectLook([], 0, false);
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
  await tab.press(tag(1));
  await tab.evaluate(focus, tag(1));
  await expectLook([0], 7);
  await tab.key('Tab');
  await tab.key('Enter');
  await expectLook([0, 1], 6, false);
  await tab.press(tag(1));
  await tab.evaluate(focus, tag(1));
  await expectLook([1], 7);
  await tab.press('[data-thread-part=over]');
  await expectLook([], 0);
  expect(await complaintsOf(tab)).toEqual([]);
});

test('on a phone, the call bar covers nothing that has the focus', async ({ tab }) => {
  await tab.resize(480, 664);
  await openPage(tab, href('home'));
  // The bar shows, and engines scroll to what has the focus, a frame after a key press. WebKitGTK may leave a request for
  // an animation frame unanswered while nothing moves, so something does.
  const nextFrames = () => document.body.animate([], 50).finished.then(() => true);
  const stopOf = () => {
    const [focused, bar] = [document.activeElement, document.querySelector('[data-call-bar]')];
    if (focused?.closest('body > footer')) return 'in the footer';
    const edge = bar?.getBoundingClientRect().top ?? NaN;
    const isShown = bar?.checkVisibility({ visibilityProperty: true }) && edge < innerHeight;
    if (!focused?.closest('main') || bar?.contains(focused) || !isShown) return 'elsewhere';
    return focused.getBoundingClientRect().bottom > edge ? 'behind the bar' : 'above the bar';
  };
  const stops: string[] = [];
  while (stops.at(-1) !== 'in the footer') {
    expect(stops.length, 'stops before the footer').toBeLessThan(150);
    await tab.key('Tab');
    await tab.evaluate(nextFrames);
    const stop = await tab.evaluate(stopOf);
    if (stop === 'behind the bar') await untilSame(tab, 'above the bar', stopOf);
    stops.push(stop);
  }
  expect(stops.filter((stop) => stop === 'above the bar').length).toBeGreaterThan(10);
});

/** A height of the window at which a control would end below it, and one at which the header would cover one. */
test.for([
  [href('catalog'), 560],
  [href('collective'), 840],
] as const)(
  'Tab shows the whole of every control of %s, %i px high',
  async ([path, height], { tab }) => {
    await tab.resize(1280, height);
    await openPage(tab, path);
    const placeOf = () => {
      const focused = document.activeElement;
      if (!focused?.matches('main a')) return 'before';
      const { top, bottom } = focused.getBoundingClientRect();
      const edge = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? NaN;
      if (top < edge || bottom > innerHeight) return 'covered';
      return focused.matches('[target=_blank]') ? 'last' : 'whole';
    };
    const places: string[] = [];
    while (places.at(-1) !== 'last') {
      expect(places.length, 'controls before the frame').toBeLessThan(40);
      await tab.key('Tab');
      let place = '';
      const isWhole = async () => {
        place = await tab.evaluate(placeOf);
        expect(place).not.toBe('covered');
      };
      await vi.waitFor(isWhole, { timeout: 5000, interval: 50 });
      places.push(place);
    }
    expect(places.filter((place) => place !== 'before').length).toBeGreaterThan(4);
  },
);

test('the dropdown closes by Escape with the focus back, and Back shows it closed', async ({
  tab,
}) => {
  await tab.resize(1280, 900);
  await openPage(tab, href('home'));
  const menu = '[data-disclosure=dropdown]';
  await tab.press(`${menu} > summary`);
  await untilSame(tab, true, isDisclosed, menu);
  await tab.key('Escape');
  await untilSame(tab, false, isDisclosed, menu);
  expect(await tab.evaluate(() => document.activeElement?.localName)).toBe('summary');
  await tab.press(`${menu} > summary`);
  await tab.press(`${menu} a[href="${href('pbsengine')}"]`);
  await untilSame(tab, href('pbsengine'), pathOf);
  await tab.back();
  await untilSame(tab, href('home'), pathOf);
  expect(await tab.evaluate(isDisclosed, menu)).toBe(false);
});

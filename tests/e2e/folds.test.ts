import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { openPage, PHONE, until, useBrowser } from './support/browser-fixture.ts';

useBrowser();

type Frame = { isOpen: boolean; isShown: boolean; growth: number };

/** Runs in the page: returns what the frame after the release of a press shows of a fold, and how much the page grew. */
function watchFrame(summary: Element): void {
  const height = () => document.documentElement.scrollHeight;
  const before = height();
  const look = () => ({
    isOpen: summary.matches('[open] > *'),
    isShown: summary.nextElementSibling?.checkVisibility(),
    growth: height() - before,
  });
  const record = () => requestAnimationFrame(() => Object.assign(window, { frame: look() }));
  summary.addEventListener('click', record, { once: true });
}

test.each(['home', 'pbsengine', 'aiAutomation', 'linkedin', 'pbsenginePremium'] as const)(
  'a touched fold of %s changes its sign first, and nothing moves until its content follows',
  async (id) => {
    const { page } = await openPage(href(id), { viewport: PHONE });
    const summaries = await page.$$('main details > summary');
    let pressed = 0;
    for (const summary of summaries) {
      if (!(await summary.evaluate((node) => node.checkVisibility()))) continue;
      await summary.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      await summary.evaluate(watchFrame);
      await summary.tap();
      await until(
        () => summary.evaluate((node) => Boolean(node.nextElementSibling?.checkVisibility())),
        'A fold does not open',
      );
      const frame = await page.evaluate(() => (window as unknown as { frame: Frame }).frame);
      const name = await summary.evaluate((node) => node.textContent);
      expect(frame, name).toEqual({ isOpen: true, isShown: false, growth: 0 });
      pressed += 1;
    }
    expect(pressed).toBeGreaterThan(3);
  },
);

import type { Page } from 'puppeteer-core';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  lastInputTime: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Words move a few pixels in their line when the typefaces arrive; Lighthouse shows a sum below this as 0. */
const MIN_SUM = 0.0005;

/** Records every layout shift of the pages that `page` opens from now on. Call it before the first one. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((leastSum: number) => {
    let sum = 0;
    const shifts: string[] = [];
    const place = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) => node?.textContent?.trim().slice(0, 60);
    const record = (entries: PerformanceEntryList) => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      for (const { value, hadRecentInput, lastInputTime, sources } of entries as Shift[]) {
        // Shifts caused by the visitor's own press do not count. On a phone, Chromium also takes the window's first size,
        // set before anything is painted, for a press, and marks all shifts of the next half second.
        // https://developer.mozilla.org/docs/Web/API/LayoutShift/hadRecentInput
        if (hadRecentInput && lastInputTime > (painted?.startTime ?? 0)) continue;
        sum += value;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `"${name(node)}" from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push(`${value} at ${Math.round(performance.now())} ms: ${moved.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      layoutShifts: () => {
        record(observer.takeRecords());
        return sum < leastSum ? [] : shifts;
      },
    });
  }, MIN_SUM);
}

/** The shifts since the page began, if their sum counts, one line each, with what moved from where to where. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Shifts are reported in the frame after them.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { layoutShifts: () => string[] }).layoutShifts();
  });
}

/** Scrolls to the end of the page and back, a screen at a time. */
export async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

import type { Page } from 'puppeteer-core';
import { DESKTOP } from './browser-fixture.ts';

type Header = { width: number; layout: string; height: number; faults: string[] };

/** Runs in the page: what keeps the controls of the header from being one row. */
function measureHeader(): Header {
  const header = document.querySelector('header');
  if (!header) throw new Error('There is no header');
  const { clientWidth, scrollWidth } = document.documentElement;
  const { top, bottom, height } = header.getBoundingClientRect();
  const linesOf = (control: Element) => {
    const bottoms = new Set<number>();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      for (const line of range.getClientRects()) bottoms.add(Math.round(line.bottom));
    }
    return bottoms.size;
  };
  const row = [...header.querySelectorAll('a:not([href="#main"]), summary, button')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({
      name: `"${control.ariaLabel ?? control.textContent.trim()}"`,
      lines: linesOf(control),
      box: control.getBoundingClientRect(),
    }))
    .sort((one, other) => one.box.left - other.box.left);
  const faults = scrollWidth > clientWidth ? ['the page scrolls sideways'] : [];
  row.forEach(({ name, lines, box }, index) => {
    const next = row[index + 1];
    if (lines > 1) faults.push(`${name} takes ${lines} lines`);
    if (Math.abs(box.top + box.bottom - top - bottom) > 4)
      faults.push(`${name} is above or below the middle`);
    else if (next && box.right > next.box.left + 0.5) faults.push(`${name} overlaps ${next.name}`);
    if (box.left < 0 || box.right > clientWidth) faults.push(`${name} leaves the window`);
  });
  const isRow = header.querySelector('nav')?.checkVisibility() ?? false;
  const layout = isRow ? 'with its menu in a row' : 'with its menu button';
  return { width: innerWidth, layout, height, faults };
}

/** The header at each width. One load, and no answer is awaited before the next size is sent. */
async function measureAt(page: Page, widths: readonly number[]): Promise<Header[]> {
  const session = await page.createCDPSession();
  const expression = `(${measureHeader.toString()})()`;
  const answers = widths.map(async (width) => {
    const size = { width, height: DESKTOP.height, deviceScaleFactor: 1 };
    const resized = session.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false });
    const measured = session.send('Runtime.evaluate', { expression, returnByValue: true });
    await resized;
    const { result, exceptionDetails } = await measured;
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as Header;
  });
  const headers = await Promise.all(answers);
  await session.detach();
  const missed = headers.filter(({ width }, index) => width !== widths[index]);
  if (missed.length > 0) throw new Error(`${missed.length} widths were not reached`);
  return headers;
}

/** What keeps the header from being one row of the same height at every width: one line per fault, with its widths. */
export async function headerFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const headers = await measureAt(page, widths);
  const least = (layout: string) =>
    Math.min(...headers.filter((one) => one.layout === layout).map(({ height }) => height));
  const usual = new Map(headers.map(({ layout }) => [layout, least(layout)]));
  const found = new Map<string, number[]>();
  for (const { width, layout, height, faults } of headers) {
    const isHigher = height > (usual.get(layout) ?? height);
    for (const fault of isHigher ? [...faults, `${layout}, it is too high`] : faults)
      found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  return [...found].map(
    ([fault, at]) => `${fault}: ${at.length} widths, ${at[0]} to ${at.at(-1)} px`,
  );
}

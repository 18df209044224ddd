import type { Page } from 'puppeteer-core';
import { inPage, ringBearer } from './injected.ts';

/** Moves the focus down and up the page and lists what is hidden while focused or has a ring that is cut. */
export async function focusProblems(page: Page): Promise<string[]> {
  const bearer = await inPage(page, ringBearer);
  return page.evaluate(async (ringBearer) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const EDGE = 0.5;
    const bar = document.querySelector<HTMLElement>('main > [data-call-bar]');
    const isReachable = (element: Element) =>
      !bar?.contains(element) &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('[inert], iframe') &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), summary, select, input:not(:disabled), textarea, [tabindex="0"]',
      ),
    ].filter(isReachable);
    const describe = (element: Element | null) =>
      element ? `${element.tagName.toLowerCase()}.${element.className}` : 'the edge of the window';
    const nameOf = (element: Element) => {
      const words = element.textContent.trim();
      const name = words === '' ? (element.getAttribute('aria-label') ?? '') : words.slice(0, 50);
      return `${element.tagName.toLowerCase()} "${name}"`;
    };
    /** The outer edge of the ring. */
    const ringOf = (element: HTMLElement): Box | null => {
      const node = ringBearer(element);
      if (!node) return null;
      const { outlineWidth, outlineOffset } = getComputedStyle(node);
      const spread = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const rects = [...node.getClientRects()];
      return {
        left: Math.min(...rects.map(({ left }) => left)) - spread,
        right: Math.max(...rects.map(({ right }) => right)) + spread,
        top: Math.min(...rects.map(({ top }) => top)) - spread,
        bottom: Math.max(...rects.map(({ bottom }) => bottom)) + spread,
      };
    };
    /** The ancestor that hides its overflow and cuts the ring, or `null`. */
    const cutBy = (element: HTMLElement, ring: Box): string | null => {
      let isFixed = getComputedStyle(element).position === 'fixed';
      for (
        let node = element.parentElement;
        node && node !== document.documentElement && !isFixed;
        node = node.parentElement
      ) {
        const style = getComputedStyle(node);
        const box = node.getBoundingClientRect();
        const cutsX = style.overflowX !== 'visible';
        const cutsY = style.overflowY !== 'visible';
        if (node !== document.body && (cutsX || cutsY)) {
          if (
            (cutsX && (ring.left < box.left - EDGE || ring.right > box.right + EDGE)) ||
            (cutsY && (ring.top < box.top - EDGE || ring.bottom > box.bottom + EDGE))
          )
            return describe(node);
        }
        isFixed = style.position === 'fixed';
      }
      return null;
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const look = (element: HTMLElement, way: string): string[] => {
      const name = `${way}: ${nameOf(element)}`;
      element.focus({ focusVisible: true });
      if (document.activeElement !== element) return [`${name} cannot take the focus`];
      const ring = ringOf(element);
      if (!ring) return [`${name} has no ring`];
      const fits = ring.bottom - ring.top <= innerHeight * 0.6;
      const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      // The header cannot cut an element that is in it or above it.
      const ceiling = element.getBoundingClientRect().top < headerBottom ? 0 : headerBottom;
      const problems: string[] = [];
      const places = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        // An element too tall for the window is checked only where it is in the window.
        const [from, to] = fits
          ? [top, bottom]
          : [Math.max(top, headerBottom), Math.min(bottom, innerHeight)];
        return [0.02, 0.5, 0.98].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, from + (to - from) * y] as const),
        );
      });
      let cover: Element | null = null;
      const seen = places.filter(([x, y]) => {
        const front = document.elementFromPoint(x, y);
        const label = element instanceof HTMLInputElement ? element.closest('label') : null;
        const isSeen =
          front !== null &&
          (element.contains(front) || front.contains(element) || label?.contains(front));
        if (!isSeen) cover = front;
        return isSeen;
      });
      if (fits && seen.length < places.length)
        problems.push(
          `${name} is hidden at ${places.length - seen.length} of ${places.length} places by ${describe(cover)}`,
        );
      if (!fits && seen.length === 0) problems.push(`${name} is hidden`);
      if (fits && (ring.top < ceiling - EDGE || ring.bottom > innerHeight + EDGE))
        problems.push(
          `${name}: its ring leaves the window (${Math.round(ring.top)} to ${Math.round(ring.bottom)}, window ${innerHeight})`,
        );
      if (ring.left < -EDGE || ring.right > document.documentElement.clientWidth + EDGE)
        problems.push(
          `${name}: its ring leaves the window sideways (${Math.round(ring.left)} to ${Math.round(ring.right)})`,
        );
      const cutter = cutBy(element, ring);
      if (cutter) problems.push(`${name}: its ring is cut by ${cutter}`);
      return problems;
    };
    /** Scrolls down until the call bar appears, some frames after scrolling, and checks its controls. */
    const lookAtBar = async (element: HTMLElement): Promise<string[]> => {
      const end = document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top < end; top += innerHeight / 4) {
        scrollTo({ top, behavior: 'instant' });
        for (let count = 0; count < 5; count += 1) await frame();
        if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return [...element.querySelectorAll('a')].flatMap((link) => look(link, 'Call bar'));
      }
      return ['The call bar never shows'];
    };
    /** Looks again after some frames if there is a problem: until then, the call bar is where it was before scrolling. */
    const lookTwice = async (element: HTMLElement, way: string): Promise<string[]> => {
      if (look(element, way).length === 0) return [];
      for (let count = 0; count < 5; count += 1) await frame();
      return look(element, way);
    };
    const problems: string[] = [];
    scrollTo({ top: 0, behavior: 'instant' });
    for (const element of stops) problems.push(...(await lookTwice(element, 'Tab')));
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    for (const element of stops.toReversed())
      problems.push(...(await lookTwice(element, 'Shift+Tab')));
    (document.activeElement as HTMLElement | null)?.blur();
    if (bar && getComputedStyle(bar).display !== 'none') problems.push(...(await lookAtBar(bar)));
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    if (stops.length < 5) problems.push(`only ${stops.length} places take the focus`);
    return problems;
  }, bearer);
}

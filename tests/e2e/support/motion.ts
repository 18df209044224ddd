import type { Page } from 'puppeteer-core';

/** The animations of a page that move something, one line each. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What scrolling changes without movement: the section being read in a list of contents, a phone's call bar. */
    const still = [
      '--station',
      '--station-ink',
      '--station-line',
      '--name-weight',
      '--snap',
      'visibility',
    ];
    const always = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const moved = (effect as KeyframeEffect)
        .getKeyframes()
        .flatMap((keyframe) => Object.keys(keyframe))
        .filter((property) => ![...still, ...always].includes(property));
      return moved.length > 0
        ? [`${[...new Set(moved)].join(', ')} of ${target?.outerHTML.slice(0, 80)}`]
        : [];
    });
  });
}

type Watched = Window & { animationEnds: number[] };

/** Makes every page that the tab opens record when its time-driven animations end, from the first one on. */
export async function recordAnimations(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const animationEnds: number[] = [];
    Object.assign(window, { animationEnds });
    const inMs = (time = '') => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
    addEventListener(
      'animationstart',
      ({ target, animationName, pseudoElement }) => {
        const style = getComputedStyle(target as Element, pseudoElement || null);
        const list = (value: string) => value.split(', ');
        const place = list(style.animationName).indexOf(animationName);
        const nth = (value: string) => list(value)[place % list(value).length];
        // A scroll-driven animation has no end in time.
        if (nth(style.getPropertyValue('animation-timeline')) !== 'auto') return;
        const times = nth(style.animationIterationCount);
        animationEnds.push(
          inMs(nth(style.animationDelay)) +
            inMs(nth(style.animationDuration)) * (times === 'infinite' ? Infinity : Number(times)),
        );
      },
      { capture: true },
    );
  });
}

/**
 * When a page's time-driven animations end, in milliseconds after they were set: those that have begun since
 * `recordAnimations`, even if they are over, and those that are waiting. An endless one gets the largest number there is.
 */
export function animationEnds(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [
      ...(window as unknown as Watched).animationEnds,
      ...document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ]
      // Infinity would arrive as null.
      .map((end) => (Number.isFinite(end) ? end : Number.MAX_VALUE)),
  );
}

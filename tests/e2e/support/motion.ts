import type { Page } from 'puppeteer-core';

/** The animations of a page that move something, one line each. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What scrolling changes without movement: the section being read in a list of contents, a phone's call bar. */
    const still = /^(--station(-ink|-line)?|--name-weight|--snap|visibility)$/;
    const always = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      // A change after a delay, such as the ground behind a frame that is still loading, moves nothing.
      if (effect?.getTiming().duration === 0) return [];
      const moved = (effect as KeyframeEffect)
        .getKeyframes()
        .flatMap((keyframe) => Object.keys(keyframe))
        .filter((property) => !still.test(property) && !always.includes(property));
      return moved.length > 0
        ? [`${[...new Set(moved)].join(', ')} of ${target?.outerHTML.slice(0, 80)}`]
        : [];
    });
  });
}

/** Collects when time-driven animations of pages opened from now on end: milliseconds, or infinity. */
export async function recordAnimationEnds(page: Page): Promise<readonly number[]> {
  const ends: number[] = [];
  const session = await page.createCDPSession();
  session.on('Animation.animationStarted', ({ animation: { source, viewOrScrollTimeline } }) => {
    // A scroll-driven animation has no end in time.
    if (source && !viewOrScrollTimeline)
      ends.push(source.delay + source.duration * (source.iterations ?? Infinity));
  });
  await session.send('Animation.enable');
  return ends;
}

import type { Page } from 'puppeteer-core';

/** The animations of a page that move something, one line each. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** States that scrolling shows without movement: the section being read in a list of contents, the call bar of a phone. */
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

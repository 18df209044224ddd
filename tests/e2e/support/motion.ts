import type { Page } from 'puppeteer-core';

/** The animations of a page that move something, one line each. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What marks the section being read in a list of contents: a state, shown without movement. */
    const still = ['--station', '--station-ink', '--station-line', '--name-weight', '--snap'];
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

import type { Page } from 'puppeteer-core';
import { inPage, isForEarsAlone } from './in-page.ts';

/**
 * Texts that reach beyond the window's width. The page clips drawings that run over its edge, so its scroll width alone
 * would prove nothing about words.
 */
export async function wordsOutside(page: Page): Promise<string[]> {
  const forEars = await inPage(page, isForEarsAlone);
  return page.$eval(
    'main',
    (main, isForEarsAlone) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: parent, textContent: text } = texts.currentNode;
        if (!parent?.checkVisibility() || parent.closest('[aria-hidden=true]')) continue;
        if (isForEarsAlone(parent)) continue;
        // What scrolls on its own has its own test.
        if (parent.closest('[tabindex="0"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { left, right } = range.getBoundingClientRect();
        if (left < 0 || right > document.documentElement.clientWidth) found.push(text ?? '');
      }
      return found;
    },
    forEars,
  );
}

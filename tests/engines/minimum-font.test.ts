import { expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { address } from './support/addresses.ts';
import { cannot, recordFault } from './support/record.ts';
import { complaintsOf, engineName, useEngine } from './support/use-engine.ts';

const MINIMUM = 24;
const ROW = `letters of at least ${MINIMUM} pixels`;

const inTab = useEngine({ minimumFontSize: MINIMUM });

/** The height of the page's smallest line, header controls that the window cuts, and how far the page moves sideways. */
const look = () => {
  const root = document.documentElement;
  const probe = document.createElement('span');
  probe.textContent = 'x';
  probe.className = 'probe';
  document.querySelector('footer small, footer p')?.append(probe);
  const lineHeight = probe.getBoundingClientRect().height;
  probe.remove();
  const cut = [...document.querySelectorAll<HTMLElement>('header :is(a, button, summary)')].filter(
    (control) => {
      const { left, right } = control.getBoundingClientRect();
      return control.checkVisibility() && (left < 0 || right > root.clientWidth);
    },
  );
  return {
    lineHeight,
    cut: cut.map((control) => control.innerText || control.ariaLabel),
    sideways: root.scrollWidth - root.clientWidth,
  };
};

test.for([320, 390, 768, 1024, 1152, 1280, 1440])(
  'at %i pixels nothing in the header is cut',
  async (width, context) => {
    if (engineName() === 'webkit')
      cannot(context, 'faults', ROW, 'the browser has no such setting');
    await inTab(async (tab) => {
      await tab.resize(width, 900);
      await tab.goto(address(href('home')));
      const { lineHeight, ...seen } = await tab.evaluate(look);
      expect(lineHeight).toBeGreaterThanOrEqual(MINIMUM);
      expect(seen).toEqual({ cut: [], sideways: 0 });
      expect(await complaintsOf(tab)).toEqual([]);
      recordFault(context, 'the header wraps, nothing in it is cut', ROW);
    });
  },
);

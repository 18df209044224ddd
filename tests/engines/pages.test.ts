import { describe, expect, test } from 'vitest';
import { address, engineSite } from './support/addresses.ts';
import { complaintsOf, useEngine } from './support/use-engine.ts';

const inTab = useEngine();

const WIDTHS = [320, 390, 768, 1024, 1440] as const;

describe.each(engineSite.routes)('$path', ({ id, path }) => {
  test('complains about nothing and needs no sideways scroll at five widths', async () => {
    await inTab(async (tab) => {
      await tab.goto(address(path));
      for (const width of WIDTHS) {
        const real = await tab.resize(width, 900);
        const overflow = await tab.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${real} px`).toBe(0);
      }
      const expected = id === 'notFound' ? ['console warn: Page not found: /404'] : [];
      expect(await complaintsOf(tab)).toEqual(expected);
    });
  });
});

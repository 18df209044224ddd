import { describe, expect, test } from 'vitest';
import { href } from '#site/site.ts';
import { address, engineSite } from './support/addresses.ts';
import { embedCases, keyCases, paymentCase } from './support/embed-cases.ts';
import { expectOutcome, SLOW } from './support/framed-page.ts';
import { cannot, record } from './support/record.ts';
import { engineName, useEngine } from './support/use-engine.ts';

const inTab = useEngine();

const PURCHASE = engineSite.purchases[0]?.path ?? '';
const BOX = 'main [data-frame]';

describe.each([PURCHASE, href('collective'), href('catalog')])('the page %s', (path) => {
  const isFirst = path === PURCHASE;

  test.for(isFirst ? [...embedCases, paymentCase] : keyCases)(
    '$name',
    async (embedCase, context) => {
      const reason = embedCase.cannot?.[engineName()];
      if (reason !== undefined) cannot(context, 'pages', embedCase.name, reason);
      await inTab(async (tab) => {
        await tab.resize(1280, 1000);
        await tab.goto(address(path, { ...embedCase.faults, slow: SLOW }));
        const outcome = await expectOutcome(tab, BOX, embedCase);
        const after = await tab.evaluate(() => {
          scrollTo({ top: 300, behavior: 'instant' });
          return { path: location.pathname, y: scrollY };
        });
        expect(after.path).toBe(path);
        expect(after.y).toBeGreaterThan(0);
        if (isFirst) record(context, 'pages', embedCase.name, outcome);
      });
    },
  );
});

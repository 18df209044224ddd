import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** What axe finds wrong on the page, one line per element. Framed pages of others are not ours to judge. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    async (options: RunOptions) => {
      const { axe: engine } = window as unknown as {
        axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
      };
      return engine.run({ exclude: [['iframe']] }, options);
    },
    // Target size is off in axe unless asked for.
    {
      runOnly: { type: 'tag', values: AXE_TAGS },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    } satisfies RunOptions,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

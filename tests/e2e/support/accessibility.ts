import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';
import { lowContrastTexts } from './pixel-contrast.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: {
    // Off in axe unless asked for.
    'target-size': { enabled: true },
  },
};
/** What a change of theme can break; the enhanced rule reports only what lies between the two levels of contrast. */
const COLOR_RULES: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
  },
};

/** Rules that axe leaves undecided, each with the elements that are right on this site, and why. */
const DECIDED: Readonly<Record<string, (node: NodeResult) => boolean>> = {
  // Axe compares links by their address; links that open the same dialog do the same.
  'identical-links-same-purpose': ({ html }) => html.includes('data-dialog'),
  // A row that heads a group of rows (scope=rowgroup) has no data cells of its own.
  'th-has-data-cells': ({ html }) => html.startsWith('<table'),
};

/** What axe finds in `within` or leaves undecided, and texts whose pixels lack contrast, one line per element. */
export async function accessibilityProblems(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations, incomplete } = await page.evaluate(
    (scope: string, options: RunOptions) => {
      const { axe: engine } = window as unknown as { axe: typeof Axe };
      return engine.run({ include: [[scope]], exclude: [['iframe']] }, options);
    },
    within,
    {
      ...(rules === 'all' ? ALL_RULES : COLOR_RULES),
      resultTypes: ['violations', 'incomplete'],
    } satisfies RunOptions,
  );
  const texts = new Set<string>();
  const undecided: string[] = [];
  for (const { id, nodes, error } of incomplete) {
    for (const node of nodes) {
      if (error) undecided.push(`${id} failed to run: ${error.message}`);
      else if (id.startsWith('color-contrast')) texts.add(node.target.join(' '));
      else if (!DECIDED[id]?.(node)) undecided.push(`undecided: ${describe(id, node)}`);
    }
  }
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => describe(id, node))),
    ...undecided,
    ...(texts.size > 0 ? await lowContrastTexts(page, [...texts]) : []),
  ];
}

function describe(rule: string, { target, failureSummary }: NodeResult): string {
  return `${rule}: ${target.join(' ')} ${failureSummary ?? ''}`;
}

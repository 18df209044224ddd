import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

type Result = {
  ruleId: string;
  /** What is at stake, and whether the engine is sure. */
  value: [string, 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  message: string;
  snippet: string;
};
type Engine = {
  Checker: new () => {
    disableRule: (id: string) => void;
    check: (root: Node, policies: string[]) => Promise<{ results: Result[] }>;
  };
};

/** What the engine leaves to a person to judge, and why it is right on this site. */
const JUDGED: Readonly<Record<string, string>> = {
  style_color_misuse: 'Lanes and states have names, shapes or places as well.',
  style_highcontrast_visible: 'Forced colors have tests of their own.',
  element_tabbable_visible: 'The skip link shows itself once it has the focus.',
  input_label_visible: 'The theme button shows the sun or the moon, as browsers and systems do.',
  text_block_heading: 'Short paragraphs in large letters stand under headings; they are none.',
  text_sensory_misuse: 'Above, below, right and size are said of sums, rights and businesses.',
  frame_src_valid: 'Framed pages belong to others.',
};

/** What takes it longest, and what other tests measure more strictly. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  text_contrast_sufficient: 'axe asks for 7:1, and measures on pixels what has no plain ground.',
  element_tabbable_unobscured: 'The focus is followed through every page, in four windows.',
};

/**
 * What IBM's Equal Access engine finds on the page, one line per element. It reads names, roles and relations in its own
 * way; what it asks a person to judge counts as a problem until it is in the list above. `within` names the part of the
 * page that is looked at.
 */
export async function secondOpinion(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  const results = await page.evaluate(
    async (scope, leftOut) => {
      const { ace } = window as unknown as { ace: Engine };
      const checker = new ace.Checker();
      for (const rule of leftOut) checker.disableRule(rule);
      const root = document.querySelector(scope);
      if (!root) throw new Error(`There is no ${scope}`);
      const report = await checker.check(root, ['IBM_Accessibility']);
      return (
        report.results
          // Recommendations are a matter of taste: a redundant role, for one, keeps a table a table where it is laid out.
          .filter(({ value }) => value[0] === 'VIOLATION' && value[1] !== 'PASS')
          .map(({ ruleId, value, message, snippet }) => ({
            ruleId,
            certainty: value[1],
            message,
            snippet: snippet.slice(0, 100),
          }))
      );
    },
    within,
    Object.keys(LEFT_OUT),
  );
  return results
    .filter(({ ruleId, certainty }) => certainty === 'FAIL' || !(ruleId in JUDGED))
    .map(
      ({ ruleId, certainty, message, snippet }) => `${certainty} ${ruleId}: ${message} ${snippet}`,
    );
}

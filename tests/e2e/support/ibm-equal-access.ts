import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

type Result = {
  ruleId: string;
  /** The kind of finding, and whether the engine is sure. */
  value: [string, 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  node: Node;
  message: string;
  snippet: string;
};
type Guideline = { id: string; checkpoints: { rules: { id: string }[] }[] };
type Engine = {
  Checker: new () => {
    getGuidelines: () => Guideline[];
    addGuideline: (guideline: Guideline) => void;
    check: (root: Node, guidelines: string[]) => Promise<{ results: Result[] }>;
  };
};
type Finding = {
  ruleId: string;
  isSure: boolean;
  message: string;
  snippet: string;
  /** Whether it is in a closed fold, whose content the engine considers visible. */
  isFolded: boolean;
};

/** Rules that the engine leaves to a person to judge, and why this site meets them. */
const UNSURE = [
  // A customer's words have no address to cite; who said them stands in the caption.
  'blockquote_cite_exists',
  // Forced colors have tests of their own.
  'style_highcontrast_visible',
  // Short paragraphs in large letters stand under headings, but are not headings.
  'text_block_heading',
  // Words such as "above" and "right" are about amounts and rights, not places.
  'text_sensory_misuse',
  // Axe and its pixel contrast check text on pictures and gradients.
  'text_contrast_sufficient',
];

/** Rules whose findings are wrong on this site, and why. */
const MISJUDGED: Readonly<Record<string, (finding: Finding) => boolean>> = {
  // Lanes and states have names, shapes or places as well.
  style_color_misuse: ({ snippet }) => snippet.startsWith('<style'),
  // Tab skips what is folded, and the skip link appears once it has the focus.
  element_tabbable_visible: ({ isFolded, snippet }) => isFolded || snippet.includes('href="#main"'),
  // A legend that is folded has no words for the engine; it has them where the fold is open.
  fieldset_label_valid: ({ isFolded }) => isFolded,
  // The icons of these buttons are common in browsers: a sun or a moon, and a cross.
  input_label_visible: ({ snippet }) => /data-theme-toggle|data-dialog-close/.test(snippet),
  // Framed pages belong to others.
  frame_src_valid: ({ snippet }) => snippet.startsWith('<iframe'),
};

/** The slowest rule of the engine; other tests follow the focus through every page in four windows anyway. */
const LEFT_OUT: readonly string[] = ['element_tabbable_unobscured'];

/** What IBM's Equal Access engine finds in `within`, or asks a person to judge, one line per element. */
export async function ibmProblems(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  const { judged, findings } = await page.evaluate(
    async (scope, leftOut) => {
      const { ace } = window as unknown as { ace: Engine };
      const checker = new ace.Checker();
      const guideline = checker.getGuidelines().find(({ id }) => id === 'IBM_Accessibility');
      if (!guideline) throw new Error('The engine has no guideline IBM_Accessibility');
      // The engine's own option for leaving out a rule leaves out all of them.
      for (const checkpoint of guideline.checkpoints)
        checkpoint.rules = checkpoint.rules.filter(({ id }) => !leftOut.includes(id));
      checker.addGuideline(guideline);
      const root = document.querySelector(scope);
      if (!root) throw new Error(`There is no ${scope}`);
      const { results } = await checker.check(root, [guideline.id]);
      return {
        judged: results.length,
        findings: results
          // Recommendations are a matter of taste: a redundant role, for example, keeps a table a table in any layout.
          .filter(({ value }) => value[0] === 'VIOLATION' && value[1] !== 'PASS')
          // The content of a frame belongs to others; a frame that is waiting has the browser's empty page.
          .filter(({ node }) => node.ownerDocument === document)
          .map(({ ruleId, value, node, message, snippet }) => ({
            ruleId,
            isSure: value[1] === 'FAIL',
            message,
            snippet: snippet.slice(0, 100),
            isFolded: node instanceof Element && !node.checkVisibility(),
          })),
      };
    },
    within,
    LEFT_OUT,
  );
  if (judged === 0) throw new Error(`IBM's engine has checked nothing in ${within}`);
  return findings
    .filter(
      (finding) =>
        (finding.isSure || !UNSURE.includes(finding.ruleId)) &&
        !MISJUDGED[finding.ruleId]?.(finding),
    )
    .map(
      ({ ruleId, isSure, message, snippet }) =>
        `${isSure ? '' : 'undecided: '}${ruleId}: ${message} ${snippet}`,
    );
}

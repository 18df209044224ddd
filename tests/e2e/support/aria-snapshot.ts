import type { Page } from 'puppeteer-core';
import { ariaTree, type AriaNode } from './aria-tree.ts';
import { proofLinks, RECEIPT_ID } from '#features/proof/content.ts';
import { announcements } from './announcements.ts';
import { maskFacts } from './mask-facts.ts';

/** Roles whose names are labels, which the snapshot shows; of all other names it says only that there is one. */
const LABELED = [
  ...['link', 'button', 'radio', 'checkbox', 'option', 'combobox', 'searchbox', 'textbox'],
  ...['slider', 'disclosure', 'frame', 'img', 'image', 'dialog', 'group', 'navigation', 'region'],
];
/** Roles whose name is the text that they contain. */
const NAMED_BY_CONTENT = ['heading', 'term', 'row', 'cell', 'columnheader', 'rowheader'];

/** Elements that a site has only once its owner has filled in `src/data/proof.ts`. */
const FILLED = [
  'section:has(#crew, #answers, #customer, #results)',
  `p > [href$="#${RECEIPT_ID}"]`,
  // A column that the table of premium plans has only once every plan has a value for it.
  '[aria-labelledby="premium-line"] :is(th, td):nth-child(6)',
  ...proofLinks.map((url) => `[href="${url}"]`),
].join();

type Options = {
  /** Lists each kind of thing in `main` once, so that a new section of a document changes nothing. */
  isDocument?: boolean;
  /** Shows only the current entries of header and footer, which many pages share. */
  isWithoutFrame?: boolean;
};

/**
 * Roles, states and labels of everything that a screen reader announces on the page, or in what `within` matches, in
 * order. Text, facts and repetitions are left out, so that a new price or another entry of a list changes nothing.
 */
export async function ariaSnapshot(
  page: Page,
  within = 'body',
  options: Options = {},
): Promise<string> {
  await page.evaluate((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, FILLED);
  const tree = await ariaTree(page, within);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return `${blocksOf(tree, options).join('\n')}\n`;
}

/** What live regions have announced since the page began, in order, one line each, without facts. */
export async function maskedAnnouncements(page: Page): Promise<string> {
  return maskFacts(await announcements(page));
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ');

/** One block of lines for each node; text only where nothing else is, because a sentence may depend on a price. */
function blocksOf(nodes: readonly AriaNode[], options: Options): string[] {
  const others = nodes.filter(({ role }) => role !== 'text');
  const shown = others.length > 0 ? others : nodes;
  return withoutRepeats(shown.map((node) => blockOf(node, options)));
}

function blockOf(node: AriaNode, options: Options): string {
  if (node.role === 'row') return `row: ${node.children.map(cellOf).join(' | ')}`;
  const line = lineOf(node);
  const inside = insideOf(node, options);
  const [only = '', ...others] = inside;
  if (others.length === 0 && only !== '' && !only.includes('\n') && !line.includes(': '))
    return `${line}: ${only}`;
  return [line, ...inside.map(indented)].join('\n');
}

function insideOf(node: AriaNode, options: Options): string[] {
  if (options.isDocument && node.role === 'main')
    return [...new Set(everythingIn(node).map(kindOf))].toSorted();
  if (options.isWithoutFrame && ['banner', 'contentinfo'].includes(node.role))
    return everythingIn(node).filter(isCurrent).map(lineOf);
  return blocksOf(node.children, options);
}

const isCurrent = ({ states }: AriaNode) => states.some((state) => state.startsWith('current'));

/** The role of a cell, with its controls. */
function cellOf(cell: AriaNode): string {
  const controls = everythingIn(cell).filter(({ role }) => LABELED.includes(role));
  return [cell.role, ...controls.map((control) => `[${lineOf(control)}]`)].join(' ');
}

const everythingIn = ({ children }: AriaNode): AriaNode[] =>
  children.flatMap((child) => [child, ...everythingIn(child)]);

const kindOf = (node: AriaNode) => lineOf({ ...node, isContent: true });

/** Role, states and name of a node. */
function lineOf({ role, states, name, description, isContent }: AriaNode): string {
  const said = [role, ...states.map(maskState)].join(' ');
  const isLabel = LABELED.includes(role) && !isContent;
  const words = [
    NAMED_BY_CONTENT.includes(role) || name === '' ? '' : isLabel ? labelOf(role, name) : '{text}',
    description && '({text})',
  ];
  return [said, words.filter(Boolean).join(' ')].filter(Boolean).join(': ');
}

/** The level of a heading is a number that stays; the value of a slider is an amount. */
const maskState = (state: string) => (state.startsWith('"') ? maskFacts(state) : state);

const labelOf = (role: string, name: string) =>
  role === 'disclosure' && name.endsWith('?') ? '{question}' : maskFacts(name);

/** What a run of equal entries begins with: entries of lists and tables, cards, questions, choices, lines of text. */
const ENTRY = /^(?:text|listitem|row|article|term|disclosure|radio|checkbox)\b/;

/** `blocks` with each run of equal entries shown once. */
function withoutRepeats(blocks: readonly string[]): string[] {
  const kept: string[] = [];
  for (const block of blocks) {
    kept.push(block);
    for (let size = 1; size <= kept.length / 2; size += 1) {
      const [last, before] = [kept.slice(-size), kept.slice(-2 * size, -size)];
      if (ENTRY.test(last[0] ?? '') && last.every((line, index) => line === before[index])) {
        kept.length -= size;
        break;
      }
    }
  }
  return kept;
}

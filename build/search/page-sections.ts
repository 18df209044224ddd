import { load, type Cheerio, type CheerioAPI } from 'cheerio';

type AnyNode = ReturnType<Cheerio<never>['contents']> extends Cheerio<infer Node> ? Node : never;
type Element = Extract<AnyNode, { tagName: string }>;

/** A part of a page that can be linked to. */
export type PageSection = {
  /** Empty for what comes before the first section of the page. */
  id: string;
  heading: string;
  /** Each is a paragraph, a list item (or several short ones), or a table row. */
  lines: string[];
};

/** Drawings, frames, repeated text and controls contain nothing worth searching for. */
const UNSEARCHED =
  '[aria-hidden=true], [data-frame], [data-unsearched], nav, script, style, template, svg, label, legend, button, thead';
const HEADINGS = 'h1, h2, h3, h4, summary, dt';
const BLOCKS = `${HEADINGS}, p, li, dd, tr, caption, figcaption`;

/**
 * The sections of a built page. Each heading that can be linked to, by its own id or by that of the section that it
 * opens, begins one; what comes before the first belongs to the page.
 */
export function sectionsOfPage(html: string): PageSection[] {
  const $ = load(html);
  const main = $('main');
  main.find(UNSEARCHED).remove();
  const first: PageSection = { id: '', heading: '', lines: [] };
  const sections = [first];
  /** What a line is about: "Home services: Missed calls texted back." */
  let topic = { text: '', isSaid: true, card: undefined as AnyNode | undefined };
  let before: AnyNode | undefined;
  main.find(BLOCKS).each((_, element) => {
    const block = $(element);
    // Only the innermost blocks count: the text of a list item would repeat the paragraphs in it.
    if (element.tagName !== 'tr' && block.find(BLOCKS).length > 0) return;
    if (element.tagName !== 'tr' && block.closest('tr').length > 0) return;
    const text = textOf($, block);
    const section = sections.at(-1) ?? first;
    if (text === '') return;
    if (element.tagName === 'h1') {
      first.heading = text;
    } else if (block.is(HEADINGS)) {
      if (!topic.isSaid) section.lines.push(topic.text);
      const id = placeOf(block);
      if (id) sections.push({ id, heading: text, lines: [] });
      topic = { text, isSaid: id !== undefined, card: cardOf(block) };
    } else if (isListOfWords(block, before, text, section.lines.at(-1))) {
      section.lines.push(`${section.lines.pop() ?? ''}, ${text}`);
    } else {
      // In a card, every line is about its heading; elsewhere, only the first one is.
      const isAbout = topic.card ? cardOf(block) === topic.card : !topic.isSaid;
      section.lines.push(isAbout ? about(topic.text, text) : text);
      topic.isSaid = true;
    }
    before = element;
  });
  return sections;
}

function about(topic: string, text: string): string {
  return /[.!?:]$/.test(topic) ? `${topic} ${text}` : `${topic}: ${text}`;
}

/** The card that a block is in. */
function cardOf(block: Cheerio<Element>): AnyNode | undefined {
  const [card] = block.closest('li, article').toArray();
  return card;
}

/** The id for links to a heading: that of the section that it opens, or its own. */
function placeOf(heading: Cheerio<Element>): string | undefined {
  const section = heading.closest('section[id], details[id], li[id], article[id]');
  const opens = section.find(HEADINGS).first().is(heading);
  return opens ? section.attr('id') : heading.attr('id');
}

/** Whether an item continues a list of words, such as "Single account, WhatsApp support". */
function isListOfWords(
  block: Cheerio<Element>,
  before: AnyNode | undefined,
  text: string,
  line: string | undefined,
): boolean {
  const isNext = block.is('li') && block.prev().get(0) === before && block.prev().is('li');
  return isNext && line !== undefined && !/[.!?:;]$/.test(line) && !/[.!?:;]$/.test(text);
}

/** The text of a block; the cells of a row are joined with commas. */
function textOf($: CheerioAPI, block: Cheerio<Element>): string {
  const cells = block.is('tr') ? block.children('th, td').toArray() : [];
  const text =
    cells.length > 0
      ? cells
          .map((cell) => cellText($, $(cell)))
          .filter((part) => part !== '')
          .join(', ')
      : block.text();
  return inOneLine(text);
}

/** The text of a cell. A link beside other text is only a button, so it is left out: "$297 Select Standard". */
function cellText($: CheerioAPI, cell: Cheerio<Element>): string {
  const wordsOf = (nodes: Cheerio<AnyNode>) =>
    inOneLine(
      nodes
        .toArray()
        .map((node) => $(node).text())
        .join(' '),
    );
  return wordsOf(cell.contents().not('a')) || wordsOf(cell.contents());
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

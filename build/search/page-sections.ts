import { load, type Cheerio } from 'cheerio';

/** A part of a page that can be linked to. */
export type PageSection = {
  /** Empty for what comes before the first section of the page. */
  id: string;
  heading: string;
  /** Each can be read alone: a sentence (or several short ones), a list item or a table row. */
  passages: string[];
};

/** Nothing in drawings, frames, repeated text and controls is worth searching for, nor is the button beside a price. */
const UNSEARCHED =
  '[aria-hidden=true], [data-frame], [data-unsearched], nav, script, style, template, svg, label, legend, button, thead, td b + a';
const HEADINGS = 'h1, h2, h3, h4, summary, dt';
const BLOCKS = `${HEADINGS}, p, li, dd, tr, caption, figcaption`;
const ENDS_SENTENCE = /[.!?:;]$/;
/** "99.9" has no space after its period, and a sentence never begins in lowercase. */
const BETWEEN_SENTENCES = /(?<=[.!?;]['’”)]?)\s+(?=[\p{Lu}\d“$(])/u;
/** A passage that is shorter than this (characters) is joined with the next sentence. */
const MIN_CHARACTERS = 60;

/**
 * The sections of a built page. A section begins at each heading that can be linked to, by its own id or by the id of
 * the element that it opens; what comes before the first such heading belongs to the page itself.
 */
export function sectionsOfPage(html: string): PageSection[] {
  const $ = load(html);
  const main = $('main');
  main.find(UNSEARCHED).remove();
  const cardOf = (block: Cheerio<never>) => block.closest('li, article').get(0);
  let section: PageSection = { id: '', heading: '', passages: [] };
  const sections = [section];
  /** The heading that is put before the lines below it: "Home services: Missed calls texted back." */
  let topic = { text: '', card: cardOf(main as Cheerio<never>) };
  main.find(BLOCKS).each((_, element) => {
    const block = $(element) as unknown as Cheerio<never>;
    // Only the innermost blocks count, except in tables, where rows do.
    const isRow = block.is('tr');
    if (!isRow && (block.find(BLOCKS).length > 0 || block.closest('tr').length > 0)) return;
    const parts = isRow ? block.children('th, td').toArray() : [element];
    const texts = parts.map((part) => $(part).text().replaceAll(/\s+/g, ' ').trim());
    const text = texts.filter(Boolean).join('\t').replaceAll('.\t', '. ').replaceAll('\t', ', ');
    const lines = section.passages;
    const last = lines.at(-1) ?? '';
    if (text === '') return;
    if (block.is('h1')) {
      section.heading = text;
    } else if (block.is(HEADINGS)) {
      const opened = block.closest('section[id], details[id], li[id], article[id]');
      const isOpening = opened.find(HEADINGS).first().is(block);
      const id = isOpening ? opened.attr('id') : block.attr('id');
      if (id === undefined) lines.push(text);
      else sections.push((section = { id, heading: text, passages: [] }));
      topic = { text: id === undefined ? text : '', card: cardOf(block) };
    } else if (block.is('li + li') && ![last, text].some((item) => ENDS_SENTENCE.test(item))) {
      // A list of words, such as "Single account, WhatsApp support", is one line.
      lines.splice(-1, 1, `${last}, ${text}`);
    } else if (topic.text !== '' && topic.card === cardOf(block)) {
      const line = `${topic.text}${ENDS_SENTENCE.test(topic.text) ? '' : ':'} ${text}`;
      lines.splice(last === topic.text ? -1 : lines.length, 1, line);
    } else {
      lines.push(text);
    }
  });
  return sections.map((cut) => ({ ...cut, passages: cut.passages.flatMap(splitIntoPassages) }));
}

function splitIntoPassages(line: string): string[] {
  const passages: string[] = [];
  for (const sentence of line.split(BETWEEN_SENTENCES)) {
    const last = passages.at(-1);
    if (last === undefined || last.length >= MIN_CHARACTERS) passages.push(sentence);
    else passages[passages.length - 1] = `${last} ${sentence}`;
  }
  return passages;
}

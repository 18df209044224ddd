import { load, type Cheerio } from 'cheerio';
import { diffArrays } from 'diff';

type AnyNode = ReturnType<Cheerio<never>['contents']> extends Cheerio<infer Node> ? Node : never;

/** A line of text, and the heading or part of the page that it belongs to. */
export type Line = { under: string; text: string };

export type Part = { kind: 'same' | 'removed' | 'added'; text: string };
/** A line that reads differently now. */
export type WordChange = { under: string; parts: Part[] };

const INLINE = new Set(
  'a abbr b bdi bdo button cite code data dfn del em i ins kbd label mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head']);
const LANDMARKS: Readonly<Record<string, string>> = {
  header: 'The bar at the top',
  footer: 'The foot of the page',
};
const HEADING = /^(h[1-6]|summary|legend|caption)$/;
const TEXT_NODE = 3;
/** With a smaller share of equal words, a line counts as replaced: a mix of half sentences would be hard to read. */
const LEAST_ALIKE = 0.4;
/** How many words around a change are shown with it. */
const CONTEXT = 8;

/** Every line of a page, in order, including those behind a switch or in a dialog, and what only screen readers announce. */
export function linesOfPage(html: string): Line[] {
  const $ = load(html);
  const lines: Line[] = [];
  let text = '';
  let under = '';
  const add = (place: string, said = '') => {
    const clean = said
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:!?)])/g, '$1')
      .trim();
    if (clean !== '') lines.push({ under: place, text: clean });
    return clean;
  };
  const endLine = () => {
    const said = add(under, text);
    text = '';
    return said;
  };
  const read = (node: AnyNode) => {
    if (!('tagName' in node)) {
      // Of nodes that are not elements, only text counts.
      if (node.nodeType === TEXT_NODE) text += $(node).text();
      return;
    }
    if (SILENT.has(node.tagName)) return;
    const isInline = INLINE.has(node.tagName);
    if (isInline) text += ' ';
    else endLine();
    const { 'aria-label': label, alt } = node.attribs;
    add('Said by screen readers', label ?? alt);
    const landmark =
      node.parent && 'tagName' in node.parent && node.parent.tagName === 'body'
        ? LANDMARKS[node.tagName]
        : undefined;
    if (landmark) under = landmark;
    const isHeading = HEADING.test(node.tagName);
    const outer = under;
    if (isHeading) under = 'A heading';
    node.childNodes.forEach(read);
    if (isInline) {
      text += ' ';
      return;
    }
    const said = endLine();
    if (isHeading) under = said || outer;
    if (landmark) under = '';
  };
  add('Title in the tab and in search results', $('title').text());
  add('Description in search results', $('meta[name=description]').attr('content'));
  $('body').contents().get().forEach(read);
  return lines;
}

/** Every line that was removed, added or reads differently, with the words around each change. */
export function wordChanges(before: readonly Line[], after: readonly Line[]): WordChange[] {
  const chunks = diffArrays([...before], [...after], {
    comparator: (one, other) => one.text === other.text,
  });
  const changes: WordChange[] = [];
  let removed: Line[] = [];
  let added: Line[] = [];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
      changes.push(changeOf(removed[at], added[at]));
    [removed, added] = [[], []];
  };
  for (const chunk of chunks) {
    if (chunk.removed) removed.push(...chunk.value);
    else if (chunk.added) added.push(...chunk.value);
    else flush();
  }
  flush();
  return changes;
}

/** The visible words of a text file, line by line. */
export function linesOfText(text: string): Line[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ under: '', text: line.trim() }));
}

function changeOf(before: Line | undefined, after: Line | undefined): WordChange {
  const under = (after ?? before)?.under ?? '';
  const whole: Part[] = [
    { kind: 'removed' as const, text: before?.text ?? '' },
    { kind: 'added' as const, text: after?.text ?? '' },
  ].filter(({ text }) => text !== '');
  if (!before || !after) return { under, parts: whole };

  const [old, current] = [before.text.split(' '), after.text.split(' ')];
  const chunks = diffArrays(old, current);
  const alike = chunks
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  if (alike < LEAST_ALIKE * Math.max(old.length, current.length)) return { under, parts: whole };
  return {
    under,
    parts: chunks.map(({ added, removed, value }, index) =>
      added || removed
        ? { kind: removed ? 'removed' : 'added', text: value.join(' ') }
        : { kind: 'same', text: shortened(value, index === 0, index === chunks.length - 1) },
    ),
  };
}

/** What stays the same is shown only near the changes. */
function shortened(words: readonly string[], isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? [] : words.slice(0, CONTEXT);
  const end = isLast ? [] : words.slice(-CONTEXT);
  return words.length <= start.length + end.length
    ? words.join(' ')
    : [...start, '…', ...end].join(' ');
}

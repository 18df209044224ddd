import { load, type Cheerio } from 'cheerio';
import { diffArrays, diffWords } from 'diff';

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

/** Every line of a page, in order, also those behind a switch, in a dialog, or announced only by screen readers. */
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
      // Nodes that are neither elements nor text do not count.
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

/** Every line that was removed, added or reads differently. */
export function wordChanges(before: readonly Line[], after: readonly Line[]): WordChange[] {
  const chunks = diffArrays([...before], [...after], {
    comparator: (one, other) => one.text === other.text,
  });
  // Lines that are added where others were removed replace them, one by one.
  return chunks.flatMap(({ added, removed, value }, index) => {
    if (!added && !removed) return [];
    const previous = chunks[index - 1];
    const next = chunks[index + 1];
    if (added && previous?.removed) return [];
    const other = removed && next?.added ? next.value : [];
    const [old, current] = removed ? [value, other] : [other, value];
    return Array.from({ length: Math.max(old.length, current.length) }, (_, at) =>
      changeOf(old[at], current[at]),
    );
  });
}

function changeOf(before: Line | undefined, after: Line | undefined): WordChange {
  const under = (after ?? before)?.under ?? '';
  const parts: Part[] = diffWords(before?.text ?? '', after?.text ?? '').map(
    ({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  );
  const alike = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
  const length = Math.max(before?.text.length ?? 0, after?.text.length ?? 0);
  if (alike >= LEAST_ALIKE * length) return { under, parts };
  const whole: Part[] = [
    { kind: 'removed', text: before?.text ?? '' },
    { kind: 'added', text: after?.text ?? '' },
  ];
  return { under, parts: whole.filter(({ text }) => text !== '') };
}

import { addressOf, isPage } from './built-site.ts';
import type { ViewChange } from './pictures.ts';
import type { Part, WordChange } from './words.ts';

/** A file that differs: its words if it has any, how it looks if it is a page, and its bytes as they are sent. */
export type Change = {
  path: string;
  words: readonly WordChange[];
  views: readonly ViewChange[];
  bytes: { before: number; after: number };
};
type Report = {
  /** What the other state is called. */
  label: string;
  added: readonly string[];
  removed: readonly string[];
  changes: readonly Change[];
  headers: readonly WordChange[];
};

/** A change on this many pages is shown once, ahead of the pages: it is in the header, the footer or a dialog. */
const MANY_PAGES = 5;

const STYLES = `
body { max-width: 84rem; margin: 2.5rem auto 5rem; padding-inline: 1.5rem; color-scheme: light dark; font: 1rem/1.55 system-ui }
section { margin-top: 3rem; border-top: 2px solid }
.words { max-width: 52rem; padding: 0; list-style: none }
.words li { padding: 0.6rem 0; border-bottom: 1px solid }
.note, figcaption, footer { display: block; font-size: 0.875rem }
del { background: light-dark(#fdeceb, #3b1a1a) }
ins { background: light-dark(#e3f6ea, #10301f); font-weight: 600 }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.25rem }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid }`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const keyOf = (change: WordChange) => JSON.stringify(change);

/** The report as a page. */
export function reportPage({ label, added, removed, changes, headers }: Report): string {
  const counts = Map.groupBy(
    changes.flatMap(({ words }) => [...new Map(words.map((word) => [keyOf(word), word])).values()]),
    keyOf,
  );
  const shared = [...counts.values()].filter(({ length }) => length >= MANY_PAGES);
  const isShared = (word: WordChange) => (counts.get(keyOf(word))?.length ?? 0) >= MANY_PAGES;
  const own = changes.map((change) => ({
    ...change,
    words: change.words.filter((word) => !isShared(word)),
  }));
  const isSeen = ({ words, views }: Change) => words.length + views.length > 0;
  const inCode = own.filter((change) => !isSeen(change));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What differs</title>
<style>${STYLES}</style>
<h1>What differs</h1>
<p>Before: ${escaped(label)}. After: this folder as it is now.
${changes.length + added.length + removed.length === 0 ? '<p>Nothing differs.' : ''}
${section('On many pages', wordList(shared.flatMap(([word]) => word ?? [])))}
${own.filter(isSeen).map(changeSection).join('')}
${section('New', names(added))}
${section('Gone', names(removed))}
${section('Response headers', wordList(headers))}
${section(
  'Files that read and look the same, with other code or the changes above',
  names(inCode.map(({ path, bytes }) => `${path} (${bytesLine(bytes)})`)),
)}
<footer><p>Pages as they open, 1440 and 390 pixels wide, in both themes; menus and dialogs are closed. Outside pages are empty boxes.</footer>
`;
}

function changeSection({ path, words, views, bytes }: Change): string {
  const name = isPage(path) ? addressOf(path) : path;
  return section(
    name,
    `${wordList(words)}${views.map(pictures).join('')}<p class="note">${bytesLine(bytes)}`,
  );
}

/** A section with a heading, or nothing if it would be empty. */
function section(heading: string, content: string): string {
  return content === '' ? '' : `<section><h2>${escaped(heading)}</h2>${content}</section>`;
}

function wordList(changes: readonly WordChange[]): string {
  const items = changes.map(
    ({ under, parts }) =>
      `<li><span class="note">${escaped(under)}</span> ${parts.map(partOf).join('')}`,
  );
  return items.length === 0 ? '' : `<ul class="words">${items.join('')}</ul>`;
}

function partOf({ kind, text }: Part): string {
  if (kind === 'same') return escaped(text);
  const tag = kind === 'removed' ? 'del' : 'ins';
  return `<${tag}>${escaped(text)}</${tag}>`;
}

/** Both pictures side by side, and the one with the differences marked; the dark theme's are collapsed. */
function pictures({ view, before, after, marked }: ViewChange): string {
  const figure = (caption: string, file: string) =>
    `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`;
  const three = [figure('Before', before), figure('After', after), figure('Differences', marked)];
  return `<details${view.theme === 'light' ? ' open' : ''}><summary>${view.width} pixels wide, ${view.theme}</summary><div class="pictures">${three.join('')}</div></details>`;
}

const names = (paths: readonly string[]) =>
  paths.length === 0 ? '' : `<ul>${paths.map((path) => `<li>${escaped(path)}`).join('')}</ul>`;

const bytesLine = ({ before, after }: Change['bytes']) =>
  `${before.toLocaleString('en-US')} → ${after.toLocaleString('en-US')} bytes as sent`;

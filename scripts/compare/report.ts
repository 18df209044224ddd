import type { Weight } from './bytes.ts';
import type { HeaderChange } from './headers.ts';
import { html, type Html } from './html.ts';
import type { ViewChange } from './pictures.ts';
import { byteLine, byteTable, headerTable, pictures, wordList } from './report-parts.ts';
import { withoutShared, type SharedChanges } from './shared-changes.ts';
import type { WordChange } from './words.ts';

export type NamedPage = { address: string; title: string };
export type PageChange = NamedPage & {
  words: readonly WordChange[];
  views: readonly ViewChange[];
  unseen: readonly string[];
  weights: readonly Weight[];
};
/** A file that is not a page: its words if it is text, its two states if it is a picture. */
export type FileChange = {
  path: string;
  words: readonly WordChange[];
  picture?: { before: string; after: string };
};
export type Comparison = {
  /** What the other state is called. */
  before: string;
  added: readonly NamedPage[];
  removed: readonly NamedPage[];
  changed: readonly PageChange[];
  same: readonly NamedPage[];
  files: {
    added: readonly string[];
    removed: readonly string[];
    changed: readonly FileChange[];
  };
  headers: readonly HeaderChange[];
  weights: readonly Weight[];
};

/** Whether a visitor, a search engine or a screen reader notices any change. */
const isNoticed = ({ words, views, unseen }: PageChange) =>
  words.length + views.length + unseen.length > 0;

/** What differs, one line each, for the terminal and the top of the report. */
export function summaryOf(comparison: Comparison): string[] {
  const { added, removed, changed, files, headers } = comparison;
  const noticed = changed.filter(isNoticed).length;
  const lines = [
    count(noticed, 'page differs', 'pages differ'),
    count(added.length, 'page is new', 'pages are new'),
    count(removed.length, 'page is gone', 'pages are gone'),
    count(changed.length - noticed, 'page differs', 'pages differ', ' in code alone'),
    count(
      files.added.length + files.removed.length + files.changed.length,
      'other file differs',
      'other files differ',
    ),
    count(headers.length, 'response header differs', 'response headers differ'),
  ].filter((line) => line !== undefined);
  return lines.length > 0 ? lines : ['Nothing differs.'];
}

/** The whole report as a page. */
export function reportPage(comparison: Comparison): string {
  const { before, added, removed, changed, same, files, headers, weights } = comparison;
  const { shared, own } = withoutShared(changed.filter(isNoticed));
  const remaining = own.filter(isNoticed);
  const onlyShared = own.filter((page) => !isNoticed(page));
  const inCode = changed.filter((page) => !isNoticed(page));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>What differs</title>
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <header>
          <h1>What differs</h1>
          <dl>
            <dt>Before</dt>
            <dd>${before}</dd>
            <dt>After</dt>
            <dd>This folder as it is now</dd>
          </dl>
          <ul class="summary">
            ${summaryOf(comparison).map((line) => html`<li>${line}</li>`)}
          </ul>
          ${remaining.length > 1 && contents(remaining)}
        </header>
        <main>
          ${sharedSection(shared)} ${remaining.map(pageSection)}
          ${nameSection('Pages where nothing else differs', onlyShared)}
          ${nameSection('New pages', added)} ${nameSection('Pages that are gone', removed)}
          ${nameSection('Pages that differ in code alone: they read and look the same', inCode)}
          ${fileSection(files)}
          ${
            headers.length > 0 &&
            html`<section>
              <h2>Response headers</h2>
              ${headerTable(headers)}
            </section>`
          }
          <section>
            <h2>Bytes of the whole site, as they are sent</h2>
            ${byteTable(weights)}
          </section>
          ${nameSection('Pages that do not differ', same)}
        </main>
        <footer>
          <p>
            Both states were built as <code>npm start</code> builds them: outside pages are
            stand-ins. Pictures show each page as it opens, 1440 and 390 pixels wide, in both
            themes; menus and dialogs are closed in them.
          </p>
        </footer>
      </body>
    </html> `.markup;
}

function count(found: number, one: string, many: string, rest = ''): string | undefined {
  return found === 0 ? undefined : `${found} ${found === 1 ? one : many}${rest}`;
}

const idOf = ({ address }: NamedPage) => `page${address.replaceAll('/', '-')}`;

function contents(pages: readonly NamedPage[]): Html {
  return html`<nav aria-label="Pages that differ">
    <ul>
      ${pages.map(
        (page) =>
          html`<li><a href="#${idOf(page)}">${page.title}</a> <code>${page.address}</code></li>`,
      )}
    </ul>
  </nav>`;
}

function pageSection(page: PageChange): Html {
  const { address, title, words, views, unseen, weights } = page;
  const weighing = weights.filter(({ before, after }) => before !== after);
  return html`<section id="${idOf(page)}">
    <h2>${title} <code>${address}</code></h2>
    ${
      words.length > 0 &&
      html`<h3>Words</h3>
        ${wordList(words)}`
    }
    ${views.map(pictures)}
    ${words.length > 0 && views.length === 0 && html`<p>It looks the same.</p>`}
    ${unseenList(unseen)} ${weighing.length > 0 && byteLine(weighing)}
  </section>`;
}

function sharedSection({ words, unseen }: SharedChanges): Html | false {
  return (
    words.length + unseen.length > 0 &&
    html`<section>
      <h2>On many pages</h2>
      ${words.length > 0 && wordList(words)} ${unseenList(unseen)}
    </section>`
  );
}

function unseenList(sentences: readonly string[]): Html | false {
  return (
    sentences.length > 0 &&
    html`<h3>Not seen on the page</h3>
      <ul>
        ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
      </ul>`
  );
}

function nameSection(heading: string, pages: readonly NamedPage[]): Html | false {
  return (
    pages.length > 0 &&
    html`<section>
      <h2>${heading}</h2>
      <ul class="names">
        ${pages.map(({ address, title }) => html`<li>${title} <code>${address}</code></li>`)}
      </ul>
    </section>`
  );
}

function fileSection({ added, removed, changed }: Comparison['files']): Html | false {
  const names = (word: string, paths: readonly string[]) =>
    paths.map((path) => html`<h3><code>${path}</code> ${word}</h3>`);
  return (
    added.length + removed.length + changed.length > 0 &&
    html`<section>
      <h2>Other files</h2>
      ${names('is new', added)} ${names('is gone', removed)}
      ${changed.map(
        ({ path, words, picture }) =>
          html`<h3><code>${path}</code></h3>
            ${words.length > 0 ? wordList(words) : !picture && html`<p>Its content differs.</p>`}
            ${
              picture &&
              html`<div class="pair">
                <figure>
                  <figcaption>Before</figcaption>
                  <img src="pictures/${picture.before}" alt="${path}, before" />
                </figure>
                <figure>
                  <figcaption>After</figcaption>
                  <img src="pictures/${picture.after}" alt="${path}, after" />
                </figure>
              </div>`
            }`,
      )}
    </section>`
  );
}

import type { Weight } from './bytes.ts';
import type { HeaderChange } from './headers.ts';
import { html, type Html } from './html.ts';
import type { SavedPicture, ViewChange } from './pictures.ts';
import type { Side } from './places.ts';
import type { Part, WordChange } from './words.ts';

/** How many items are shown; the rest are behind "more". */
const SHOWN_AT_ONCE = 10;
/** The distance between a mark and what it marks. */
const MARK_MARGIN = 4;

/** Lines that read differently, with what was removed and added. */
export function wordList(changes: readonly WordChange[]): Html {
  return folded(
    changes.map(wordChange),
    (items) =>
      html`<ul class="words">
        ${items}
      </ul>`,
  );
}

function wordChange({ under, parts }: WordChange): Html {
  const text = parts.map(
    ({ kind, text: words }, index) => html`${index > 0 && ' '}${WORDS[kind](words)}`,
  );
  return html`<li>${under !== '' && html`<span class="under">${under}</span>`} ${text}</li>`;
}

const WORDS: Record<Part['kind'], (text: string) => Html> = {
  same: (text) => html`${text}`,
  removed: (text) => html`<del><span class="spoken">removed: </span>${text}</del>`,
  added: (text) => html`<ins><span class="spoken">added: </span>${text}</ins>`,
};

/** Where a page looks different in one window, both states side by side. */
export function pictures({ view, before, after, places }: ViewChange): Html {
  const device = view.width < 640 ? 'Phone' : 'Wide window';
  const pairs = places.map(
    (place) =>
      html`<div class="pair">
        ${cutting('Before', before, place.before)} ${cutting('After', after, place.after)}
      </div>`,
  );
  const body = html`${folded(pairs, (items) => html`${items}`)}
    <p>
      The whole page: <a href="pictures/${before.file}">before</a>,
      <a href="pictures/${after.file}">after</a>
    </p>`;
  const heading = `${device} (${view.width} pixels), ${view.theme}`;
  // In the dark theme, the same places usually differ.
  return view.theme === 'light'
    ? html`<h3>${heading}</h3>
        ${body}`
    : html`<details>
        <summary>${heading}</summary>
        ${body}
      </details>`;
}

function cutting(name: string, { file, width, height }: SavedPicture, side: Side): Html {
  const { x, y, width: shown, height: rows } = side.crop;
  return html`<figure>
    <figcaption>${name}</figcaption>
    <svg
      viewBox="${x} ${y} ${shown} ${rows}"
      width="${shown}"
      height="${rows}"
      role="img"
      aria-label="${name}, from ${y} pixels below the top of the page"
    >
      <image href="pictures/${file}" width="${width}" height="${height}" />
      ${side.marks.map(
        (mark) =>
          html`<rect
            x="${mark.x - MARK_MARGIN}"
            y="${mark.y - MARK_MARGIN}"
            width="${mark.width + 2 * MARK_MARGIN}"
            height="${mark.height + 2 * MARK_MARGIN}"
            rx="4"
          />`,
      )}
    </svg>
  </figure>`;
}

/** Bytes in both states, and the difference. */
export function byteTable(weights: readonly Weight[]): Html {
  return html`<table>
    <thead>
      <tr>
        <td></td>
        <th scope="col">Before</th>
        <th scope="col">After</th>
        <th scope="col">Difference</th>
      </tr>
    </thead>
    <tbody>
      ${weights.map(
        ({ what, before, after }) =>
          html`<tr>
            <th scope="row">${what}</th>
            <td>${number(before)}</td>
            <td>${number(after)}</td>
            <td>${difference(after - before)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The bytes of one page, in a line. */
export function byteLine(weights: readonly Weight[]): Html {
  const parts = weights.map(
    ({ what, before, after }) =>
      `${what}: ${number(before)} → ${number(after)} bytes as sent (${difference(after - before)})`,
  );
  return html`<p class="bytes">${parts.join('. ')}</p>`;
}

const number = (bytes: number) => bytes.toLocaleString('en-US');

function difference(bytes: number): string {
  if (bytes === 0) return 'none';
  return `${bytes > 0 ? '+' : '−'}${number(Math.abs(bytes))}`;
}

/** Response headers that differ. */
export function headerTable(changes: readonly HeaderChange[]): Html {
  const value = (text: string) => (text === '' ? html`not sent` : html`<code>${text}</code>`);
  return html`<table class="headers">
    <thead>
      <tr>
        <th scope="col">Where</th>
        <th scope="col">Header</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      ${changes.map(
        ({ where, name, before, after }) =>
          html`<tr>
            <th scope="row">${where}</th>
            <td><code>${name}</code></td>
            <td>${value(before)}</td>
            <td>${value(after)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The first few at once, the others behind a summary. */
function folded(items: readonly Html[], list: (items: readonly Html[]) => Html): Html {
  const rest = items.slice(SHOWN_AT_ONCE);
  return html`${list(items.slice(0, SHOWN_AT_ONCE))}
  ${
    rest.length > 0 &&
    html`<details>
      <summary>${rest.length} more</summary>
      ${list(rest)}
    </details>`
  }`;
}

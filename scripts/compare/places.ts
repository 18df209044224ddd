import { hash } from 'node:crypto';
import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';

/** Pixels of a picture, four bytes each. */
export type Picture = { width: number; height: number; data: Uint8Array };
export type Box = { x: number; y: number; width: number; height: number };
/** What to show of one picture, and what to mark in it. */
export type Side = { crop: Box; marks: Box[] };
/** A place where two pictures differ. */
export type Place = { before: Side; after: Side };

/** Rows of one picture, from `top` to `bottom`. Those of the two pictures in a hunk take each other's place. */
type Rows = { top: number; bottom: number };
type Hunk = { before: Rows; after: Rows };

/** How many equal rows keep two differences apart. */
const ROWS_APART = 24;
/** How many equal columns keep two marks apart. */
const COLUMNS_APART = 24;
/** Places closer together than this are shown as one. */
const PLACES_APART = 160;
const MARGIN = 40;
/** Narrower crops would not show where on the page they are. */
const LEAST_WIDTH = 640;
/** Beyond this many rows, looking for what moved would take too long. */
const MOST_ROWS = 8000;

/**
 * Where two pictures of a page differ. Rows that only moved, because something above them grew or disappeared, do not count.
 */
export function differentPlaces(before: Picture, after: Picture): Place[] {
  const hunks = grouped(differentRows(before, after), (hunk) => hunk, ROWS_APART).map(span);
  const marked = hunks.flatMap((hunk) => {
    const [old, current] = [marksOf(before, after, hunk), marksOf(after, before, swapped(hunk))];
    return old.length + current.length > 0 ? [{ hunk, old, current }] : [];
  });
  return grouped(marked, ({ hunk }) => hunk, PLACES_APART).map((group) => {
    const hunk = span(group.map((member) => member.hunk));
    const old = group.flatMap((member) => member.old);
    const current = group.flatMap((member) => member.current);
    const columns = columnsToShow([...old, ...current], Math.max(before.width, after.width));
    return {
      before: { crop: { ...columns, ...rowsToShow(hunk.before, before) }, marks: old },
      after: { crop: { ...columns, ...rowsToShow(hunk.after, after) }, marks: current },
    };
  });
}

function differentRows(before: Picture, after: Picture): Hunk[] {
  const [old, current] = [rowHashes(before), rowHashes(after)];
  const inPlace = rowsInPlace(old, current);
  const cost = inPlace.reduce((sum, hunk) => sum + rowsOf(hunk.before) + rowsOf(hunk.after), 0);
  // Treating rows as moved must leave fewer differences than comparing them in place.
  const maxEditLength = Math.min(MOST_ROWS, cost - 1);
  const chunks = cost === 0 ? undefined : diffArrays(old, current, { maxEditLength });
  if (!chunks) return inPlace;
  const hunks: Hunk[] = [];
  let [y, newY] = [0, 0];
  for (const { added, removed, count } of chunks) {
    const [oldY, currentY] = [y, newY];
    if (!added) y += count;
    if (!removed) newY += count;
    if (added || removed)
      hunks.push({ before: { top: oldY, bottom: y }, after: { top: currentY, bottom: newY } });
  }
  return hunks;
}

/** The rows that differ from those at the same height. */
function rowsInPlace(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (let y = 0; y < Math.max(before.length, after.length); y += 1) {
    if (before[y] === after[y]) continue;
    const rows = ({ length }: readonly string[]) => ({
      top: Math.min(y, length),
      bottom: Math.min(y + 1, length),
    });
    hunks.push({ before: rows(before), after: rows(after) });
  }
  return hunks;
}

const rowsOf = ({ top, bottom }: Rows) => bottom - top;

function rowHashes({ width, height, data }: Picture): string[] {
  return Array.from({ length: height }, (_, y) =>
    hash('sha1', data.subarray(y * width * 4, (y + 1) * width * 4), 'base64'),
  );
}

/** Groups items that have fewer than `apart` equal rows between them. */
function grouped<Item>(
  items: readonly Item[],
  hunkOf: (item: Item) => Hunk,
  apart: number,
): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && hunkOf(item).before.top - hunkOf(last).before.bottom < apart)
      group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** From the first row of the first to the last row of the last. */
function span(hunks: readonly Hunk[]): Hunk {
  const rows = (side: keyof Hunk): Rows => ({
    top: hunks[0]?.[side].top ?? 0,
    bottom: hunks.at(-1)?.[side].bottom ?? 0,
  });
  return { before: rows('before'), after: rows('after') };
}

const swapped = ({ before, after }: Hunk): Hunk => ({ before: after, after: before });

/** What to mark in `own` for a difference; `before` are its rows in `own`. */
function marksOf(own: Picture, other: Picture, { before, after }: Hunk): Box[] {
  const height = before.bottom - before.top;
  if (height === 0) return [];
  // Rows were added or removed: they differ as a whole.
  if (height !== after.bottom - after.top || own.width !== other.width)
    return [{ x: 0, y: before.top, width: own.width, height }];
  const { width } = own;
  const pixels = ({ data }: Picture, { top, bottom }: Rows) =>
    data.subarray(top * width * 4, bottom * width * 4);
  const mask = new Uint8Array(width * height * 4);
  // Both pictures come from the same browser, so every difference is real.
  const options = { diffMask: true, threshold: 0, includeAA: true };
  pixelmatch(pixels(own, before), pixels(other, after), mask, width, height, options);
  return boxesOf(mask, width, height).map((box) => ({ ...box, y: box.y + before.top }));
}

/** The boxes around the marked pixels of a mask, separated where enough columns have none. */
function boxesOf(mask: Uint8Array, width: number, height: number): Box[] {
  const boxes: Box[] = [];
  for (let x = 0; x < width; x += 1) {
    let [top, bottom] = [-1, -1];
    for (let y = 0; y < height; y += 1) {
      if (mask[(y * width + x) * 4 + 3] === 0) continue;
      if (top < 0) top = y;
      bottom = y + 1;
    }
    if (top < 0) continue;
    const last = boxes.at(-1);
    if (last && x - (last.x + last.width) < COLUMNS_APART) {
      const end = Math.max(last.y + last.height, bottom);
      last.y = Math.min(last.y, top);
      last.height = end - last.y;
      last.width = x + 1 - last.x;
    } else boxes.push({ x, y: top, width: 1, height: bottom - top });
  }
  return boxes;
}

function columnsToShow(marks: readonly Box[], pageWidth: number): { x: number; width: number } {
  const left = Math.min(...marks.map(({ x }) => x));
  const right = Math.max(...marks.map(({ x, width }) => x + width));
  const width = Math.min(pageWidth, Math.max(LEAST_WIDTH, right - left + 2 * MARGIN));
  const x = Math.round((left + right - width) / 2);
  return { x: Math.max(0, Math.min(x, pageWidth - width)), width };
}

function rowsToShow({ top, bottom }: Rows, { height }: Picture): { y: number; height: number } {
  const y = Math.max(0, top - MARGIN);
  return { y, height: Math.min(height, bottom + MARGIN) - y };
}

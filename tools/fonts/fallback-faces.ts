// The arithmetic behind src/theme/fallbacks.css: by how much the characters of a font on the visitor's machine
// must grow or shrink to be as wide as in the site's own typeface.

/** Widths as a browser lays them out, in 1/1000 of the font size. */
export type Widths = {
  /** Of single characters. */
  advance: Readonly<Record<string, number>>;
  /** What a pair of characters adds or saves. */
  kerning: Readonly<Record<string, number>>;
};

export type Face = { characters: string; sizeAdjust: number };

/** Spaces, capitals, digits, and everything else. */
export const FOUR_KINDS = [/[ \u00a0]/, /[A-Z]/, /\d/, /[^ \u00a0A-Z\d]/];
/** Spaces, everything as tall as a capital, and everything else. */
export const THREE_KINDS = [/[ \u00a0]/, /[A-Z\d]/, /[^ \u00a0A-Z\d]/];
/** A space, and everything else. */
export const SPACE_AND_REST = [/[ \u00a0]/, /[^ \u00a0]/];
/** The characters in a piece of text about as long as a line: an error in its width moves a line break. */
const PIECE = 40;

/**
 * The scale of each of `kinds` of characters that makes the lines of `text` as wide as in the real face, on average.
 * Words stay even, since their letters scale equally; the space, which nobody sees, takes whatever scale it needs.
 */
export function fitFaces(
  text: string,
  real: Widths,
  local: Widths,
  kinds: readonly RegExp[],
): Face[] {
  const counts = countCharacters(text);
  const kerned = halvesOfKerning(text, real, counts);
  const characters = [...counts.keys()];
  const faces = kinds.map((kind) => {
    const group = characters.filter((character) => kind.test(character));
    const sum = (width: (character: string) => number) =>
      group.reduce(
        (total, character) => total + (counts.get(character) ?? 0) * width(character),
        0,
      );
    const wanted = sum(
      (character) => (real.advance[character] ?? 0) + (kerned.get(character) ?? 0),
    );
    return {
      characters: group.join(''),
      sizeAdjust: wanted / sum((character) => local.advance[character] ?? 0),
    };
  });
  const total = (width: (piece: string) => number) =>
    pieces(text).reduce((sum, piece) => sum + width(piece), 0);
  const bias =
    total((piece) => widthOfPiece(piece, real)) / total((piece) => widthIn(faces, local, piece));
  return faces.map((face) => ({ ...face, sizeAdjust: face.sizeAdjust * bias }));
}

/** How far pieces of `text` in the fitted faces are from their real width: the standard deviation, as a ratio. */
export function misfit(text: string, real: Widths, local: Widths, faces: readonly Face[]): number {
  const errors = pieces(text)
    .filter(({ length }) => length === PIECE)
    .map((piece) => widthIn(faces, local, piece) / widthOfPiece(piece, real) - 1);
  return Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
}

function countCharacters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of text)
    if (character !== '\n') counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** The average kerning of each character; a pair counts half for each of its two. */
function halvesOfKerning(
  text: string,
  real: Widths,
  counts: ReadonlyMap<string, number>,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (let index = 0; index + 1 < text.length; index += 1) {
    const pair = text.slice(index, index + 2);
    const half = (real.kerning[pair] ?? 0) / 2;
    for (const character of pair) sums.set(character, (sums.get(character) ?? 0) + half);
  }
  return new Map(
    [...sums].map(([character, sum]) => [character, sum / (counts.get(character) ?? 1)]),
  );
}

function pieces(text: string): string[] {
  return text.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${PIECE}}`, 'g')) ?? []);
}

function widthOfPiece(piece: string, { advance, kerning }: Widths): number {
  let width = 0;
  for (let index = 0; index < piece.length; index += 1)
    width += (advance[piece.charAt(index)] ?? 0) + (kerning[piece.slice(index, index + 2)] ?? 0);
  return width;
}

/** The width of a piece in `faces`; characters of different faces are never kerned. */
function widthIn(faces: readonly Face[], { advance, kerning }: Widths, piece: string): number {
  const faceOf = (character: string) =>
    faces.find(({ characters }) => characters.includes(character));
  let width = 0;
  for (let index = 0; index < piece.length; index += 1) {
    const [character, next] = [piece.charAt(index), piece.charAt(index + 1)];
    const face = faceOf(character);
    const kern = face && face === faceOf(next) ? (kerning[character + next] ?? 0) : 0;
    width += ((advance[character] ?? 0) + kern) * (face?.sizeAdjust ?? 1);
  }
  return width;
}

import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';

/** The folder of the photographs, relative to the project root. */
const FOLDER = 'src/data/photographs';
/** The largest crop that pages show, in pixels: a portrait in a ring. */
export const PORTRAIT = { width: 256, height: 256 };
const MAX_MB = 10;
/** The name of a photograph's file; cameras write the ending in upper case. */
export const PHOTOGRAPH = /^[\w-]+\.(jpe?g|png|webp|avif)$/i;
/** What else may be in the folder: its README, and files that operating systems leave in every folder. */
const NO_PHOTOGRAPH = /^(README\.md|Thumbs\.db|\..*)$/i;

/** A file that must be in {@link FOLDER}, and the path of the entry that names it. */
export type NamedPhotograph = { path: string; file: string };

/** The problems with the photographs: at most one per file with a valid name, and one per file that no entry names. */
export async function photographProblems(
  named: readonly NamedPhotograph[],
  folder: string = FOLDER,
): Promise<string[]> {
  const found = await Promise.all(
    named.map(async ({ path, file }) => {
      if (!PHOTOGRAPH.test(file)) return [];
      const problem = await problemOf(`${folder}/${file}`);
      return problem ? [`${path}: ${folder}/${file} ${problem}`] : [];
    }),
  );
  // A file in the folder that no page shows would be published as the camera wrote it, with its location data.
  const used = new Set(named.map(({ file }) => file));
  const unused = readdirSync(folder).filter((file) => !NO_PHOTOGRAPH.test(file) && !used.has(file));
  return [
    ...found.flat(),
    ...unused.map(
      (file) => `${folder}/${file}: no entry shows this photograph; name it in one, or delete it`,
    ),
  ];
}

async function problemOf(path: string): Promise<string | null> {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return 'is not there; put the file into this folder, or correct its name';
  const megabytes = size / 1_000_000;
  if (megabytes > MAX_MB)
    return `has ${megabytes.toFixed(1)} MB; export it smaller than ${MAX_MB} MB`;
  try {
    const picture = sharp(path, { failOn: 'truncated' });
    const { autoOrient } = await picture.metadata();
    // Only decoding the whole picture shows whether its end is missing.
    await picture.resize(8).toBuffer();
    const { width, height } = PORTRAIT;
    if (autoOrient.width >= width && autoOrient.height >= height) return null;
    return `has ${autoOrient.width} by ${autoOrient.height} pixels; use one of at least ${width} by ${height}`;
  } catch {
    return 'cannot be read; export it again as a JPEG';
  }
}

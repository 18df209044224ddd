import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';

/** Where the photographs are, from the project's folder. */
const FOLDER = 'src/data/photographs';
/** The largest cuts that pages show, in pixels: a ring around a portrait, and the upright picture of who answers. */
export const CUTS = { ring: { width: 256, height: 256 }, upright: { width: 700, height: 875 } };
const MAX_MB = 10;
/** The name of a photograph's file; cameras write the ending in upper case. */
export const PHOTOGRAPH = /^[\w-]+\.(jpe?g|png|webp|avif)$/i;
/** What else may be in the folder: our own words, and what systems leave in every folder. */
const NO_PHOTOGRAPH = /^(README\.md|Thumbs\.db|\..*)$/i;

/** A file that {@link FOLDER} has to have, and the place that names it. */
export type NamedPhotograph = { path: string; file: string };

/** What is wrong with the photographs: of each file with a proper name one problem, and files that nothing names. */
export async function photographProblems(
  named: readonly NamedPhotograph[],
  folder: string = FOLDER,
): Promise<string[]> {
  const found = await Promise.all(
    named.map(async ({ path, file }) => {
      if (!PHOTOGRAPH.test(file)) return [];
      const smallest = path.startsWith('answering') ? CUTS.upright : CUTS.ring;
      const problem = await problemOf(`${folder}/${file}`, smallest);
      return problem ? [`${path}: ${folder}/${file} ${problem}`] : [];
    }),
  );
  // A file in the folder that no page shows would be published as the camera wrote it, with its place.
  const used = new Set(named.map(({ file }) => file));
  const unused = readdirSync(folder).filter((file) => !NO_PHOTOGRAPH.test(file) && !used.has(file));
  return [
    ...found.flat(),
    ...unused.map(
      (file) => `${folder}/${file}: no entry shows this photograph; name it in one, or delete it`,
    ),
  ];
}

async function problemOf(path: string, smallest: typeof CUTS.ring): Promise<string | null> {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return 'is not there; put the file into this folder, or correct its name';
  const megabytes = size / 1_000_000;
  if (megabytes > MAX_MB)
    return `has ${megabytes.toFixed(1)} MB; export it smaller than ${MAX_MB} MB`;
  try {
    const picture = sharp(path, { failOn: 'truncated' });
    const { autoOrient } = await picture.metadata();
    // Only reading all of it shows whether the end is missing.
    await picture.resize(8).toBuffer();
    if (autoOrient.width >= smallest.width && autoOrient.height >= smallest.height) return null;
    return `has ${autoOrient.width} by ${autoOrient.height} pixels; use one of at least ${smallest.width} by ${smallest.height}`;
  } catch {
    return 'cannot be read; export it again as a JPEG';
  }
}

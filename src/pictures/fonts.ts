/** The fonts of pictures by their family names; the files stand in `fonts`, written by `npm run fonts`. */
export function pictureFonts(folder: string) {
  return {
    display: { family: 'Familjen Grotesk', file: `${folder}/familjen-grotesk-bold.ttf` },
    text: { family: 'Instrument Sans', file: `${folder}/instrument-sans-semibold.ttf` },
  };
}

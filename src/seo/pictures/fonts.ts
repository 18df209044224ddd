/** The fonts used in pictures, with their family names; `npm --prefix tools run fonts` writes the files in `fonts`. */
export function pictureFonts(folder: string) {
  return {
    display: { family: 'Familjen Grotesk', file: `${folder}/familjen-grotesk-bold.ttf` },
    text: { family: 'Instrument Sans', file: `${folder}/instrument-sans-semibold.ttf` },
  };
}

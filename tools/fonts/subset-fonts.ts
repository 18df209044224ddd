// Cuts the two variable fonts down to what the site uses and writes them to src/theme/fonts, and the
// one weight of each that pictures use to src/seo/pictures/fonts.
// Run it (`npm --prefix tools run fonts`) after updating a font package or extending SUBSET_TEXT.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { SUBSET_TEXT } from '../../src/lib/subset-text.ts';

const display = import.meta
  .resolve('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2');
const text = import.meta
  .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

const fonts = [
  // Only for headings, all of them in one weight.
  { source: display, target: 'theme/fonts/familjen-grotesk.woff2', format: 'woff2', weight: 700 },
  {
    source: text,
    target: 'theme/fonts/instrument-sans.woff2',
    format: 'woff2',
    weight: { min: 400, max: 600 },
  },
  // The library that draws pictures reads neither WOFF2 nor variable fonts.
  {
    source: display,
    target: 'seo/pictures/fonts/familjen-grotesk-bold.ttf',
    format: 'truetype',
    weight: 700,
  },
  {
    source: text,
    target: 'seo/pictures/fonts/instrument-sans-semibold.ttf',
    format: 'truetype',
    weight: 600,
  },
] as const;

for (const { source, target, format, weight } of fonts) {
  const original = await readFile(new URL(source));
  const subset = await subsetFont(original, SUBSET_TEXT, {
    targetFormat: format,
    variationAxes: { wght: weight },
    // Copyright and license stay in the file, as the Open Font License requires.
    preserveNameIds: [0, 13, 14],
    // Kerning, and digits of equal width for columns of figures. Ligatures are not needed.
    keepFeatures: ['kern', 'tnum'],
    // Without GDEF, all weights share one kerning: two letters are 0.05 px off on average. Separate kerning is 3.3 kB.
    // STAT only tells programs that list fonts what a weight is called.
    dropTables: ['GDEF', 'STAT'],
  });
  await writeFile(new URL(`../../src/${target}`, import.meta.url), subset);
  console.log(`${target}: ${original.length} -> ${subset.length} bytes`);
}

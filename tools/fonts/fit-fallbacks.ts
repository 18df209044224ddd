// The last step of `npm --prefix tools run fonts`: writes src/theme/fallbacks.css, the faces that text is set in until
// the site's own typefaces arrive. They are fonts on the visitor's machine, fitted to the text of the pages.
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Page } from 'puppeteer-core';
import { SUBSET_TEXT } from '../../src/lib/subset-text.ts';
import { CommandError } from '../../scripts/lib/command-error.ts';
import { ensureDemoBuild } from '../../scripts/lib/demo-build.ts';
import {
  fitFaces,
  FOUR_KINDS,
  misfit,
  SPACE_AND_REST,
  THREE_KINDS,
  type Face,
} from './fallback-faces.ts';
import { loadFonts, measure, type LineBox } from './font-widths.ts';
import { demoPorts } from '../../tests/support/ports.ts';
import { runCommand } from '../../scripts/lib/run-command.ts';
import { createSiteHandler } from '../../server/static-server.ts';
import { testSite } from '../../tests/test-site.ts';
import { browseWhile } from '../open-page.ts';

const PORTS = demoPorts('fonts');
const THEME = new URL('../../src/theme/', import.meta.url);
/** How many times a text on the first screen counts, because visitors see it while the typefaces arrive. */
const FIRST_SCREEN_WEIGHT = 10;

type Role = 'display' | 'text';
type LocalWeight = 'regular' | 'bold';

const TYPEFACES: Readonly<Record<Role, { family: string; file: URL }>> = {
  display: { family: 'Familjen Grotesk', file: new URL('fonts/familjen-grotesk.woff2', THEME) },
  text: { family: 'Instrument Sans', file: new URL('fonts/instrument-sans.woff2', THEME) },
};

const STYLES: readonly { role: Role; weight: number; local: LocalWeight }[] = [
  { role: 'display', weight: 700, local: 'bold' },
  { role: 'text', weight: 400, local: 'regular' },
  { role: 'text', weight: 500, local: 'regular' },
  { role: 'text', weight: 600, local: 'bold' },
];
type Style = (typeof STYLES)[number];
/** The texts of the pages in each style, and how many times each counts. */
type Texts = Map<Style, Map<string, number>>;

/** What visitors have: Arial or its equivalent almost everywhere, Roboto on Android. */
const LOCAL_FONTS = [
  {
    family: 'Liberation Sans',
    debianPackage: 'fonts-liberation',
    suffix: 'fallback',
    // Each face costs a rule and a font lookup, so four kinds are used only where they nearly halve the error of lines.
    kinds: { display: FOUR_KINDS, text: THREE_KINDS },
    // Linux first, because there Chromium asks another process for each name, before it can lay out any text.
    names: {
      regular: ['Liberation Sans', 'Arial', 'ArialMT'],
      bold: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT'],
    },
  },
  {
    family: 'Roboto',
    debianPackage: 'fonts-roboto-unhinted',
    suffix: 'fallback on Android',
    // Its letters are closer to the site's own.
    kinds: { display: SPACE_AND_REST, text: SPACE_AND_REST },
    names: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  },
] as const;

await runCommand(async () => {
  const handler = createSiteHandler(await ensureDemoBuild(PORTS));
  const rules = await browseWhile([[PORTS.port, handler]], 'FONTS_PORT', async (browser) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const texts: Texts = new Map(STYLES.map((style) => [style, new Map<string, number>()]));
    for (const { path } of testSite.routes) {
      await page.goto(`http://localhost:${PORTS.port}${path}`);
      for (const { role, weight, text, isFirst } of await textOf(page)) {
        const style = STYLES.findLast((one) => one.role === role && weight >= one.weight);
        if (!style)
          throw new CommandError(`${path} sets ${role} at weight ${weight}: add it to STYLES`);
        const before = texts.get(style)?.get(text) ?? 1;
        texts.get(style)?.set(text, isFirst ? FIRST_SCREEN_WEIGHT : before);
      }
    }
    await page.goto('about:blank');
    await loadFonts(page, Object.values(TYPEFACES), LOCAL_FONTS);
    const faces: string[] = [];
    for (const local of LOCAL_FONTS)
      for (const role of ['display', 'text'] as const)
        for (const weight of ['regular', 'bold'] as const)
          faces.push(...(await fitted(page, texts, local, role, weight)));
    return faces;
  });
  const css = `/* Written by \`npm --prefix tools run fonts\`: change tools/fonts/fit-fallbacks.ts instead. */
@layer base {${rules.join('')}}`;
  const style = await resolveConfig(THEME);
  await writeFile(new URL('fallbacks.css', THEME), await format(css, { ...style, parser: 'css' }));
});

/** The rules for a role in one weight of a local font: a set of faces for each of the site's weights that use it. */
async function fitted(
  page: Page,
  texts: Texts,
  local: (typeof LOCAL_FONTS)[number],
  role: Role,
  localWeight: LocalWeight,
): Promise<string[]> {
  const styles = STYLES.filter((style) => style.role === role && style.local === localWeight);
  const [first] = styles;
  if (!first) return [];
  const { family } = TYPEFACES[role];
  const realFont = ({ weight }: Style) => `${weight} 1000px '${family}'`;
  const localFont = `${localWeight === 'bold' ? 700 : 400} 1000px '${local.family}'`;
  // Characters that no page uses yet count once.
  const textIn = (some: readonly Style[]) =>
    [
      SUBSET_TEXT,
      ...some.flatMap((style) =>
        [...(texts.get(style) ?? [])].flatMap(([text, count]) => Array<string>(count).fill(text)),
      ),
    ].join('\n');

  const localWidths = await measure(page, localFont, textIn(styles));
  const rules: string[] = [];
  for (const style of styles) {
    const text = textIn([style]);
    const real = await measure(page, realFont(style), text);
    const faces = fitFaces(text, real, localWidths, local.kinds[role]);
    const percent = (100 * misfit(text, real, localWidths, faces)).toFixed(2);
    console.log(
      `${local.family} for ${family} ${style.weight}: lines miss their width by ${percent}%`,
    );
    const names = local.names[localWeight];
    for (const face of faces)
      rules.push(fontFace(`${family} ${local.suffix}`, style.weight, names, face, real));
  }
  return rules;
}

function fontFace(
  family: string,
  weight: number,
  names: readonly string[],
  { characters, sizeAdjust }: Face,
  lineBox: LineBox,
): string {
  const percent = (ratio: number, digits = 0) => `${Number((100 * ratio).toFixed(digits))}%`;
  // The face with the space gives the line its height and its baseline.
  const overrides = characters.includes(' ')
    ? `ascent-override: ${percent(lineBox.ascent / sizeAdjust)}; descent-override: ${percent(lineBox.descent / sizeAdjust)}; `
    : '';
  return `@font-face { font-family: '${family}'; src: ${names.map((name) => `local('${name}')`).join(', ')}; font-weight: ${weight}; size-adjust: ${percent(sizeAdjust, 1)}; ${overrides}unicode-range: ${toRanges(characters)}; }`;
}

/** `U+20, U+61-63`: neighbors as one range. */
function toRanges(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort(
    (a, b) => a - b,
  );
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

type SaidText = { role: Role; weight: number; text: string; isFirst: boolean };

/** Every text of a page with the role and the weight that it is set in. */
function textOf(page: Page): Promise<SaidText[]> {
  return page.evaluate((display) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: SaidText[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.replaceAll(/\s+/g, ' ').trim();
      if (!text || !element || element.closest('script, style')) continue;
      const { fontFamily, fontWeight, textTransform } = getComputedStyle(element);
      const role = fontFamily.includes(display) ? 'display' : 'text';
      const { top, width } = element.getBoundingClientRect();
      const isFirst = width > 0 && top < innerHeight;
      const shown = textTransform === 'uppercase' ? text.toUpperCase() : text;
      found.push({ role, weight: Number(fontWeight), text: shown, isFirst });
    }
    return found;
  }, TYPEFACES.display.family);
}

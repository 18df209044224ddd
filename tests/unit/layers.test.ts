import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const RULE = '@typescript-eslint/no-restricted-imports';

// The rule needs no types, which would take long to load.
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === RULE,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** The layer rule's messages for a file that imports `source`; the file need not exist. */
async function complaints(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${source}';\n`, { filePath: file });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === RULE)
    .map(({ message }) => message);
}

test.each([
  ['src/lib/money.ts', '#data/company.ts'],
  ['src/data/lanes.ts', '#site/routes.ts'],
  ['src/site/routes.ts', '#copy/home.ts'],
  ['src/seo/head.ts', '#copy/home.ts'],
  ['src/copy/home.ts', '#sections/home/HomeHero.tsx'],
  ['src/legal/facts.ts', '#copy/home.ts'],
  ['src/enhancements/theme.ts', '#site/routes.ts'],
  ['src/ui/Lead.tsx', '#data/company.ts'],
  ['src/ui/Lead.tsx', '../data/company.ts'],
  ['src/art/Engine.tsx', '#copy/home.ts'],
  ['src/pictures/rasterize.ts', '#copy/home.ts'],
  ['src/sections/home/Pillars.tsx', '#copy/home.ts'],
  ['src/sections/home/Pillars.tsx', '../../copy/home.ts'],
  ['src/sections/home/Pillars.tsx', '#pages/index.astro'],
])('%s may not import %s', async (file, source) => {
  expect(await complaints(file, source)).not.toEqual([]);
});

test.each([
  ['src/data/lanes.ts', '#lib/money.ts'],
  ['src/copy/home.ts', '#data/company.ts'],
  ['src/sections/home/Pillars.tsx', '#art/Engine.tsx'],
  ['src/sections/home/Pillars.tsx', './Pillars.module.css'],
])('%s may import %s', async (file, source) => {
  expect(await complaints(file, source)).toEqual([]);
});

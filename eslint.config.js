import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * What each layer may import, lowest layer first; `pages`, `layouts` and `props` may import everything.
 * @type {Record<string, string[]>}
 */
const LAYERS = {
  lib: [],
  data: ['lib'],
  site: ['lib', 'data'],
  seo: ['lib', 'data', 'site'],
  copy: ['lib', 'data', 'site'],
  legal: ['lib', 'data', 'site'],
  enhancements: ['lib'],
  theme: [],
  ui: ['lib'],
  art: ['lib', 'ui'],
  pictures: ['lib', 'ui', 'art', 'theme'],
  sections: ['lib', 'ui', 'art'],
  islands: ['lib', 'ui', 'art', 'sections'],
  'design-system': ['lib', 'ui', 'art', 'theme', 'sections', 'enhancements'],
};

const NO_PRICE_LITERAL = [
  'Literal[value=/\\$\\d/]',
  'TemplateElement[value.raw=/\\$\\d/]',
  'JSXText[value=/\\$\\d/]',
].map((selector) => ({
  selector,
  message: 'An amount is a fact: write it in src/data and format it.',
}));

const JSX_SYNTAX = [
  {
    selector: "JSXNamespacedName[namespace.name='client']",
    message:
      'Astro ignores client:* in React files and ships a dead control; write it in the page or layout.',
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The security policy blocks inline styles; use a class or an SVG attribute.',
  },
];

/** Islands, and the sections that only they render. */
const IN_THE_BROWSER = ['src/islands/**', 'src/sections/plan-comparison/**'];

const NO_HOOK = {
  selector: 'CallExpression[callee.name=/^use[A-Z]/]',
  message: 'This component makes HTML once, where no hook acts; React runs in src/islands.',
};

/**
 * Layers to import types from as well: types describe props and ship nothing.
 * @type {Partial<Record<string, string[]>>}
 */
const TYPES_FROM = { sections: ['data'], islands: ['data'] };

const EVERY_LAYER = [...Object.keys(LAYERS), 'props', 'layouts', 'pages'];

/**
 * @param {string} files
 * @param {string} layer
 * @param {readonly string[]} allowed
 */
function layerRule(files, layer, allowed) {
  const mayImport = new Set([layer, ...allowed]);
  const closed = EVERY_LAYER.filter((other) => !mayImport.has(other));
  const typesOnly = closed.filter((other) => TYPES_FROM[layer]?.includes(other));
  /** @param {string[]} others */
  const pattern = (others) => ({
    // These patterns use the .gitignore syntax, in which a bare # would begin a comment.
    group: others.flatMap((other) => [`\\#${other}/**`, `../${other}/**`]),
  });
  return {
    files: [files],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              ...pattern(closed.filter((other) => !typesOnly.includes(other))),
              message: `${files} may import ${allowed.join(', ') || 'nothing else of src'}; see docs/architecture.md.`,
            },
            ...(typesOnly.length > 0
              ? [
                  {
                    ...pattern(typesOnly),
                    allowTypeImports: true,
                    message: 'Import types alone; values come as props.',
                  },
                ]
              : []),
            { group: ['../../**'], message: 'Import from another layer by its name: #layer/….' },
          ],
        },
      ],
    },
  };
}

const layerRules = [
  ...Object.entries(LAYERS).map(([layer, allowed]) => layerRule(`src/${layer}/**`, layer, allowed)),
  // Examples of drawings show the site's own samples.
  layerRule('src/art/**/*.examples.tsx', 'art', ['lib', 'ui', 'data']),
];

export default defineConfig(
  globalIgnores([
    'dist/',
    'deploy/',
    '.demo/',
    '.astro/',
    '.css-types/',
    'shots/',
    'compare/',
    'src/enhancements/arrive.js',
    'src/enhancements/before-paint.js',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.configs.strict],
    rules: { 'no-restricted-syntax': ['error', ...NO_PRICE_LITERAL, ...JSX_SYNTAX] },
  },
  // These rules run React's compiler over every component, so they apply only where hooks are allowed.
  { files: IN_THE_BROWSER, extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['src/**/*.tsx'],
    ignores: IN_THE_BROWSER,
    rules: { 'no-restricted-syntax': ['error', ...NO_PRICE_LITERAL, ...JSX_SYNTAX, NO_HOOK] },
  },
  {
    files: ['src/**/*.{ts,astro}'],
    ignores: ['src/data/**'],
    rules: { 'no-restricted-syntax': ['error', ...NO_PRICE_LITERAL] },
  },
  ...layerRules,
  { files: ['scripts/**', 'config/**', 'demo-host/**'], rules: { 'no-console': 'off' } },
);

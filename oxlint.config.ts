import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

type Patterns = { message: string; allowTypeImports?: boolean } & (
  { group: string[] } | { regex: string }
);
type Override = NonNullable<Parameters<typeof defineConfig>[0]['overrides']>[number];

const feature = (name: string) => `features/${name}`;

/** Features that other features and `client` may import. */
const SHARED_FEATURES = 'closing embeds faq industries navigation offers proof'
  .split(' ')
  .map(feature);
/** All features. Those not shared belong to one page, or one kind of page, and no other feature may import them. */
const FEATURES = readdirSync(`${import.meta.dirname}/src/features`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => feature(name));

/** What each layer of `src` may import, lowest layer first; `pages` and `layouts` may import everything. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  data: ['lib'],
  site: ['lib', 'data'],
  seo: ['lib', 'data', 'site'],
  theme: [],
  ui: ['lib'],
  art: ['lib', 'ui'],
  ...Object.fromEntries(
    FEATURES.map((name) => [name, ['lib', 'ui', 'art', ...SHARED_FEATURES]] as const),
  ),
  client: ['lib', 'ui', 'art', ...SHARED_FEATURES],
  'design-system': [
    ...['lib', 'ui', 'art', 'theme', 'client', ...SHARED_FEATURES],
    // The receipt and the status page, which the owner fills in.
    feature('platform'),
  ],
};
const EVERY_LAYER = [...Object.keys(LAYERS), 'layouts', 'pages'];

/** Layers that a layer may import only types from: types describe props and ship nothing. */
const TYPES_FROM: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(FEATURES.map((name) => [name, ['data']] as const)),
  site: ['ui'],
  client: ['data'],
};

// These patterns use the .gitignore syntax, in which a bare # would begin a comment.
const importsFrom = (layers: readonly string[]) =>
  layers.flatMap((layer) => [`\\#${layer}/**`, `../${layer.replace('features/', '')}/**`]);

/** The project's folders, lowest first. Each of the first four may import only from itself and those below it. */
const FOLDERS = ['src', 'build', 'server', 'scripts', 'tests', 'tools'] as const;

/** What a folder may not import, under whatever name. */
function foldersAbove(folder: (typeof FOLDERS)[number]): Patterns {
  const index = FOLDERS.indexOf(folder);
  return {
    regex: `^(#|(\\.\\./)+)(${FOLDERS.slice(index + 1).join('|')})/`,
    message: `${folder} may import ${FOLDERS.slice(0, index + 1).join(', ')}; see docs/architecture.md.`,
  };
}

/** Forbids the files of a layer to import from any layer that is not in `allowed`. */
function layerRule(files: string, layer: string, allowed: readonly string[]): Override {
  const closed = EVERY_LAYER.filter((other) => other !== layer && !allowed.includes(other));
  const typesOnly = closed.filter((other) => TYPES_FROM[layer]?.includes(other));
  const patterns: Patterns[] = [
    {
      group: importsFrom(closed.filter((other) => !typesOnly.includes(other))),
      message: `${files} may import ${allowed.join(', ') || 'nothing else of src'}; see docs/architecture.md.`,
    },
    foldersAbove('src'),
    { group: ['../../**'], message: 'Import from another layer by its name: #layer/….' },
  ];
  if (typesOnly.length > 0)
    patterns.push({
      group: importsFrom(typesOnly),
      allowTypeImports: true,
      message: 'Import types alone; values come as props.',
    });
  return { files: [files], rules: { 'typescript/no-restricted-imports': ['error', { patterns }] } };
}

/** The strict and stylistic rules of typescript-eslint that Oxlint's category "correctness" leaves out. */
const TYPESCRIPT = [
  'adjacent-overload-signatures array-type ban-ts-comment class-literal-property-style',
  'consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions',
  'consistent-type-imports dot-notation no-confusing-non-null-assertion no-deprecated',
  'no-dynamic-delete no-empty-object-type no-explicit-any no-extraneous-class no-inferrable-types',
  'no-invalid-void-type no-misused-promises no-mixed-enums no-namespace no-non-null-assertion',
  'no-non-null-asserted-nullish-coalescing no-require-imports no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition no-unnecessary-template-expression no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion no-unnecessary-type-constraint no-unnecessary-type-conversion',
  'no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call',
  'no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access no-unsafe-return',
  'non-nullable-type-assertion-style only-throw-error prefer-find prefer-for-of prefer-function-type',
  'prefer-includes prefer-literal-enum-member prefer-nullish-coalescing prefer-optional-chain',
  'prefer-promise-reject-errors prefer-reduce-type-parameter prefer-regexp-exec',
  'prefer-return-this-type prefer-string-starts-ends-with related-getter-setter-pairs require-await',
  'unified-signatures use-unknown-in-catch-callback-variable',
];
const JAVASCRIPT = [
  'eqeqeq no-array-constructor no-case-declarations no-console no-empty no-empty-function no-fallthrough',
  'no-prototype-builtins no-redeclare no-regex-spaces no-unexpected-multiline no-useless-constructor no-var',
  'prefer-const prefer-rest-params prefer-spread preserve-caught-error',
];
const named = (scope: string, lines: readonly string[]) =>
  Object.fromEntries(
    lines.flatMap((line) => line.split(' ')).map((rule) => [`${scope}/${rule}`, 'error'] as const),
  );

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: [
    '/dist',
    '/deploy',
    '/.demo',
    'src/client/before-paint.js',
    'src/client/drop-dead-controls.js',
  ],
  rules: {
    ...named('eslint', JAVASCRIPT),
    ...named('typescript', TYPESCRIPT),
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    // <output> is for results of a form, not for every live region, and the supported Safari versions lack <search>.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The security policy blocks inline styles; use a class or an SVG attribute.
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
  },
  overrides: [
    // Outside src, a function whose name begins with "use" is not a hook.
    { files: ['src/**'], rules: { 'react/rules-of-hooks': 'error' } },
    ...(['src', 'build', 'server', 'scripts'] as const).map((folder): Override => {
      const patterns = [foldersAbove(folder)];
      const rules: Override['rules'] = {
        'typescript/no-restricted-imports': ['error', { patterns }],
      };
      return { files: [`${folder}/**`], rules };
    }),
    ...Object.entries(LAYERS).map(([layer, allowed]) =>
      layerRule(`src/${layer}/**`, layer, allowed),
    ),
    // Words and logic about plans read facts and routes; components get them as props.
    ...FEATURES.map((name) =>
      layerRule(`src/${name}/*.ts`, name, ['lib', 'data', 'site', 'ui', 'art', ...SHARED_FEATURES]),
    ),
    // Pictures for social networks and tabs are drawn by the components of the site.
    layerRule('src/seo/pictures/**', 'seo', [
      'lib',
      'data',
      'site',
      'theme',
      'ui',
      'art',
      'features/linkedin',
    ]),
    {
      files: ['scripts/**', 'build/**', 'server/**', 'tools/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});

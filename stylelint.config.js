import { readdirSync, readFileSync } from 'node:fs';
import projectRules from './stylelint-rules.ts';

/** Every custom property that any stylesheet of this site declares; a component may set one for its contents. */
const customProperties = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/--[\w-]+(?=:)/g) ?? [])
    .map((name) => [name, '']),
);

/** A palette color, whose name ends in its lightness. */
const PAINT = /var\(--(?!space|stroke)[a-z]+-\d\d/;

/** A distance: a step of the scale, a size relative to the text or what surrounds it, or one computed from these. */
const DISTANCE = String.raw`(0|auto|inherit|-?[\d.]+(em|%|cqw|vw|pt)|var\(--[\w-]+\)|(calc|min|max)\((?!.*clamp)[^;]+\))`;

/**
 * The message for a value that is not on the list of allowed values.
 * @type {(property: string, value: string) => string}
 */
const nameOfStep = (property, value) => {
  const isPixels = /gap|padding|margin/.test(property) && /^[\d.]+px$/.test(value);
  const example = isPixels ? `, such as var(--space-${Number.parseFloat(value)})` : '';
  return `${property}: ${value} is no step of src/theme/scales.css: write one of its tokens${example}`;
};

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-value-no-unknown-custom-properties', ...projectRules],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Code that cannot be intentional.
    'annotation-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-redundant-longhand-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    // global() belongs to CSS Modules.
    'declaration-property-value-no-unknown': [
      true,
      { ignoreProperties: { animation: /global\(/ } },
    ],
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': [true, { ignoreFunctions: ['global'] }],
    'keyframe-block-no-duplicate-selectors': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    'unit-no-unknown': true,
    // The size of these units changes with the typeface.
    'unit-disallowed-list': ['ch', 'ex'],
    'csstools/value-no-unknown-custom-properties': [true, { importFrom: [{ customProperties }] }],

    // Styles must not depend on a part of an attribute's text, which others may reword.
    'selector-attribute-operator-disallowed-list': ['^=', '$=', '*='],
    'pbs/one-direction': true,
    'pbs/no-reach': true,

    // Colors belong in the palette.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/],
  },
  overrides: [
    {
      files: ['src/theme/palette.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      files: ['**/*.module.css'],
      rules: {
        'declaration-property-value-disallowed-list': {
          '/./': [PAINT],
          // Stroke widths come from the scale.
          '/^(border(?!.*(radius|spacing))|outline(?!-offset)|text-decoration)/': [/\d(px|rem)/],
        },
        // Custom properties are not scoped as classes are, so short names could collide. The five listed are tokens.
        'custom-property-pattern': /^([a-z]{4,}|[a-z]+(-[a-z\d]+)+|bg|gap|ink|pen|tap)$/,
        // Type, spacing and corners come from the scales; text in a drawing may use the drawing's own unit.
        'declaration-property-value-allowed-list': [
          {
            font: ['inherit', /^var\(--font-[\w-]+\)$/],
            'font-family': [],
            'font-size': [
              'inherit',
              '0',
              /^var\(--(size|stairs)-\w+\)$/,
              /^calc\(.*(var\(--(unit|[\w-]+-unit|stage)\)|1px).*\)$/,
            ],
            'font-weight': ['400', '500', '600', '700', 'inherit', /^var\(/],
            '/^(padding|margin)|gap$/': [new RegExp(String.raw`^${DISTANCE}(\s+${DISTANCE})*$`)],
            // Layers from behind to the front are tokens.
            'z-index': ['auto', /^var\(--z-[\w-]+\)$/],
            'letter-spacing': ['normal', /^var\(--track-\w+\)$/],
            '/^border.*-radius$/': [
              '0',
              '50%',
              'inherit',
              /^((var\(--(radius|radius-\w+|bend)\)|0) ?)+$/,
              'calc(var(--radius) + 0.3rem)',
            ],
          },
          { message: nameOfStep },
        ],
      },
    },
    {
      files: ['src/**/*.css'],
      rules: {
        // From narrow to wide: large text on a small phone and on any, a narrow phone, a phone in portrait, any phone, a
        // tablet in portrait, any tablet, a small window and a large one.
        'media-feature-name-value-allowed-list': {
          'min-width': ['24rem', '48rem', '64rem', '72rem', '80rem'],
          'max-width': [
            '17rem',
            '19.99rem',
            '23.99rem',
            '29.99rem',
            '47.99rem',
            '49.99rem',
            '63.99rem',
            '71.99rem',
            '79.99rem',
          ],
        },
      },
    },
  ],
};

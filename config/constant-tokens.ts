import { readFileSync } from 'node:fs';
import type { AstroUserConfig } from 'astro';

type Css = NonNullable<NonNullable<AstroUserConfig['vite']>['css']>;
export type PostcssPlugin = NonNullable<
  Exclude<Css['postcss'], string | undefined>['plugins']
>[number];

/** Where the tokens stand that are the same in every theme and context. */
const CONSTANT = ['palette.css', 'scales.css'].map(
  (name) => new URL(`../src/theme/${name}`, import.meta.url),
);

/**
 * Writes the values of constant tokens where they are named, so that no page carries the palette and the scales
 * themselves: the palette alone is 0.6 kB compressed.
 */
export function constantTokens(): PostcssPlugin {
  return {
    postcssPlugin: 'constant-tokens',
    Once(root) {
      const declared = CONSTANT.flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/(--[\w-]+): ([^;]+);/g),
      ]);
      const values = new Map(declared.map(([, name = '', value = '']) => [name, value]));
      root.walkDecls((declaration) => {
        if (values.has(declaration.prop)) declaration.remove();
        else
          declaration.value = declaration.value.replaceAll(
            /var\((--[\w-]+)\)/g,
            (written, name: string) => values.get(name) ?? written,
          );
      });
    },
  };
}

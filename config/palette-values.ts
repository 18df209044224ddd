import { readFileSync } from 'node:fs';
import type { AstroUserConfig } from 'astro';

type Css = NonNullable<NonNullable<AstroUserConfig['vite']>['css']>;
export type PostcssPlugin = NonNullable<
  Exclude<Css['postcss'], string | undefined>['plugins']
>[number];

const PALETTE = new URL('../src/theme/palette.css', import.meta.url);

/**
 * Writes the colors of the palette where tokens name them, so that no page carries the palette itself: 0.6 kB
 * compressed on each.
 */
export function paletteValues(): PostcssPlugin {
  return {
    postcssPlugin: 'palette-values',
    Once(root) {
      const declared = readFileSync(PALETTE, 'utf8').matchAll(/(--[\w-]+): ([^;]+);/g);
      const values = new Map([...declared].map(([, name = '', value = '']) => [name, value]));
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

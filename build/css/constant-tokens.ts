import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'postcss';

/** The files with the tokens that are the same in every theme and context. */
const CONSTANT = ['palette.css', 'scales.css'].map((name) =>
  fileURLToPath(new URL(`../../src/theme/${name}`, import.meta.url)),
);

/**
 * Replaces references to constant tokens with their values, so that no page carries the palette and the scales
 * themselves: the palette alone is 0.6 kB compressed.
 */
export function constantTokens(): Plugin {
  return {
    postcssPlugin: 'constant-tokens',
    Once(root) {
      const declared = CONSTANT.flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/(--[\w-]+): ([^;]+);/g),
      ]);
      const values = new Map(declared.map(([, name = '', value = '']) => [name, value]));
      root.walkDecls((declaration) => {
        const { prop, source } = declaration;
        if (values.has(prop)) {
          // References get the constant's value, so another value declared elsewhere would be silently lost.
          if (!CONSTANT.includes(source?.input.file ?? ''))
            throw declaration.error(
              `${prop} is a constant of src/theme: change it there, or give this value a name of its own.`,
            );
          declaration.remove();
        } else
          declaration.value = declaration.value.replaceAll(
            /var\(\s*(--[\w-]+)\s*\)/g,
            (written, name: string) => values.get(name) ?? written,
          );
      });
    },
  };
}

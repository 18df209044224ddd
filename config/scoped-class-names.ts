import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { AstroUserConfig } from 'astro';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

const PROJECT = new URL('..', import.meta.url).pathname;

/**
 * Names the classes of CSS Modules as briefly as compression likes: a few characters for the file,
 * then the place of the class in it. The same in every build of the same files. In a page they become shorter still
 * (`page-class-names.ts`); the scripts of islands keep these.
 * @throws where two files get the same characters; renaming one of them mends it.
 */
function createScopedClassNames(): (name: string, file: string) => string {
  const fileOf = new Map<string, string>();
  const placesIn = new Map<string, Map<string, number>>();
  return (name, path) => {
    const file = relative(PROJECT, path.replace(/\?.*$/, ''));
    const prefix = prefixOf(file);
    const holder = fileOf.get(prefix) ?? file;
    if (holder !== file)
      throw new Error(`${file} and ${holder} get the same class prefix; rename one of them`);
    fileOf.set(prefix, file);

    const places = placesIn.get(file) ?? new Map<string, number>();
    placesIn.set(file, places);
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return `_${prefix}_${place.toString(36)}`;
  };
}

/** A letter and two characters: enough for some hundred files. */
function prefixOf(file: string): string {
  const digest = createHash('sha256').update(file).digest();
  const letter = String.fromCharCode(97 + (digest.readUInt8(0) % 26));
  return letter + (digest.readUInt16BE(1) % 1296).toString(36).padStart(2, '0');
}

/** Applies the brief names to builds; while developing, classes keep names that can be read. */
export function briefClassNames(): VitePlugin {
  return {
    name: 'brief-class-names',
    config: (_, { command }) =>
      command === 'build'
        ? { css: { modules: { generateScopedName: createScopedClassNames() } } }
        : {},
  };
}

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { AstroUserConfig } from 'astro';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

const PROJECT = new URL('../..', import.meta.url).pathname;

/**
 * Gives the classes of CSS Modules short names that compress well: a few characters for the file, then the position
 * of the class in it. They are the same in every build of the same files. Pages shorten them further
 * (`page-class-names.ts`); the islands' scripts keep these.
 * @throws if two files get the same characters; renaming one of them fixes it.
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

/** A letter and two characters: enough for a few hundred files. */
function prefixOf(file: string): string {
  const digest = createHash('sha256').update(file).digest();
  const letter = String.fromCharCode(97 + (digest.readUInt8(0) % 26));
  return letter + (digest.readUInt16BE(1) % 1296).toString(36).padStart(2, '0');
}

/** Applies the short names to builds; in development, classes keep readable names. */
export function briefClassNames(): VitePlugin {
  return {
    name: 'brief-class-names',
    config: (_, { command }) =>
      command === 'build'
        ? { css: { modules: { generateScopedName: createScopedClassNames() } } }
        : {},
  };
}

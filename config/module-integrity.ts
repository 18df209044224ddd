import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { digest } from './digest.ts';

await init();

/**
 * The digest of every module that the modules `entries` import, at once or later, by its address: what an
 * import map can hold. The entries themselves carry an `integrity` attribute.
 */
export function integrityOfImports(
  entries: readonly string[],
  readAsset: (address: string) => Buffer,
): Record<string, string> {
  const seen = new Set(entries);
  const waiting = [...entries];
  const imported: [address: string, integrity: string][] = [];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const source = readAsset(address);
    if (!entries.includes(address)) imported.push([address, digest(source)]);
    const [imports] = parse(source.toString('utf8'));
    for (const { specifier } of imports) {
      // A specifier that is no text (a computed import) cannot be followed; bundles have none.
      const target = specifier && posix.resolve(posix.dirname(address), specifier);
      if (!target || seen.has(target)) continue;
      seen.add(target);
      waiting.push(target);
    }
  }
  return Object.fromEntries(imported.sort(([one], [other]) => one.localeCompare(other)));
}

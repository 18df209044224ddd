import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a file imports, types apart. */
export function importsOf(file: string): string[] {
  const imports = /^(?:import|export)\s(?!type\s)(?:[^;']*?\sfrom\s)?'([^']+)'/gm;
  return [...readFileSync(file, 'utf8').matchAll(imports)].map(([, source = '']) => source);
}

/** `file` and every file next to it that it imports, directly or not. */
export function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const source of importsOf(file).filter((candidate) => candidate.startsWith('.')))
    reachedFrom(join(dirname(file), source), reached);
  return reached;
}

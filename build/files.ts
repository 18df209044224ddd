import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';

/** An integration that does one thing: `work` on the folder of a finished build. */
export function afterBuild(
  name: string,
  work: (root: string, logger: AstroIntegrationLogger) => void | Promise<void>,
): AstroIntegration {
  return {
    name,
    hooks: { 'astro:build:done': ({ dir, logger }) => work(fileURLToPath(dir), logger) },
  };
}

/** The paths of all files of a built site, from its root, without their compressed twins. */
export function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(root.length)}/${entry.name}`.replace(/^\/*/, '/'))
    .sort();
}

/** Replaces every page of a built site with what `rewrite` returns for it. An error names the page. */
export function rewritePages(root: string, rewrite: (html: string, file: string) => string): void {
  for (const file of filesBelow(root).filter((name) => name.endsWith('.html'))) {
    const path = join(root, file);
    try {
      writeFileSync(path, rewrite(readFileSync(path, 'utf8'), file));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

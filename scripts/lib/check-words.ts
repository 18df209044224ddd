import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { banner } from '#data/banner.ts';
import type { SiteEnv } from '#site/env.ts';

/** Checks what only pages import, once, before the build: Astro would import it per page and report mistakes twice. */
export async function checkWords(env: SiteEnv): Promise<void> {
  registerHooks({
    load: (url, context, next) => {
      if (!url.endsWith('?raw')) return next(url, context);
      const text = JSON.stringify(readFileSync(new URL(url), 'utf8'));
      return { format: 'module', source: `export default ${text}`, shortCircuit: true };
    },
  });
  for (const file of globSync('*/*.ts', { cwd: join(import.meta.dirname, '../../src/features') }))
    await import(`#features/${file}`);
  (await import('#features/legal/documents.ts')).createLegalDocuments(env);
  (await import('#features/navigation/banner.ts')).dueBanner(banner, new Date());
}

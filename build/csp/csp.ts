import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import type { Site } from '#site/site.ts';
import { afterBuild, rewritePages } from '../files.ts';
import { contentSecurityPolicy, securityHeaders, type PolicyNeeds } from './headers.ts';

/** The digest that policies and `integrity` attributes share, so that a hash in one matches the other. */
export function digest(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The hashes of the contents, sorted and without duplicates. */
function digestsOf(contents: { get: () => string[] }): string[] {
  return [...new Set(contents.get().map(digest))].sort();
}

/** Script types that a policy's hashes govern. Data blocks such as JSON-LD never run. */
const GOVERNED_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * Returns a page with `integrity` on its scripts and, after the charset, the policy that `toPolicy` writes for its
 * scripts, styles and forms. `readAsset` returns the file behind an address of this site.
 * @throws if a script comes from elsewhere or an element has a `style` attribute or an event handler, since the policy
 * would block them; and if there is no charset to place the policy after.
 */
export function addPolicy(
  html: string,
  readAsset: (address: string) => Buffer,
  toPolicy: (needs: PolicyNeeds) => string,
): string {
  // Without scripting, the parser also reads what is in <noscript>.
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  $('*').each((_, element) => {
    if ('attribs' in element) refuseWhatThePolicyBlocks(element.name, element.attribs);
  });

  const governed = $('script').filter((_, { attribs }) => GOVERNED_TYPES.has(attribs.type ?? ''));
  const insertions = governed.get().flatMap(({ attribs, sourceCodeLocation }) => {
    const tagEnd = sourceCodeLocation?.startTag?.endOffset;
    if (attribs.src === undefined || tagEnd === undefined) return [];
    return [{ at: tagEnd - '>'.length, text: ` integrity="${digest(readAsset(attribs.src))}"` }];
  });
  const charsetEnd = $('meta[charset]').get(0)?.sourceCodeLocation?.endOffset;
  if (charsetEnd === undefined)
    throw new Error('The page names no charset to place the policy after');

  const policy = toPolicy({
    inlineScripts: digestsOf(governed.not('[src]').map((_, script) => $(script).text())),
    inlineStyles: digestsOf($('style').map((_, style) => $(style).text())),
    hasForm: $('form').length > 0,
  });
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return [...insertions, { at: charsetEnd, text: meta }]
    .sort((one, other) => other.at - one.at)
    .reduce((page, { at, text }) => page.slice(0, at) + text + page.slice(at), html);
}

function refuseWhatThePolicyBlocks(tagName: string, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (name === 'style' || name.startsWith('on'))
      throw new Error(`<${tagName}> carries ${name}="${value}", which the policy blocks`);
  const { src } = attributes;
  if (tagName === 'script' && src !== undefined && !/^\/[^/]/.test(src))
    throw new Error(`The script ${src} comes from elsewhere; serve it from this site`);
}

/**
 * After the build: adds the policy to every page and `integrity` to its scripts, computed from the page as built, so
 * that no hash goes stale; and writes the headers of the whole site, as JSON, to `headersFile`.
 */
export function securityPolicy(site: Site, headersFile: string): AstroIntegration {
  return afterBuild('security-policy', (root) => {
    const readAsset = (address: string) => readFileSync(join(root, address));
    rewritePages(root, (html) =>
      addPolicy(html, readAsset, (needs) => contentSecurityPolicy(site.env, needs)),
    );
    mkdirSync(dirname(headersFile), { recursive: true });
    writeFileSync(headersFile, `${JSON.stringify(securityHeaders(site.env), null, 2)}\n`);
  });
}

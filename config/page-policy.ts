import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { digest } from './digest.ts';
import type { PolicyNeeds } from './security-headers.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A page as the policy sees it. */
export type PagePolicy = {
  needs: PolicyNeeds;
  /** The page with `integrity` on its scripts and, after the charset, the policy that `toPolicy` writes. */
  withPolicy: (toPolicy: (needs: PolicyNeeds) => string) => string;
};

/** Script types that a policy's hashes govern. Data blocks such as JSON-LD never run. */
const GOVERNED_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * Reads every script, style and form of a page. `readAsset` returns the file behind an address of this site.
 * @throws where a script comes from elsewhere, where an element carries a `style` attribute or an
 * event handler, and where there is no charset: the policy would block it, or could not be placed.
 */
export function readPagePolicy(html: string, readAsset: (address: string) => Buffer): PagePolicy {
  // Without scripting, the parser also reads what stands in <noscript>.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const insertions: { at: number; text: string }[] = [];
  let hasForm = false;
  let charsetEnd: number | undefined;

  for (const element of elementsOf(document)) {
    refuseWhatThePolicyBlocks(element);
    if (element.tagName === 'meta' && attribute(element, 'charset'))
      charsetEnd = element.sourceCodeLocation?.endOffset;
    if (element.tagName === 'style') styles.add(digest(textOf(element)));
    if (element.tagName === 'form') hasForm = true;
    if (element.tagName !== 'script' || !GOVERNED_TYPES.has(attribute(element, 'type') ?? ''))
      continue;
    const src = attribute(element, 'src');
    if (src === undefined) {
      scripts.add(digest(textOf(element)));
      continue;
    }
    const integrity = digest(readAsset(src));
    const end = element.sourceCodeLocation?.attrs?.src?.endOffset;
    if (end !== undefined) insertions.push({ at: end, text: ` integrity="${integrity}"` });
  }
  if (charsetEnd === undefined)
    throw new Error('The page names no charset to place the policy after');

  const needs = {
    inlineScripts: [...scripts].sort(),
    inlineStyles: [...styles].sort(),
    hasForm,
  };
  const place = charsetEnd;
  return {
    needs,
    withPolicy(toPolicy) {
      const policy = `<meta http-equiv="content-security-policy" content="${toPolicy(needs)}">`;
      return [...insertions, { at: place, text: policy }]
        .sort((one, other) => other.at - one.at)
        .reduce(
          (text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at),
          html,
        );
    },
  };
}

function refuseWhatThePolicyBlocks(element: Element): void {
  const blocked = element.attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
  if (blocked) {
    throw new Error(
      `<${element.tagName}> carries ${blocked.name}="${blocked.value}", which the policy blocks`,
    );
  }
  const src = element.tagName === 'script' ? attribute(element, 'src') : undefined;
  if (src !== undefined && !/^\/[^/]/.test(src)) {
    throw new Error(`The script ${src} comes from elsewhere; serve it from this site`);
  }
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

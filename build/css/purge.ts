import { list, type AtRule, type Container, type Root, type Rule } from 'postcss';

const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g;
/** Pseudo-classes that match if one selector in their list does. */
const CHOICE = /:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;
const CLASS = /\.([a-z_][\w-]*)/gi;
const CUSTOM_PROPERTY = /--[\w-]+/g;

/**
 * Removes what a page cannot use from its styles: selectors with a class that neither the page nor its scripts name,
 * keyframes that nothing plays, and custom properties that nothing reads. `words` are all words of the page outside its
 * styles, and of the scripts.
 */
export function purge(sheet: Root, words: ReadonlySet<string>): void {
  sheet.walkRules((rule) => {
    if (atRulesAround(rule).some(isKeyframes)) return;
    const possible = rule.selectors.filter((selector) => isPossible(selector, words));
    if (possible.length === 0) rule.remove();
    else if (possible.length < rule.selectors.length) rule.selectors = possible;
  });
  removeUnplayed(sheet, words);
  // One property may be the only reader of another.
  while (removeUnread(sheet, words));
  removeEmpty(sheet);
}

/** The words of a page outside its styles, or of a script, including the classes and custom properties it names. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** The at-rules that contain a rule, the innermost first. */
export function atRulesAround({ parent }: Rule | AtRule): AtRule[] {
  if (!parent || parent.type === 'root') return [];
  return [parent as AtRule, ...atRulesAround(parent)];
}

export function isKeyframes({ name }: AtRule): boolean {
  return name.endsWith('keyframes');
}

/** Removes rules and conditions that are empty; a list of layers has no block and stays. */
export function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** Whether all classes of a selector are in `words`; in a list such as `:is()`, those of one selector are enough. */
function isPossible(selector: string, words: ReadonlySet<string>): boolean {
  const asked = selector.replaceAll(NEGATED, '*');
  return (
    [...asked.matchAll(CHOICE)].every(([, choices = '']) =>
      list.comma(choices).some((choice) => isPossible(choice, words)),
    ) && [...asked.replaceAll(CHOICE, '').matchAll(CLASS)].every(([, name = '']) => words.has(name))
  );
}

/** Removes the keyframes whose name no declaration contains. */
function removeUnplayed(sheet: Root, words: ReadonlySet<string>): void {
  const values: string[] = [];
  sheet.walkDecls(({ value }) => void values.push(value));
  const played = wordsOf(values.join(' ')).union(words);
  sheet.walkAtRules((rule) => {
    if (isKeyframes(rule) && !played.has(rule.params)) rule.remove();
  });
}

/** Removes the custom properties that nothing reads, and returns whether there were any. */
function removeUnread(sheet: Root, words: ReadonlySet<string>): boolean {
  const texts: string[] = [];
  sheet.walkDecls(({ value }) => void texts.push(value));
  sheet.walkAtRules(({ params }) => void texts.push(params));
  const read = new Set(texts.join(' ').match(CUSTOM_PROPERTY));
  let hasChanged = false;
  sheet.walkDecls((declaration) => {
    const { prop } = declaration;
    if (!prop.startsWith('--') || read.has(prop) || words.has(prop)) return;
    declaration.remove();
    hasChanged = true;
  });
  return hasChanged;
}

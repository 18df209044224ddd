import postcss, { list, type AtRule, type Root, type Rule } from 'postcss';

const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g;
/** Selector lists of which one match is enough. */
const CHOICE = /:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;
const CLASS = /\.([a-z_][\w-]*)/gi;
const CUSTOM_PROPERTY = /--[\w-]+/g;

/**
 * A stylesheet without what a page cannot use: selectors with a class that neither the page nor its scripts name,
 * and custom properties that nothing reads. `words` are all words of the page outside its styles, and of the scripts.
 */
export function withoutUnusedStyles(css: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isStepOfAnimation(rule)) return;
    const possible = rule.selectors.filter((selector) => isPossible(selector, words));
    if (possible.length === 0) rule.remove();
    else if (possible.length < rule.selectors.length) rule.selectors = possible;
  });
  // One property may be the only reader of another.
  while (removeUnread(sheet, words));
  removeEmpty(sheet);
  return String(sheet);
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

function isStepOfAnimation({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** Removes the custom properties that nothing reads, and returns whether there were any. */
function removeUnread(sheet: Root, words: ReadonlySet<string>): boolean {
  const read = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(CUSTOM_PROPERTY)) read.add(name);
  });
  sheet.walkAtRules(({ params }) => {
    for (const [name] of params.matchAll(CUSTOM_PROPERTY)) read.add(name);
  });
  let hasChanged = false;
  sheet.walkDecls((declaration) => {
    const { prop } = declaration;
    if (!prop.startsWith('--') || read.has(prop) || words.has(prop)) return;
    declaration.remove();
    hasChanged = true;
  });
  return hasChanged;
}

/** Removes rules and conditions that are now empty; a list of layers has no block and stays. */
function removeEmpty(sheet: Root): void {
  const isEmpty = (node: { nodes?: readonly unknown[] | undefined }) => node.nodes?.length === 0;
  sheet.walkRules((rule) => {
    if (isEmpty(rule)) rule.remove();
  });
  let count = NaN;
  while (count !== 0) {
    count = 0;
    sheet.walkAtRules((rule) => {
      if (!isEmpty(rule)) return;
      rule.remove();
      count += 1;
    });
  }
}

/** The words of a page outside its styles, or of a script, including the classes and custom properties it names. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

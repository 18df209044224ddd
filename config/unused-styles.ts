import postcss, { list, type AtRule, type Root, type Rule } from 'postcss';

const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g;
/** Lists of which one selector is enough. */
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

/** Whether all classes of a selector are in `words`; of a list in `:is()`, those of one of its selectors. */
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

/** Whether a declaration of a custom property that nothing reads has gone. */
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

/** Rules and conditions that hold nothing any more; a list of layers never held anything. */
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

/** The words of a page outside its styles, or of a script, among them the classes and custom properties it names. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

import type { CheerioAPI } from 'cheerio';
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from 'postcss';

/** Conditions of few visitors, which never matter first on a slow line: their rules come with the rest. */
const RARE = /\b(?:print|forced-colors|prefers-contrast|prefers-reduced-transparency)\b/;

/**
 * Splits a stylesheet into critical CSS (`needed`), the rules that may style `first`, a part of the page, and the others.
 * Applied in that order, they look like the whole: a rule of the others that would now override one that came after it stays with that one.
 */
export function splitStyles(
  css: string,
  $: CheerioAPI,
  first: ReadonlySet<unknown>,
): { needed: string; others: string } {
  const sheet = postcss.parse(css);
  const matches = createMatcher($);
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    if (!isInside(rule, /keyframes$/)) rules.push(rule);
  });

  const needed = new Set<ChildNode>();
  /** The elements on which later, needed rules set a property, by layer and property. */
  const setLater = new Map<string, Set<unknown>>();
  for (const rule of rules.toReversed()) {
    const elements = matches(rule);
    const settings = propertiesOf(rule).map((property) => `${layerOf(rule)} ${property}`);
    const isRare = isInside(rule, /^media$/, RARE);
    const isSeen = !isRare && elements.some((element) => first.has(element));
    const wouldOverride = settings.some((setting) => {
      const later = setLater.get(setting);
      return later !== undefined && elements.some((element) => later.has(element));
    });
    if (!isSeen && !wouldOverride) continue;
    needed.add(rule);
    for (const setting of settings) {
      const later = setLater.get(setting) ?? new Set();
      setLater.set(setting, later);
      for (const element of elements) later.add(element);
    }
  }
  const said = [...needed].map(String).join('');
  sheet.walkAtRules((rule) => {
    const isNeeded = rule.name.endsWith('keyframes')
      ? said.includes(rule.params)
      : /^(font-face|view-transition|property)$/.test(rule.name) ||
        (rule.name === 'layer' && rule.nodes === undefined);
    if (isNeeded) needed.add(rule);
  });
  return {
    needed: String(oneBlockPerLayer(only(sheet.clone(), sheet, (node) => needed.has(node)))),
    others: String(oneBlockPerLayer(only(sheet.clone(), sheet, (node) => !needed.has(node)))),
  };
}

/** `copy`, a clone of `original`, with only the rules that `isWanted` accepts. */
function only<Copy extends Container>(
  copy: Copy,
  original: Container,
  isWanted: (node: ChildNode) => boolean,
): Copy {
  const pairs = (copy.nodes ?? []).map((node, index) => [node, original.nodes?.[index]] as const);
  for (const [node, twin] of pairs) {
    if (!twin) continue;
    if (isGroup(node) && isGroup(twin)) {
      only(node, twin, isWanted);
      if (node.nodes?.length === 0) node.remove();
    } else if (!isWanted(twin)) node.remove();
  }
  return copy;
}

/** Joins the blocks of each layer into one: only the order within a layer matters. */
function oneBlockPerLayer(sheet: Root): Root {
  const blocks = new Map<string, AtRule>();
  for (const node of [...sheet.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue;
    const block = blocks.get(node.params);
    if (block) {
      block.append(node.nodes);
      node.remove();
    } else blocks.set(node.params, node);
  }
  return sheet;
}

/** Whether `node` contains rules: a layer or a condition. */
function isGroup(node: ChildNode): node is AtRule {
  return (
    node.type === 'atrule' && /^(layer|media|supports|container)$/.test(node.name) && !!node.nodes
  );
}

function isInside(rule: Rule, name: RegExp, params = /(?:)/): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    const { name: itsName, params: itsParams } = parent as AtRule;
    if (name.test(itsName) && params.test(itsParams)) return true;
  }
  return false;
}

function layerOf(rule: Rule): string {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    const { name, params } = parent as AtRule;
    if (name === 'layer') return params;
  }
  return '';
}

const FAMILIES: Readonly<Record<string, string>> = {
  'line-height': 'font',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  align: 'place',
  justify: 'place',
  row: 'gap',
  column: 'gap',
};

/** The properties that a rule sets; those of one shorthand count as one. */
function propertiesOf(rule: Rule): string[] {
  const families = new Set<string>();
  rule.walkDecls(({ prop }) => {
    const [name = prop] = prop.replace(/^-\w+-/, '').split('-');
    families.add(prop.startsWith('--') ? prop : (FAMILIES[prop] ?? FAMILIES[name] ?? name));
  });
  return [...families];
}

/** Attributes, `:not()`, pseudo-elements, and the pseudo-classes that a press, a pointer or a script changes. */
const STATES =
  /\[(?:[^\]"']|"[^"]*"|'[^']*')*\]|:not\((?:[^()]|\([^()]*\))*\)|::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter|hover|focus(?:-visible|-within)?|active|visited|link|any-link|target|checked|disabled|enabled|open|modal|popover-open|placeholder-shown|autofill|user-invalid|fullscreen)\b/g;
/** A place in a selector where removing `STATES` has left nothing. */
const GAP = /(^|[\s>+~,(])(?=$|[\s>+~,)])/g;

/** The last compound of a selector, which names the element itself. */
const LAST = /(?:[^\s>+~()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+$/;
/** The class or tag that every match of a compound must have; a list in parentheses only offers alternatives. */
const ITS_CLASS = /^[^(]*?\.((?:[\w-]|\\.)+)/;
const ITS_TAG = /^[a-z][\w-]*/i;

/** Finds the elements that a rule styles, in any state, or all elements if the parser does not know a selector. */
function createMatcher($: CheerioAPI): (rule: Rule) => readonly unknown[] {
  // A script sets the class before the first paint.
  $('html').addClass('dark');
  const all = $('*')
    .toArray()
    .filter((node) => 'attribs' in node);
  const byName = new Map<string, typeof all>();
  for (const element of all)
    for (const name of [element.name, ...(element.attribs.class ?? '').split(/\s+/).map(asClass)]) {
      const named = byName.get(name);
      if (named) named.push(element);
      else byName.set(name, [element]);
    }
  /** The elements that a selector can match: testing every element took most of a build's time. */
  const candidates = (selector: string) => {
    const last = LAST.exec(selector)?.[0] ?? '';
    const name = ITS_CLASS.exec(last)?.[1];
    const tag = ITS_TAG.exec(last)?.[0];
    if (name !== undefined) return byName.get(asClass(name)) ?? [];
    return tag === undefined ? all : (byName.get(tag) ?? []);
  };
  return (rule) =>
    rule.selectors.flatMap((selector) => {
      const tight = selector.replaceAll(/\s*([>+~,])\s*/g, '$1');
      const stateless = tight.replaceAll(STATES, '').replaceAll(GAP, '$1*');
      try {
        return $(candidates(stateless)).filter(stateless).toArray();
      } catch {
        return all;
      }
    });
}

/** The key of a class in the index: no tag name begins with a dot. */
function asClass(name: string): string {
  return `.${name}`;
}

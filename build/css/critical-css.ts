import type { CheerioAPI } from 'cheerio';
import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';
import { atRulesAround, isKeyframes, removeEmpty } from './purge.ts';

/** Media conditions that few visitors meet: their rules can wait for the rest of the styles. */
const RARE = /\b(?:print|forced-colors|prefers-contrast|prefers-reduced-transparency)\b/;

/** The elements of a page that a visitor sees before scrolling or pressing anything, and their ancestors. */
export function firstScreenOf($: CheerioAPI): ReadonlySet<unknown> {
  const $$ = (selector: string) => $(selector).toArray();
  const afterTheFold = $$('template[data-fold] ~ *, main ~ *');
  const hidden = $$('details:not([open]) > :not(summary), dialog');
  const left = new Set(
    [...afterTheFold, ...hidden].flatMap((element) => [element, ...$(element).find('*').toArray()]),
  );
  return new Set($$('html, body, body *').filter((element) => !left.has(element)));
}

/**
 * Leaves only critical CSS in `sheet` (the rules that may style the elements `first`) and returns the other rules.
 * Applied in that order, both parts look like the whole sheet: a rule that would override a later critical rule if it
 * were moved behind it is critical too.
 */
export function takeRest(sheet: Root, $: CheerioAPI, first: ReadonlySet<unknown>): Root {
  const critical = criticalNodes(sheet, $, first);
  const rest = sheet.clone();
  const twins = leavesOf(rest);
  for (const [index, node] of leavesOf(sheet).entries())
    (critical.has(node) ? twins[index] : node)?.remove();
  for (const part of [sheet, rest]) {
    removeEmpty(part);
    joinLayers(part);
  }
  return rest;
}

function criticalNodes(sheet: Root, $: CheerioAPI, first: ReadonlySet<unknown>): Set<ChildNode> {
  const elementsOf = createMatcher($);
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    if (!atRulesAround(rule).some(isKeyframes)) rules.push(rule);
  });

  const critical = new Set<ChildNode>();
  /** The elements on which later, critical rules set a property, by layer and property. */
  const setLater = new Map<string, Set<unknown>>();
  for (const rule of rules.toReversed()) {
    const around = atRulesAround(rule);
    const layer = around.find(({ name }) => name === 'layer')?.params ?? '';
    const elements = elementsOf(rule);
    const settings = propertiesOf(rule).map((property) => `${layer} ${property}`);
    const isRare = around.some(({ name, params }) => name === 'media' && RARE.test(params));
    const isSeen = !isRare && elements.some((element) => first.has(element));
    const wouldOverride = settings.some((setting) => {
      const later = setLater.get(setting);
      return later !== undefined && elements.some((element) => later.has(element));
    });
    if (!isSeen && !wouldOverride) continue;
    critical.add(rule);
    for (const setting of settings)
      setLater.set(setting, new Set(elements).union(setLater.get(setting) ?? new Set()));
  }
  const text = [...critical].map(String).join('');
  sheet.walkAtRules((rule) => {
    const isCritical = isKeyframes(rule)
      ? text.includes(rule.params)
      : /^(font-face|view-transition|property)$/.test(rule.name) ||
        (rule.name === 'layer' && rule.nodes === undefined);
    if (isCritical) critical.add(rule);
  });
  return critical;
}

/** The rules and at-rules inside of layers and conditions, in their order. */
function leavesOf(container: Container): ChildNode[] {
  return (container.nodes ?? []).flatMap((node) =>
    node.type === 'atrule' && node.nodes && /^(layer|media|supports|container)$/.test(node.name)
      ? leavesOf(node)
      : [node],
  );
}

/** Joins the blocks of each layer into one: only the order within a layer matters. */
function joinLayers(sheet: Root): void {
  const blocks = new Map<string, AtRule>();
  for (const node of [...sheet.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue;
    const block = blocks.get(node.params);
    if (block) {
      block.append(node.nodes);
      node.remove();
    } else blocks.set(node.params, node);
  }
}

const FAMILIES: Readonly<Record<string, string>> = {
  'line-height': 'font',
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ align: 'place', justify: 'place', row: 'gap', column: 'gap' },
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

/** Finds the elements that a rule styles, in any state, or all elements if the parser does not know a selector. */
function createMatcher($: CheerioAPI): (rule: Rule) => readonly unknown[] {
  // A script sets the class before the first paint.
  $('html').addClass('dark');
  return ({ selectors }) =>
    selectors.flatMap((selector) => {
      const tight = selector.replaceAll(/\s*([>+~,])\s*/g, '$1');
      const stateless = tight.replaceAll(STATES, '').replaceAll(GAP, '$1*');
      try {
        return $(stateless).toArray();
      } catch {
        return $('*').toArray();
      }
    });
}

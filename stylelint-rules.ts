// Rules for this project's stylesheets that stylelint lacks; stylelint.config.js turns them on.
import { existsSync, readFileSync } from 'node:fs';
import type { AtRule, Root, Rule } from 'postcss';
import stylelint, { type PostcssResult } from 'stylelint';

const { createPlugin, utils } = stylelint;

type Report = (node: AtRule | Rule, subject: string) => void;

/** A rule with one message. `check` reads the stylesheet and reports each fault. */
function rule(name: string, message: string, check: (root: Root, report: Report) => void) {
  const ruleName = `pbs/${name}`;
  const messages = utils.ruleMessages(ruleName, {
    rejected: (subject: string) => `${subject}: ${message}`,
  });
  const run = (isOn: boolean) => (root: Root, result: PostcssResult) => {
    if (!isOn) return;
    check(root, (node, subject) => {
      utils.report({ ruleName, result, node, message: messages.rejected(subject) });
    });
  };
  return createPlugin(ruleName, Object.assign(run, { ruleName, messages, meta: { url: '' } }));
}

const WIDTH = /\((min|max)-width: ([\d.]+)rem\)/g;

const oneDirection = rule(
  'one-direction',
  'the same file also has the other direction of this breakpoint; write the phone first and add from a width on',
  (root, report) => {
    const breakpoints = { min: new Set<number>(), max: new Set<number>() };
    root.walkAtRules('media', (media) => {
      const [found, ...more] = media.params.matchAll(WIDTH);
      // A range of two widths is a state of its own.
      if (!found || more.length > 0) return;
      const isMin = found[1] === 'min';
      const width = Math.ceil(Number(found[2]));
      breakpoints[isMin ? 'min' : 'max'].add(width);
      if (breakpoints[isMin ? 'max' : 'min'].has(width)) report(media, media.params);
    });
  },
);

/** The classes of a component's module that its source hands to a component without children of its own. */
function classesHandedOn(file: string): string[] {
  const source = file.replace(/\.module\.css$/, '.tsx');
  if (!existsSync(source)) return [];
  const elements = readFileSync(source, 'utf8').matchAll(/<[A-Z][\w.]*\s(?:[^<>]|=>)*?\/>/g);
  return [...elements].flatMap(([element]) =>
    [...element.matchAll(/className=\{[^}]*\}/g)].flatMap(([value]) =>
      [...value.matchAll(/styles\.(\w+)/g)].map(([, name = '']) => name),
    ),
  );
}

const noReach = rule(
  'no-reach',
  'styles the inside of another component; give that component a variant, a class or a custom property',
  (root, report) => {
    const handedOn = classesHandedOn(root.source?.input.file ?? '');
    if (handedOn.length === 0) return;
    const inside = new RegExp(
      String.raw`\.(?:${handedOn.join('|')})(?![\w-])[^\s>+~]*[\s>]+(?![\s>]*\.)`,
    );
    root.walkRules((node) => {
      for (const selector of node.selectors) if (inside.test(selector)) report(node, selector);
    });
  },
);

export default [oneDirection, noReach];

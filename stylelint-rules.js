// The rules of this project's stylesheets that stylelint does not have; stylelint.config.js says where each applies.
import { existsSync, readFileSync } from 'node:fs';
import stylelint from 'stylelint';

const { createPlugin, utils } = stylelint;

/**
 * A rule with one message. `check(root, report)` reads the stylesheet and calls `report(node, subject)` for each fault.
 */
function rule(name, message, check) {
  const ruleName = `pbs/${name}`;
  const messages = utils.ruleMessages(ruleName, {
    rejected: (subject) => `${subject}: ${message}`,
  });
  const run = (isOn) => (root, result) => {
    if (isOn)
      check(root, (node, subject) =>
        utils.report({ ruleName, result, node, message: messages.rejected(subject) }),
      );
  };
  return createPlugin(ruleName, Object.assign(run, { ruleName, messages, meta: {} }));
}

const WIDTH = /\((min|max)-width: ([\d.]+)rem\)/g;

const oneDirection = rule(
  'one-direction',
  'the same file also has the other direction of this breakpoint; write the phone first and add from a width on',
  (root, report) => {
    const breakpoints = { min: new Set(), max: new Set() };
    root.walkAtRules('media', (media) => {
      const found = [...media.params.matchAll(WIDTH)];
      // A range of two widths is a state of its own.
      if (found.length !== 1) return;
      const [, side, rem] = found[0];
      const width = Math.ceil(Number(rem));
      breakpoints[side].add(width);
      if (breakpoints[side === 'min' ? 'max' : 'min'].has(width)) report(media, media.params);
    });
  },
);

/** The classes of a component's module that its source hands to a component without children of its own. */
function classesHandedOn(file) {
  const source = file.replace(/\.module\.css$/, '.tsx');
  if (!existsSync(source)) return [];
  const elements = readFileSync(source, 'utf8').matchAll(/<[A-Z][\w.]*\s(?:[^<>]|=>)*?\/>/g);
  return [...elements].flatMap(([element]) =>
    [...element.matchAll(/className=\{[^}]*\}/g)].flatMap(([value]) =>
      [...value.matchAll(/styles\.(\w+)/g)].map(([, name]) => name),
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

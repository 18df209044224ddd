import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The first word of `test.each(…)(…)`, `describe(…)` and the like. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return rootOf(callee.expression);
  if (ts.isCallExpression(callee)) return rootOf(callee.expression);
  return '';
}

/** A title as a pattern: what `$name`, `%s` and `${…}` stand for is known only once the tests run. */
function patternOf(title: ts.Expression | undefined): string | undefined {
  if (!title) return undefined;
  const literal = (text: string) =>
    text
      .split(/\$[\w.]+|%[sdifjo]/)
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('.+');
  if (ts.isStringLiteralLike(title)) return literal(title.text);
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head.text, ...title.templateSpans.map((span) => span.literal.text)]
    .map(literal)
    .join('.+');
}

/**
 * The full names of the tests that a file defines, itself or in the local modules that it imports, as patterns: the titles
 * of the groups and of the test, joined by " > ". Nothing is run.
 */
export function testNamesIn(path: string, seen = new Set<string>()): RegExp[] {
  if (seen.has(path) || !existsSync(path)) return [];
  seen.add(path);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const names: RegExp[] = [];
  const visit = (node: ts.Node, groups: readonly string[]) => {
    let inner = groups;
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier;
      if (text.startsWith('.')) names.push(...testNamesIn(join(dirname(path), text), seen));
    }
    if (ts.isCallExpression(node)) {
      const kind = rootOf(node.expression);
      const title = patternOf(node.arguments[0]);
      if (title !== undefined && kind === 'describe') inner = [...groups, title];
      if (title !== undefined && kind === 'test')
        names.push(new RegExp(`^${[...groups, title].join(' > ')}$`, 's'));
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return names;
}

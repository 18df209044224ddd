import type { Facts } from './facts.ts';

/** The lines of a file, each with its number: a row with `{{plan.each.name}}` becomes a row for each plan. */
export function readLines(markdown: string, facts: Facts): { text: string; line: number }[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [each, group] = /\{\{([\w-]+)\.each\./.exec(text) ?? [];
    const ids = Object.keys(facts).flatMap((name) => {
      const [first, id, ...rest] = name.split('.');
      return first === group && rest.length > 0 ? [id] : [];
    });
    const rows = [...new Set(ids)].map((id) => text.replaceAll(each ?? '', `{{${group}.${id}.`));
    return (rows.length > 0 ? rows : [text]).map((row) => ({ text: row, line: index + 1 }));
  });
}

/** `text`, which begins on `line`, with its facts filled in; adds the name of each to `used`. */
export function fillFacts(
  text: string,
  line: number,
  facts: Facts,
  used: Set<string>,
  report: (line: number, message: string) => void,
): string {
  const fillLine = (part: string, index: number) =>
    part.replaceAll(/\{\{.*?(?:\}\}|$)/g, (reference) => {
      const name = reference.slice(2, -2);
      const value = facts[name];
      const fix = 'correct its name, or add it in src/features/legal/facts.ts';
      if (value === undefined) report(line + index, `there is no fact ${reference}; ${fix}`);
      used.add(name);
      return value ?? reference;
    });
  return text.split('\n').map(fillLine).join(' ');
}

import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule } from 'postcss';
import { expect, test } from 'vitest';

/** Properties that browsers animate without layout in every frame. A custom property changes once, not frame by frame. */
const FREE_OF_LAYOUT =
  /^(?:--[\w-]+|opacity|visibility|transform|translate|rotate|scale|clip-path|color|background|background-color|border-color|fill|stroke|stroke-dash(?:array|offset)|animation-timing-function)$/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const steps = files
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const found: { file: string; animation: string; property: string }[] = [];
    postcss.parse(readFileSync(`src/${file}`, 'utf8')).walkAtRules('keyframes', (rule: AtRule) => {
      rule.walkDecls(({ prop }) => {
        found.push({ file, animation: rule.params, property: prop });
      });
    });
    return found;
  });

test('no animation forces a layout in every frame', () => {
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter(({ property }) => !FREE_OF_LAYOUT.test(property))).toEqual([]);
});

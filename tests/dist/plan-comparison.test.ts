import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { pages, root } from './pages.ts';
import { compressedSize, withStaticImports } from './scripts.ts';

/** React, its DOM half and the filter, in bytes as brotli sends them. */
const ISLAND = 64_000;

const FINDER = 'astro-island[component-export="PlanComparison"]';
const plans = [
  ...standardPlans.map((plan) => ({
    ...plan,
    links: [plan.prices.month.path, plan.prices.year.path],
  })),
  ...premiumPlans.map((plan) => ({ ...plan, links: [plan.prices.month.path] })),
];
const withTable = pages.filter(({ $ }) => $(FINDER).length > 0);

test('both platform pages have the table', () => {
  expect(withTable.map(({ route }) => route.id)).toEqual(['pbsengine', 'pbsenginePremium']);
});

describe.each(withTable)('the table of plans on $route.path', (page) => {
  const { $ } = page;
  const table = $(`${FINDER} table`);
  const columns = table.find('thead th');
  const rowOf = (name: string) =>
    table.find('tbody tr').filter((_, row) => $(row).find('th > span').first().text() === name);

  test('has a caption, which names the region that it scrolls in', () => {
    const region = table.parent();
    expect(table.find('caption').text()).toMatch(/^Every plan of /);
    expect(region.attr('aria-labelledby')).toBe(table.find('caption').attr('id'));
    expect([region.prop('tagName'), region.attr('tabindex')]).toEqual(['SECTION', '0']);
  });

  test('has a head for every column, every row and both lines', () => {
    expect(columns).toHaveLength(8);
    columns.each((_, head) => {
      expect($(head).attr('scope')).toBe('col');
      expect($(head).text()).not.toBe('');
    });
    const rows = table.find('tbody tr');
    const scopes = rows.map((_, row) => $(row).children('th').attr('scope')).get();
    expect(scopes.filter((scope) => scope === 'row')).toHaveLength(plans.length);
    expect(scopes.filter((scope) => scope === 'rowgroup')).toHaveLength(2);
    expect(scopes).toHaveLength(plans.length + 2);
    rows.each((_, row) => {
      const cells = $(row).children();
      const span = Number(cells.first().attr('colspan') ?? 1);
      expect(cells.length - 1 + span).toBe(columns.length);
      expect(cells.get().filter((cell) => $(cell).text().trim() === '')).toEqual([]);
    });
  });

  test.each(plans)('says what $name costs, and leads to where it is bought', (plan) => {
    const row = rowOf(plan.name);
    expect(row).toHaveLength(1);
    expect(row.attr('hidden')).toBeUndefined();
    expect(row.find('td').eq(0).find('b').text()).toBe(formatMoney(plan.prices.month.amount));
    expect(row.find('td').eq(1).find('b').text()).toBe(formatMoney(plan.prices.year.amount));
    const links = row.find('a');
    expect(links.map((_, link) => $(link).attr('href')).get()).toEqual(plan.links);
    expect(links.map((_, link) => $(link).text()).get()).toEqual(
      [`Select ${plan.name}`, `Select ${plan.name} yearly`].slice(0, plan.links.length),
    );
  });

  test('marks the popular plan in words', () => {
    const popular = table.find('tbody th').filter((_, head) => $(head).text().includes('Popular'));
    expect(popular.map((_, head) => $(head).find('span').first().text()).get()).toEqual(
      standardPlans.filter((plan) => plan.popular).map(({ name }) => name),
    );
  });

  test('waits with its controls until somebody listens to them', () => {
    const controls = $('[data-plan-filter]');
    expect(controls.find('fieldset').first().attr('disabled')).toBeDefined();
    expect(controls.find('[role=status]').text()).toBe(`All ${plans.length} plans.`);
    expect(controls.find('option')).toHaveLength(
      1 + new Set(plans.map(({ prices }) => prices.month.amount.minorUnits)).size,
    );
  });

  test('has React fetched when its filter is near, and not before', () => {
    const island = $(FINDER);
    expect(island.attr('client')).toBe('visible');
    const [component = '', renderer = ''] = ['component-url', 'renderer-url'].map((name) =>
      island.attr(name),
    );
    expect($(`[src="${component}"], [href="${component}"], [href="${renderer}"]`)).toHaveLength(0);
    const files = new Set([component, renderer].flatMap((file) => [...withStaticImports(file)]));
    const sizes = [...files].map(compressedSize);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ISLAND);
    // Astro takes the styles into the page: a sheet beside the module would be blocked.
    expect(readdirSync(join(root, '_astro')).filter((name) => name.endsWith('.css'))).toEqual([]);
  });
});

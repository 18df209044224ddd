import { describe, expect, test } from 'vitest';
import { highlighted } from '#features/offers/content.ts';
import { pricesOf } from '#data/catalog.ts';
import { company } from '#data/company.ts';
import { premiumPlanById, premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { builtPage, linksOf, pages, textsOf } from './pages.ts';

const FINDER = 'astro-island[component-export="PlanComparison"]';
const plans = [...standardPlans, ...premiumPlans];
const { $ } = builtPage('pbsengine');
const tables = $(`${FINDER} table`);
const rowOf = (name: string) =>
  tables.find('tbody tr').filter((_, row) => $(row).find('th > span').first().text() === name);

describe('the tables of plans', () => {
  test('are on the platform page alone, and wake when they are near', () => {
    const having = pages.filter((page) => page.$(FINDER).length > 0);
    expect(having.map(({ route }) => route.id)).toEqual(['pbsengine']);
    expect($(FINDER).attr('client')).toBe('visible');
  });

  test('are one per product line, named by their captions', () => {
    const { platformName, premiumName } = company;
    expect(textsOf($, `${FINDER} table caption b`)).toEqual([platformName, premiumName]);
  });

  test('have a head for every column and row, and no cell without words or with a question', () => {
    for (const table of tables.toArray()) {
      const columns = $(table).find('thead th');
      for (const row of $(table).find('tbody tr').toArray()) {
        const cells = $(row).children();
        expect(cells).toHaveLength(columns.length);
        expect(cells.first().attr('scope')).toBe('row');
        for (const [index, cell] of cells.toArray().entries()) {
          expect($(cell).text().trim()).not.toMatch(/^(|none|no .*|ask us.*|not included)$/i);
          // On a phone, every cell names its own column.
          if (index > 0)
            expect(columns.eq(index).text()).toContain($(cell).attr('data-label') ?? 'nothing');
        }
      }
    }
  });

  test('say what every plan costs and whom it is for, and lead to where it is bought', () => {
    for (const plan of plans) {
      const { name } = plan;
      const row = rowOf(name);
      expect.soft(row.attr('hidden'), name).toBeUndefined();
      expect.soft(row.find('th').text(), name).toMatch(/Best if .{20,}\.$/);
      const prices = pricesOf(plan);
      const shown = row.find('td b').map((_, amount) => $(amount).text());
      const amounts = prices.map(({ amount }) => formatMoney(amount));
      expect.soft(shown.get().slice(0, 2), name).toEqual(amounts);
      const links = prices.map(({ path, period }) => [
        `Select ${name}${period === 'year' ? ' yearly' : ''}`,
        path,
      ]);
      // A year of a premium plan has no page of its own.
      expect.soft(linksOf($, row), name).toEqual(links.filter(([, path]) => path));
    }
  });

  test('say which premium plan stands out, and why; the popular plan is marked once, on its card', () => {
    const row = rowOf(premiumPlanById[highlighted.id].name);
    expect(row.find('th').text()).toContain(highlighted.reason);
    const popular = $('main :not(:has(*))').filter((_, one) => $(one).text() === 'Popular');
    expect(popular).toHaveLength(1);
  });
});

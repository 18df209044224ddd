import { describe, expect, test } from 'vitest';
import { highlighted } from '#features/offers/content.ts';
import { company } from '#data/company.ts';
import { premiumPlanById, premiumPlans } from '#data/premium-plans.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { inWords } from '#lib/text.ts';
import { pages } from './pages.ts';

const FINDER = 'astro-island[component-export="PlanComparison"]';
const plans = [
  ...standardPlans.map((plan) => ({
    ...plan,
    links: [plan.prices.month.path, plan.prices.year.path],
  })),
  ...premiumPlans.map((plan) => ({ ...plan, links: [plan.prices.month.path] })),
];
const withTable = pages.filter(({ $ }) => $(FINDER).length > 0);

test('the tables are on the platform page, and wake when they are near', () => {
  expect(withTable.map(({ route }) => route.id)).toEqual(['pbsengine']);
  for (const { $ } of withTable) expect($(FINDER).attr('client')).toBe('visible');
});

describe.each(withTable)('the tables of plans on $route.path', (page) => {
  const { $ } = page;
  const tables = $(`${FINDER} table`);
  const rowOf = (name: string) =>
    tables.find('tbody tr').filter((_, row) => $(row).find('th > span').first().text() === name);

  test('are one per product line, named by their captions', () => {
    const names = tables.map((_, table) => $(table).find('caption b').text()).get();
    expect(names).toEqual([company.platformName, company.premiumName]);
  });

  test('have a head for every column and row, and no cell without words or with a question', () => {
    tables.each((_, table) => {
      const columns = $(table).find('thead th');
      $(table)
        .find('tbody tr')
        .each((_, row) => {
          const cells = $(row).children();
          expect(cells).toHaveLength(columns.length);
          expect(cells.first().attr('scope')).toBe('row');
          cells.each((index, cell) => {
            expect($(cell).text().trim()).not.toMatch(/^(|none|no .*|ask us.*|not included)$/i);
            // On a phone, every cell names its own column.
            if (index > 0)
              expect(columns.eq(index).text()).toContain($(cell).attr('data-label') ?? 'nothing');
          });
        });
    });
  });

  test('say what every plan costs and whom it is for, and lead to where it is bought', () => {
    for (const { name, prices, links } of plans) {
      const row = rowOf(name);
      expect.soft(row.attr('hidden'), name).toBeUndefined();
      expect.soft(row.find('th').text(), name).toMatch(/Best if .{20,}\.$/);
      const amounts = row.find('td b').toArray().slice(0, 2);
      expect
        .soft(amounts.map((amount) => $(amount).text()))
        .toEqual([prices.month, prices.year].map(({ amount }) => formatMoney(amount)));
      const found = row.find('a').toArray();
      expect
        .soft(found.map((link) => [$(link).text(), link.attribs.href]))
        .toEqual(links.map((link, index) => [`Select ${name}${index > 0 ? ' yearly' : ''}`, link]));
    }
  });

  test('say which premium plan stands out, and why; the popular plan is marked once, on its card', () => {
    expect(rowOf(premiumPlanById[highlighted.id].name).find('th').text()).toContain(
      highlighted.reason,
    );
    const popular = $('main :not(:has(*))').filter((_, one) => $(one).text() === 'Popular');
    expect(popular).toHaveLength(1);
  });

  test('disables its controls until React has hydrated them', () => {
    const controls = $('[data-plan-filter]');
    expect(controls.find('fieldset').first().attr('disabled')).toBeDefined();
    expect(controls.find('[role=status]').text()).toBe(
      `All ${inWords(standardPlans.length + premiumPlans.length)} plans fit.`,
    );
    expect($('[data-plan-choice]').attr('disabled')).toBeDefined();
    expect($('[data-plan-choice] input[checked]')).toHaveLength(2);
    expect(controls.find('option')).toHaveLength(
      1 + new Set(plans.map(({ prices }) => prices.month.amount.minorUnits)).size,
    );
  });
});

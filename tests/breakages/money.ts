import type { Breakage } from './breakage.ts';

/** Amounts, and what is calculated from them. */
export const money: readonly Breakage[] = [
  {
    id: 'cents-hidden',
    means: 'Amounts lose their cents.',
    file: 'src/lib/money.ts',
    search: 'amount.minorUnits % 100 === 0',
    replacement: 'amount.minorUnits > 0',
    noticedBy: {
      file: 'tests/unit/platform-pricing.test.ts',
      name: 'the cards say what the plans are > a year by the month, to the cent',
    },
  },
  {
    id: 'fraction-of-a-cent',
    means: 'A share of an amount is not rounded to the cent.',
    file: 'src/lib/money.ts',
    search: 'Math.round(amount.minorUnits * factor)',
    replacement: 'amount.minorUnits * factor',
    noticedBy: { file: 'tests/unit/money.test.ts', name: 'a fraction of a cent never appears' },
  },
  {
    id: 'discount-inverted',
    means: 'A discount of 20% leaves 20% to pay.',
    file: 'src/lib/money.ts',
    search: '(100 - percent) / 100',
    replacement: 'percent / 100',
    noticedBy: { file: 'tests/unit/money.test.ts', name: 'a percentage comes off the whole' },
  },
  {
    id: 'cents-as-dollars',
    means: 'Structured data has a hundred times the price.',
    file: 'src/lib/money.ts',
    search: 'return amount.minorUnits / 100;',
    replacement: 'return amount.minorUnits;',
    noticedBy: { file: 'tests/unit/money.test.ts', name: 'structured data gets a bare number' },
  },
  {
    id: 'amount-by-hand',
    means: 'An amount is typed into the words, so a change of the data does not reach it.',
    file: 'src/copy/prices.ts',
    search: 'separately(claims.separateToolsMonthlyCost)',
    replacement: "'$2,259+'",
    noticedBy: {
      file: 'tests/unit/sources.test.ts',
      name: 'src/copy/prices.ts contains no amount of money; those belong in src/data',
    },
  },
  {
    id: 'setup-without-discount',
    means: 'The discount of a plan leaves set-up fees as they are.',
    file: 'src/copy/discount-ledger.ts',
    search: 'formatMoney(lessPercent(setup, percent))',
    replacement: 'formatMoney(setup)',
    noticedBy: {
      file: 'tests/unit/premium-page.test.ts',
      name: 'the ledger > works every price out from the list price, set-up and period apart',
    },
  },
  {
    id: 'unknown-counts-as-yes',
    means: 'The filter takes a plan whose terms do not say for one that fits.',
    file: 'src/sections/plan-comparison/plan-fit.ts',
    search: 'terms.isDoneForYou === true',
    replacement: 'terms.isDoneForYou !== false',
    noticedBy: {
      file: 'tests/unit/plan-fit.test.ts',
      name: 'a plan against what is needed > done for you',
    },
  },
  {
    id: 'card-leaves-out-features',
    means: "A plan's card leaves out its last feature.",
    file: 'src/sections/pbsengine/PlanCard.tsx',
    search: '<TickList items={plan.features}',
    replacement: '<TickList items={plan.features.slice(0, -1)}',
    noticedBy: {
      file: 'tests/dist/platform-page.test.ts',
      name: 'the plans > Deluxe lists everything in its record, at both prices',
    },
  },
  {
    id: 'calculator-deaf',
    means: 'The calculator keeps its first amount of services.',
    file: 'src/islands/CostCalculator.tsx',
    search: 'setCents(Math.round(',
    replacement: 'setCents(Math.min(services.start, ',
    noticedBy: {
      file: 'tests/e2e/cost-calculator.test.ts',
      name: 'the calculator responds to keys, from zero to the maximum, and names a tie',
    },
  },
];

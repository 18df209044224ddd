/** An amount in minor units (US cents), so that sums and percentages stay exact. */
export type Money = { readonly minorUnits: number; readonly currency: 'USD' };

/** Whole or fractional dollars as {@link Money}: `usd(97)` is $97. */
export function usd(dollars: number): Money {
  return { minorUnits: Math.round(dollars * 100), currency: 'USD' };
}

/** `amount` taken `factor` times, rounded to the cent. */
export function times(amount: Money, factor: number): Money {
  return { ...amount, minorUnits: Math.round(amount.minorUnits * factor) };
}

/** `amount` less `percent` (0 to 100) of it. */
export function lessPercent(amount: Money, percent: number): Money {
  return times(amount, (100 - percent) / 100);
}

/** The amount as schema.org wants it: a bare decimal number, no sign, no grouping. */
export function toDecimal(amount: Money): number {
  return amount.minorUnits / 100;
}

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The amount as a reader sees it: "$2,970", with cents only where there are any. */
export function formatMoney(amount: Money): string {
  const format = amount.minorUnits % 100 === 0 ? wholeDollars : dollarsAndCents;
  return format.format(toDecimal(amount));
}

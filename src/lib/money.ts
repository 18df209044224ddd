import { InputError } from './input-error.ts';

/** An amount in minor units (US cents), so that sums and percentages stay exact. */
export type Money = { readonly minorUnits: number; readonly currency: 'USD' };

/**
 * Dollars as {@link Money}: `usd(97)` is $97, `usd('297.50')` is $297.50. Cents are text, two digits after a point,
 * so that `usd(297,50)` and a third decimal cannot pass.
 * @throws {InputError} naming the file and line, what was written and what to write instead.
 */
export function usd(dollars: number | `${number}.${number}`): Money;
// The rest is read for the message alone: types do not stop a build.
export function usd(...written: unknown[]): Money {
  const [dollars] = written;
  if (written.length === 1) {
    if (typeof dollars === 'number' && Number.isSafeInteger(dollars) && dollars >= 0)
      return { minorUnits: dollars * 100, currency: 'USD' };
    if (typeof dollars === 'string' && /^\d+\.\d{2}$/.test(dollars))
      return { minorUnits: Number(dollars.replace('.', '')), currency: 'USD' };
  }
  const code = `usd(${written.map((value) => JSON.stringify(value)).join(', ')})`;
  throw new InputError(`${whereCalled(usd) ?? 'An amount'} has problems:`, [
    `${code}: write whole dollars without a comma, like usd(1250), or dollars and cents in quotes, like usd('1250.50')`,
  ]);
}

/** The file of `src` and the line that called `callee`, as far as the stack tells. */
function whereCalled(callee: (...written: never[]) => unknown): string | undefined {
  const trace: { stack?: string } = {};
  Error.captureStackTrace(trace, callee);
  return /src\/[\w/.-]+:\d+/.exec(trace.stack ?? '')?.[0];
}

/** Whether `value` is an amount, right or wrong. */
export function isMoney(value: unknown): value is Money {
  return (
    typeof value === 'object' &&
    value !== null &&
    'minorUnits' in value &&
    typeof value.minorUnits === 'number' &&
    'currency' in value
  );
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

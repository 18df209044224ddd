import { InputError } from './input-error.ts';

/** An amount in minor units (US cents), so that sums and percentages stay exact. */
export type Money = { readonly minorUnits: number; readonly currency: 'USD' };

/** In dollars. Nothing here costs more, so a larger amount is a slip, such as an amount in cents. */
const HIGHEST = 1_000_000;

/**
 * Dollars as {@link Money}: `usd(97)` is $97, `usd('297.50')` is $297.50. Amounts with cents are text with two digits
 * after the point, so that `usd(297,50)` and a third decimal are rejected.
 * @throws {InputError} naming the file and line, what was written and what to write instead.
 */
export function usd(dollars: number | `${number}.${number}`): Money;
// Further arguments are read only for the error message: type errors do not stop a build.
export function usd(...written: unknown[]): Money {
  const [dollars] = written;
  if (written.length === 1) {
    if (Number.isInteger(dollars) && Number(dollars) >= 0 && Number(dollars) <= HIGHEST)
      return { minorUnits: Number(dollars) * 100, currency: 'USD' };
    if (typeof dollars === 'string' && /^\d+\.\d{2}$/.test(dollars))
      return { minorUnits: Number(dollars.replace('.', '')), currency: 'USD' };
  }
  const code = `usd(${written.map((value) => JSON.stringify(value)).join(', ')})`;
  throw new InputError(`${whereCalled(usd) ?? 'An amount'} has problems:`, [
    `${code}: write whole dollars without a comma, like usd(1250), or dollars and cents in quotes, like usd('1250.50'), and at most ${HIGHEST.toLocaleString('en-US')}`,
  ]);
}

/** The file in `src` and the line that called `callee`, if the stack shows them. */
function whereCalled(callee: (...written: never[]) => unknown): string | undefined {
  const trace: { stack?: string } = {};
  Error.captureStackTrace(trace, callee);
  return /src\/[\w/.-]+:\d+/.exec(trace.stack ?? '')?.[0];
}

/** Whether `value` is an amount, valid or not. */
export function isMoney(value: unknown): value is Money {
  return (
    typeof value === 'object' &&
    value !== null &&
    'minorUnits' in value &&
    typeof value.minorUnits === 'number' &&
    'currency' in value
  );
}

/** `amount` multiplied by `factor`, rounded to the cent. */
export function times(amount: Money, factor: number): Money {
  return { ...amount, minorUnits: Math.round(amount.minorUnits * factor) };
}

/** `amount` reduced by `percent` (0 to 100). */
export function lessPercent(amount: Money, percent: number): Money {
  return times(amount, (100 - percent) / 100);
}

/** The amount as schema.org expects it: a plain decimal number, without a dollar sign or grouping. */
export function toDecimal(amount: Money): number {
  return amount.minorUnits / 100;
}

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The amount as a reader sees it: "$2,970", with cents only if there are any. */
export function formatMoney(amount: Money): string {
  const format = amount.minorUnits % 100 === 0 ? wholeDollars : dollarsAndCents;
  return format.format(toDecimal(amount));
}

/** A number of US cents as a reader sees it, for sums that are worked out in cents. */
export function formatCents(minorUnits: number): string {
  return formatMoney({ minorUnits, currency: 'USD' });
}

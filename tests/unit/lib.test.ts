import { expect, test } from 'vitest';
import { formatMoney, lessPercent, times, toDecimal, usd } from '#lib/money.ts';
import { classNames } from '#lib/class-names.ts';
import { formatIsoDate, formatPhone } from '#lib/format.ts';
import { toScriptJson } from '#lib/inline-script.ts';
import { asPartOfSentence, inWords, inWordsFirst, joinChoices, joinList } from '#lib/text.ts';
import { spread } from '#lib/lists.ts';

test.each([
  [97, '$97'],
  [2970, '$2,970'],
  [17000, '$17,000'],
  ['0.50', '$0.50'],
  ['1250.99', '$1,250.99'],
  ['300.00', '$300'],
  [0, '$0'],
] as const)('%s dollars read %s', (dollars, text) => {
  expect(formatMoney(usd(dollars))).toBe(text);
});

test('amounts are reckoned in whole cents, a percentage comes off the whole, and data has dollars', () => {
  expect(usd('19.99').minorUnits).toBe(1999);
  expect(times(usd('0.10'), 3)).toEqual(usd('0.30'));
  expect(times(usd('99.99'), 0.8)).toEqual(usd('79.99'));
  expect(lessPercent(usd(1250), 20)).toEqual(usd(1000));
  expect([100, 0].map((percent) => lessPercent(usd(100), percent))).toEqual([usd(0), usd(100)]);
  expect([usd(4970), usd('0.50')].map(toDecimal)).toEqual([4970, 0.5]);
});

test('small numbers are words, and larger ones have none', () => {
  expect([0, 1, 11, 12].map(inWords)).toEqual(['no', 'one', 'eleven', 'twelve']);
  expect(inWordsFirst(3)).toBe('Three');
  expect(() => inWords(13)).toThrow('13 has no word');
});

test('lists read as sentences do', () => {
  expect([[], ['CRM'], ['CRM', 'SMS']].map(joinList)).toEqual(['', 'CRM', 'CRM and SMS']);
  // An entry keeps an "and" of its own.
  expect(joinList(['bots and voice', 'texts', 'calls'])).toBe('bots and voice, texts and calls');
  expect(joinChoices(['2', '3', '5'])).toBe('2, 3 or 5');
  expect(joinChoices(['2', '3'])).toBe('2 or 3');
  expect(joinChoices(['1,500', '3,000', '6,000'])).toBe('1,500, 3,000 or 6,000');
});

test('a line becomes part of a sentence, a name stays a name', () => {
  expect(asPartOfSentence('Single account')).toBe('single account');
  for (const name of ['WhatsApp support', 'SuperCharged AI advertising', 'CRM'])
    expect(asPartOfSentence(name)).toBe(name);
});

test('a North American number reads as such, any other as it stands; a day without a time', () => {
  expect(formatPhone('+12025550142')).toBe('(202) 555-0142');
  expect(formatPhone('+442079460018')).toBe('+442079460018');
  expect(formatIsoDate('2025-07-23')).toBe('July 23, 2025');
  expect(formatIsoDate('2025-12-31')).toBe('December 31, 2025');
});

test('JSON in a script cannot end the script', () => {
  const json = toScriptJson({ text: '</script><!-- & \u2028' });
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual({ text: '</script><!-- & \u2028' });
});

test('values that are not class names are left out', () => {
  expect(classNames('a', false, undefined, 'b', null)).toBe('a b');
  expect(classNames(false)).toBeUndefined();
});

test('things spread over places lie as evenly as they can, and none is lost', () => {
  const days = [0, 1, 2, 3, 4, 5, 30].map((count) => spread(count, 5).join(''));
  expect(days.join(' ')).toBe('00000 00100 01010 10101 11011 11111 66666');
  for (let count = 0; count <= 60; count += 1) {
    const shares = spread(count, 16);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  }
});

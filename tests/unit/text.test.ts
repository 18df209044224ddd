import { expect, test } from 'vitest';
import { classNames } from '#lib/class-names.ts';
import { formatIsoDate } from '#lib/dates.ts';
import { formatPhone } from '#lib/phone.ts';
import { toScriptJson } from '#lib/inline-script.ts';
import { asPartOfSentence, inWords, inWordsFirst, joinChoices, joinList } from '#lib/text.ts';

test('small numbers are words, and larger ones have none', () => {
  expect([0, 1, 11, 12].map(inWords)).toEqual(['no', 'one', 'eleven', 'twelve']);
  expect(inWordsFirst(3)).toBe('Three');
  expect(() => inWords(13)).toThrow('13 has no word');
});

test('lists read as sentences do', () => {
  expect(joinList([])).toBe('');
  expect(joinList(['CRM'])).toBe('CRM');
  expect(joinList(['CRM', 'SMS'])).toBe('CRM and SMS');
  expect(joinList(['CRM', 'Funnels', 'SMS'])).toBe('CRM, Funnels and SMS');
  // A list keeps an "and" of its own.
  expect(joinList(['agents and voice', 'texts', 'calls'])).toBe(
    'agents and voice, texts and calls',
  );
  expect(joinChoices(['2', '3', '5'])).toBe('2, 3 or 5');
  expect(joinChoices(['2', '3'])).toBe('2 or 3');
  expect(joinChoices(['1,500', '3,000', '6,000'])).toBe('1,500, 3,000 or 6,000');
});

test('a line becomes part of a sentence, a name stays a name', () => {
  expect(asPartOfSentence('Single account')).toBe('single account');
  expect(asPartOfSentence('WhatsApp support')).toBe('WhatsApp support');
  expect(asPartOfSentence('SuperCharged AI advertising')).toBe('SuperCharged AI advertising');
  expect(asPartOfSentence('CRM')).toBe('CRM');
});

test('a North American number reads as such, any other as it stands', () => {
  expect(formatPhone('+12025550142')).toBe('(202) 555-0142');
  expect(formatPhone('+442079460018')).toBe('+442079460018');
});

test('a day reads the same in every time zone', () => {
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

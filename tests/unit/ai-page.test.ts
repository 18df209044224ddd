import { expect, test } from 'vitest';
import { coilPath } from '#art/ai/coil-path.ts';
import { weave } from '#art/weave.ts';
import { aiCopy } from '#copy/ai.ts';
import { dayStops } from '#copy/ai-day.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { legalFacts } from '#data/legal-facts.ts';

test('the coil crosses itself more with every loop, and comes in and goes out level', () => {
  const coil = (loops: number) =>
    coilPath({ y: 200, x: 100, loops, pitch: 74, radius: { x: 74, y: 92 } });
  const [none = 0, one = 0, two = 0, three = 0] = [0, 1, 2, 3].map(
    (loops) => weave(coil(loops)).crossings,
  );
  expect([none, one, two < three]).toEqual([0, 1, true]);
  expect(coil(2)).toMatch(/^M-800 200C-500 200 -200 200 100 200C.*C308 200 368 200 428 200$/);
});

test('the working day runs from a missed call until the invoice is paid; one stop is yours', () => {
  expect(dayStops.map(({ title }) => title).join(', ')).toBe(
    'The call, Text back, Booking, Reminder, Job done, Invoice, Paid',
  );
  expect(dayStops[0]?.time).toBe('4:52 pm');
  expect(dayStops.filter(({ isYours }) => isYours).map(({ by }) => by)).toEqual(['You']);
  const index = automationSystems.findIndex(({ id }) => id === 'text-back');
  expect(dayStops.find(({ id }) => id === 'textBack')?.by).toBe(`Switch ${index + 1}`);
});

test('a buyer’s answers carry the figures of the terms', () => {
  const answers = aiCopy.questions.rows.map(({ answer }) => answer).join(' ');
  const { notice, retention } = legalFacts;
  for (const words of [
    `${notice.subscriptionTerminationDays} days’ notice`,
    `${retention.exportGraceDays} days after`,
    aiCopy.offers.partnership.price,
    aiCopy.offers.build.price,
  ])
    expect(answers).toContain(words);
});

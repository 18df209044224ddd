import { describe, expect, test } from 'vitest';
import { coilPath } from '#art/ai/coil-path.ts';
import { weave } from '#art/weave.ts';
import { aiCopy } from '#copy/ai.ts';
import { dayStops } from '#copy/ai-day.ts';
import { automationSystems, automationSystemsSchema } from '#data/automation-systems.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { processSteps, processStepsSchema } from '#data/process-steps.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';

describe('the coil', () => {
  const coil = (loops: number) =>
    weave(coilPath({ y: 200, x: 100, loops, pitch: 74, radius: { x: 74, y: 92 } }));

  test('crosses itself more with every loop, and not at all without one', () => {
    expect(coil(0).crossings).toBe(0);
    expect(coil(1).crossings).toBe(1);
    expect(coil(3).crossings).toBeGreaterThan(coil(2).crossings);
  });

  test('comes in and goes out level', () => {
    const path = coilPath({ y: 200, x: 100, loops: 2, pitch: 74, radius: { x: 74, y: 92 } });
    expect(path.startsWith('M-800 200C-500 200 -200 200 100 200C')).toBe(true);
    expect(path.endsWith('C308 200 368 200 428 200')).toBe(true);
  });
});

describe('the working day', () => {
  test('runs from a missed call at 4:52 pm until the invoice is paid, seven stops, one of them yours', () => {
    expect(dayStops.map(({ title }) => title)).toEqual([
      'The call',
      'Text back',
      'Booking',
      'Reminder',
      'Job done',
      'Invoice',
      'Paid',
    ]);
    expect(dayStops[0]?.time).toBe('4:52 pm');
    expect(dayStops.filter(({ isYours }) => isYours).map(({ by }) => by)).toEqual(['You']);
  });

  test('names its switches as the panel numbers them', () => {
    const textBack = dayStops.find(({ id }) => id === 'textBack');
    const index = automationSystems.findIndex(({ id }) => id === 'text-back');
    expect(textBack?.by).toBe(`Switch ${index + 1}`);
  });
});

test('a buyer’s answers carry the figures of the terms', () => {
  const answers = aiCopy.questions.rows.map(({ answer }) => answer).join(' ');
  expect(answers).toContain(`${legalFacts.notice.subscriptionTerminationDays} days’ notice`);
  expect(answers).toContain(`${legalFacts.retention.exportGraceDays} days after`);
  for (const { price } of [aiCopy.offers.partnership, aiCopy.offers.build])
    expect(answers).toContain(price);
});

describe('wrong records are refused with the fix', () => {
  test('steps out of order', () => {
    expect(() => parseOrExplain(processStepsSchema, [...processSteps].reverse(), 'Steps:')).toThrow(
      'number the steps 1, 2, 3',
    );
  });

  test('two systems with one id', () => {
    const [first, ...others] = automationSystems;
    const systems = [first, ...others.slice(0, -1), first];
    expect(() => parseOrExplain(automationSystemsSchema, systems, 'Systems:')).toThrow(
      'give every system its own id',
    );
  });
});

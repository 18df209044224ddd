// Compares what Home says about the platform with the facts.
import { expect, test } from 'vitest';
import { laneById } from '#data/lanes.ts';
import { content } from '#features/home/content.ts';

test('each problem on the tangle is solved by the line that does its job', () => {
  const lines = content.hero.tags.map(({ text, lanes }) => [text, lanes]);
  expect(lines).toEqual([
    ['Missed call, 4:52 pm', [laneById('sms').number]],
    ['Invoice not sent', [laneById('payments').number]],
    ['Lead from Tuesday', [laneById('funnels').number]],
    ['Who has the login?', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['Quote still in drafts', [laneById('crm').number]],
  ]);
});

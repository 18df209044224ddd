import { expect, test } from 'vitest';
import { dayStops } from '#features/ai/day.ts';
import { content } from '#features/ai/content.ts';
import { aiOffers } from '#data/ai-offers.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { processSteps } from '#data/process-steps.ts';
import { inWords, inWordsFirst } from '#lib/text.ts';

test('every count in the words of the AI page equals the data', () => {
  const { vision, process, offers, subscribers } = content;
  const yours = dayStops.filter(({ isYours }) => isYours).length;
  const systems = automationSystems.length;

  expect.soft(vision.lead).toContain(`: ${inWords(dayStops.length)} steps`);
  expect.soft(vision.lead).toContain(`you do ${inWords(yours)} of them`);
  expect.soft(vision.panel.heading).toContain(`${inWordsFirst(systems)} automations.`);
  expect.soft(process.heading).toContain(`in ${inWords(processSteps.length)} moves.`);
  expect.soft(offers.heading).toContain(`${inWordsFirst(Object.keys(aiOffers).length)} ways`);
  expect.soft(subscribers.lead).toContain(`these ${inWords(laneFeatures.length)} features`);
});

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
  const onPlans = automationSystems.filter(({ feature }) => feature !== null).length;

  expect.soft(vision.lead).toContain(`${inWordsFirst(dayStops.length)} steps,`);
  expect.soft(vision.lead).toContain(`You do ${inWords(yours)}:`);
  expect.soft(vision.panel.difference).toContain(`${inWordsFirst(onPlans)} run on features`);
  expect.soft(vision.panel.difference).toContain(`the other ${inWords(systems - onPlans)},`);
  expect.soft(vision.panel.heading).toContain(`${inWordsFirst(systems)} automations.`);
  expect.soft(process.heading).toContain(`in ${inWords(processSteps.length)} steps.`);
  expect.soft(offers.heading).toContain(`${inWordsFirst(Object.keys(aiOffers).length)} ways`);
  expect.soft(subscribers.lead).toContain(`these ${inWords(laneFeatures.length)} features`);
});

test('every switch, and every stop of the day but the visitor’s, says whether a plan has it or the team builds it', () => {
  const who = (feature: string | null) => (feature ? 'On every plan.' : 'Built by the team.');
  expect(content.vision.panel.systems.map((system) => system.who)).toEqual(
    automationSystems.map(({ feature }) => who(feature)),
  );
  for (const { isYours, who: said } of dayStops) expect.soft(said === null).toBe(isYours);
  expect(new Set(dayStops.map((stop) => stop.who)).size).toBe(3);
});

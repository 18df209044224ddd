import { expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { MONTHS_FREE_PER_YEAR } from '#data/catalog-entry.ts';
import { industries } from '#data/industries.ts';
import { lanes } from '#data/lanes.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { sampleWeek } from '#data/linkedin-samples.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { premiumPlans, SUPERCHARGED_ACCESS } from '#data/premium-plans.ts';
import { processSteps } from '#data/process-steps.ts';
import { coreServices } from '#data/services.ts';
import { SERVICE, standardPlans, SUPERCHARGED } from '#data/standard-plans.ts';
import { content as ai } from '#features/ai/content.ts';
import { dayStops } from '#features/ai/day.ts';
import { content as faq } from '#features/faq/content.ts';
import { content as framed } from '#features/framed/content.ts';
import { content as home } from '#features/home/content.ts';
import { content as linkedin } from '#features/linkedin/content.ts';
import { pairedPlan } from '#features/offers/calculator.ts';
import { content as offers } from '#features/offers/content.ts';
import { MAX_COMPARED, MIN_COMPARED } from '#features/offers/plan-choice.ts';
import { content as platform } from '#features/platform/content.ts';
import { featureWords } from '#features/platform/features.ts';
import { content as premium } from '#features/premium/content.ts';
import { receipt } from '#features/proof/content.ts';
import {
  asPartOfSentence,
  inWords,
  inWordsFirst,
  joinChoices,
  joinList,
  unbroken,
} from '#lib/text.ts';

const namesOf = (entries: readonly { name: string }[]) => joinList(entries.map(({ name }) => name));
const inSentence = (features: readonly { name: string }[]) =>
  features.map(({ name }) => asPartOfSentence(name));
type Plans = readonly { name: string; extras: readonly string[] }[];
const withExtra = (plans: Plans, extra: string) =>
  plans.filter(({ extras }) => extras.includes(extra));
const answerTo = (page: keyof typeof faq, id: string) =>
  faq[page].questions.find((question) => question.id === id)?.answer;

const doneWithYou = standardPlans.filter(({ service }) => service === 'done-with-you');
const doneForYou = standardPlans.filter(({ service }) => service === 'done-for-you');
const larger = namesOf(standardPlans.filter(({ accounts }) => accounts === 'unlimited'));
const forYou = namesOf([...doneForYou, ...withExtra(premiumPlans, SERVICE['done-for-you'])]);
const whoSetsItUp = `On ${namesOf(doneWithYou)}, we set it up together (done with you). On ${forYou}, we set it up for you`;
const automation = joinList(standardPlans.map((plan) => `${plan.automation} on ${plan.name}`));
const included = namesOf(withExtra(standardPlans, SUPERCHARGED.inFull));
const access = namesOf(withExtra(premiumPlans, SUPERCHARGED_ACCESS));
const onPlans = automationSystems.filter(({ feature }) => feature !== null).length;
const yours = sampleWeek.filter((day) => day.from === 'you');
const soldInCalls = linkedinBundles.filter(({ configuredSlug }) => configuredSlug === null);
const levels = joinChoices(linkedinBundles.map(({ number }) => String(number)));
const ads = joinChoices(linkedinBundles.map((bundle) => String(bundle.advertisementsPerWeek)));
const discounted = premiumPlans.find(({ discountPercent }) => discountPercent > 0);
const features = laneFeatures.length;
const toolsCompared = receipt ? receipt.tools.length : features;
const { length: sizes } = standardPlans;
const { length: steps } = premiumPlans;
const all = `All ${inWords(sizes + steps)} plans`;
const { comparison } = offers;
const { tickets } = home;
const waysToStart = [tickets.platform, tickets.partnership, tickets.community].length;

/** What is said, with a part that follows from the data: a count, names, a list. */
const SAID: readonly (readonly [words: string | undefined, part: string])[] = [
  [ai.vision.lead, `${inWordsFirst(dayStops.length)} steps,`],
  [
    ai.vision.lead,
    unbroken(`You do ${inWords(dayStops.filter(({ isYours }) => isYours).length)}:`),
  ],
  [ai.vision.panel.groups[0]?.name, `${inWordsFirst(onPlans)} run on features`],
  [
    ai.vision.panel.groups[1]?.name,
    `${inWordsFirst(automationSystems.length - onPlans)} are built by the team`,
  ],
  [
    ai.offers.lead,
    `${inWordsFirst(onPlans)} of the ${inWords(automationSystems.length)} automations`,
  ],
  [ai.offers.lead, `The other ${inWords(automationSystems.length - onPlans)} need our team`],
  [ai.vision.panel.heading, `${inWordsFirst(automationSystems.length)} automations.`],
  [ai.process.heading, `in ${inWords(processSteps.length)} steps.`],
  [ai.offers.heading, `${inWordsFirst(Object.keys(aiOffers).length)} ways`],
  [ai.subscribers.lead, `these ${inWords(features)} features`],

  [answerTo('home', 'who-sets-it-up'), whoSetsItUp],
  [answerTo('pbsengine', 'who-sets-it-up'), whoSetsItUp],
  [answerTo('pbsenginePremium', 'who-sets-it-up'), whoSetsItUp],
  [
    answerTo('pbsengine', 'what-are-base-advanced-and-premium-automation'),
    `levels of automation: ${automation}.`,
  ],
  [
    answerTo('pbsengine', 'what-does-supercharged-mean'),
    `${included} includes them, and ${access} gives you access to them.`,
  ],
  [
    answerTo('pbsenginePremium', 'why-not-a-standard-plan-and-a-bundle'),
    `${pairedPlan.name} plus the bundle is`,
  ],

  [home.reasons.heading, `${inWordsFirst(home.reasons.reasons.length)} reasons`],
  [tickets.heading, `${inWordsFirst(waysToStart)} ways`],
  [tickets.platform.note, `${inWords(MONTHS_FREE_PER_YEAR)} months free`],

  [linkedin.managed.lead, `${inWords(linkedin.managed.jobs.length)} jobs`],
  [linkedin.week.lead, `${inWords(yours.length)} call, on ${namesOf(yours)}.`],
  [linkedin.smallPrint.questions[0]?.answer, `${namesOf(soldInCalls)} starts with a call.`],
  [JSON.stringify(linkedin.smallPrint), `access to ${inWords(features)} platform features`],

  [comparison.standard.shared, `All ${inWords(sizes)} include`],
  [comparison.premium.shared, `All ${inWords(steps)} include`],
  [comparison.more, `${inWords(steps)} plans from`],
  [comparison.choice.full, `${inWordsFirst(MAX_COMPARED)} is the most.`],

  [platform.features.heading, `${inWordsFirst(features)} features\n`],
  [platform.hero.plans.label, `${inWords(sizes)} plans`],
  [platform.pricing.heading, `${inWordsFirst(sizes)} plans.`],
  [platform.pricing.includes, `all ${inWords(features)} features and white-label.`],
  [featureWords['unlimited-sub-accounts'].text, `On ${larger}, every`],
  [platform.comparison.description, `same ${inWords(features)} features`],
  ...['logins', 'bills'].map(
    (each) =>
      [
        platform.comparison.receipt.sums[0].lines.join(),
        `${inWords(toolsCompared)} ${each}`,
      ] as const,
  ),
  [
    platform.comparison.description,
    `: ${receipt ? receipt.inWords : inSentence(laneFeatures).join(', ')}. Each`,
  ],
  [platform.steps.heading, `in ${inWords(platform.steps.steps.length)} steps.`],

  [premium.plus.linkedin.text, `Level ${levels} sets the ads: ${ads} a week.`],
  [premium.pricing.heading, `${inWordsFirst(steps)} plans,`],
  [premium.plus.discount.text, `${discounted?.name} (`],
  [premium.costs.rule, `it’s ${premiumPlans.at(-1)?.name}.`],
  [premium.costs.apart.answer, `A year of ${standardPlans[0]?.name} and Level 1 `],
  [premium.costs.apart.answer, `${premiumPlans[0]?.name} is done-for-you`],
];

test('every count and every name in the words of the pages is that of the data', () => {
  for (const [words, part] of SAID) expect.soft(words).toContain(part);
  expect.soft(home.whatIf.endings.map(({ lane }) => lane)).toEqual(lanes);
  const served = framed.catalog.stops.map(({ name }) => name);
  expect.soft(served).toEqual(coreServices.map(({ name }) => name));
  expect.soft(linkedin.features.heading).toBe(`Access to ${inWords(features)} platform features.`);
  expect.soft(comparison.filter.status.all).toBe(`${all} fit.`);
  expect.soft(comparison.section.heading).toBe(`Compare all ${inWords(sizes + steps)} plans`);
  const range = `${inWords(MIN_COMPARED)} or ${inWords(MAX_COMPARED)}`;
  expect.soft(comparison.choice.legend).toBe(`Pick ${range} to compare`);
  const methods = platform.methods.methods.map(({ plans }) => plans);
  expect.soft(methods).toEqual([doneWithYou, doneForYou].map(namesOf));
  expect.soft(premium.pricing.shared.heading).toBe(`On all ${inWords(steps)} plans`);
});

test('the panel numbers the switches through, and each trade begins with the one of its record', () => {
  const { groups, trades } = ai.vision.panel;
  const ids = groups.flatMap(({ systems }) => systems.map(({ id }) => id));
  expect(ids).toEqual(automationSystems.map(({ id }) => id));
  for (const [index, { firstJob }] of industries.entries())
    expect.soft(ids[(trades[index]?.number ?? 0) - 1]).toBe(firstJob.system);
});

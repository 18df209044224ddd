import { expect, test } from 'vitest';
import { aiOffers } from '#data/ai-offers.ts';
import { automationSystems } from '#data/automation-systems.ts';
import { industries } from '#data/industries.ts';
import { lanes } from '#data/lanes.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { company } from '#data/company.ts';
import { sampleWeek } from '#data/linkedin-samples.ts';
import { laneFeatures } from '#data/platform-features.ts';
import { SUPERCHARGED_ACCESS } from '#data/premium-plan-terms.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { processSteps } from '#data/process-steps.ts';
import { coreServices } from '#data/services.ts';
import { standardPlans, SUPERCHARGED, type SERVICE } from '#data/standard-plans.ts';
import { content as ai } from '#features/ai/content.ts';
import { dayStops } from '#features/ai/day.ts';
import { content as faq } from '#features/faq/content.ts';
import { content as framed } from '#features/framed/content.ts';
import { content as home } from '#features/home/content.ts';
import { content as linkedin } from '#features/linkedin/content.ts';
import { pairedPlan } from '#features/offers/calculator.ts';
import { BUNDLE_ALONE, content as offers } from '#features/offers/content.ts';
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
const premiumNamesOf = (plans: readonly { name: string }[]) =>
  plans.length === premiumPlans.length ? [{ name: 'every PBSEngine Premium plan' }] : plans;
const setUpLike = (way: keyof typeof SERVICE) => [
  ...standardPlans.filter(({ service }) => service === way),
  ...premiumNamesOf(premiumPlans.filter(({ setup }) => setup === way)),
];
const whoSetsItUp = `On ${namesOf(setUpLike('done-with-you'))}, we set it up together (done with you). On ${namesOf(setUpLike('done-for-you'))}, we set it up for you`;
const automation = joinList(standardPlans.map((plan) => `${plan.automation} on ${plan.name}`));
const included = namesOf(withExtra(standardPlans, SUPERCHARGED.inFull));
const withAccess = premiumNamesOf(withExtra(premiumPlans, SUPERCHARGED_ACCESS));
const access = `${namesOf(withAccess)} ${withAccess.length > 1 ? 'give' : 'gives'}`;
const onPlans = automationSystems.filter(({ feature }) => feature !== null);
const byTeam = automationSystems.filter(({ feature }) => feature === null);
const yours = sampleWeek.filter((day) => day.from === 'you');
const soldInCalls = linkedinBundles.filter(({ configuredSlug }) => configuredSlug === null);
const ads = joinChoices(linkedinBundles.map((bundle) => String(bundle.advertisementsPerWeek)));
const discounted = premiumPlans.find(({ discountPercent }) => discountPercent > 0);
const features = inWords(laneFeatures.length);
const toolsCompared = inWords(receipt ? receipt.tools.length : laneFeatures.length);
const [sizes, steps] = [standardPlans, premiumPlans].map(({ length }) => inWords(length));
const all = inWords(standardPlans.length + premiumPlans.length);
const { comparison } = offers;
const { tickets } = home;
const waysToStart = [tickets.platform, tickets.partnership, tickets.community];
const doneBy = (who: string) => inWords(dayStops.filter(({ doer }) => doer === who).length);
const counted = (list: readonly unknown[]) => inWordsFirst(list.length);

/** Sentences of the site, each with the parts that follow from the data: a count, names, a list. */
const SAID: readonly (readonly [words: string | undefined, ...parts: string[]])[] = [
  [
    ai.vision.lead,
    `does ${doneBy('plan')} of these steps`,
    `${unbroken('Our team')} builds ${doneBy('team')} more.`,
  ],
  [ai.vision.panel.heading, `${counted(automationSystems)} automations.`],
  [
    ai.vision.panel.more,
    `All ${inWords(automationSystems.length)}: ${inWords(onPlans.length)} run on `,
  ],
  [ai.vision.panel.groups[1]?.name, `${counted(onPlans)} run on features`],
  [ai.vision.panel.groups[0]?.name, `${counted(byTeam)} are built by the team`],
  [ai.offers.heading, `${counted(Object.keys(aiOffers))} ways`],
  [ai.process.heading, `in ${inWords(processSteps.length)} steps.`],
  [ai.subscribers.lead, `all ${features} ${company.platformName} features`],

  [answerTo('home', 'who-sets-it-up'), whoSetsItUp],
  [answerTo('pbsengine', 'who-sets-it-up'), whoSetsItUp],
  [answerTo('pbsenginePremium', 'who-sets-it-up'), whoSetsItUp],
  [
    answerTo('pbsengine', 'what-are-base-advanced-and-premium-automation'),
    `levels of automation: ${automation}.`,
  ],
  [
    answerTo('pbsengine', 'what-does-supercharged-mean'),
    `${included} includes them, and ${access} you access to them.`,
  ],
  [
    answerTo('pbsenginePremium', 'why-not-a-standard-plan-and-a-bundle'),
    `${pairedPlan.name} with a bundle is`,
  ],

  [home.reasons.heading, `${counted(home.reasons.reasons)} reasons`],
  [tickets.heading, `${counted(waysToStart)} ways`],

  [linkedin.managed.lead, `${inWords(linkedin.managed.jobs.length)} jobs`],
  [
    linkedin.week.lead,
    `${unbroken(`${inWords(yours.length)} call,`)} ${unbroken(`on ${namesOf(yours)}.`)}`,
  ],
  [linkedin.smallPrint.questions[0]?.answer, `${namesOf(soldInCalls)} starts with a call.`],
  [JSON.stringify(linkedin.smallPrint), `access to ${features} platform features`],

  [BUNDLE_ALONE, `access to ${features} platform features`],
  [comparison.standard.shared, `All ${sizes} include`],
  [comparison.premium.shared, `All ${steps} include`],
  [premium.pricing.heading, `${counted(premiumPlans)} plans.`],
  [comparison.more, `${steps} plans from`],
  [comparison.choice.full, `${inWordsFirst(MAX_COMPARED)} is the most.`],

  [platform.features.heading, `${counted(laneFeatures)} features\n`],
  [platform.hero.plans.label, `${sizes} plans`],
  [platform.pricing.heading, `${counted(standardPlans)} plans.`],
  [platform.pricing.includes, `all ${features} features `],
  [featureWords['unlimited-sub-accounts'].text, `On ${larger}, every`],
  [
    platform.comparison.description,
    `same ${features} features`,
    `: ${receipt ? receipt.inWords : inSentence(laneFeatures).join(', ')}. Each`,
  ],
  [
    platform.comparison.receipt.sums[0].lines.join(),
    `${toolsCompared} logins`,
    `${toolsCompared} bills`,
  ],
  [platform.steps.heading, `in ${inWords(platform.steps.steps.length)} steps.`],

  [
    premium.plus.linkedin.text,
    `You choose one of ${inWords(linkedinBundles.length)} levels: ${ads} ads a week.`,
  ],
  [premium.plus.discount.text, `${discounted?.name} takes`],
  [premium.costs.lead, `: ${premiumPlans.at(-1)?.name}.`],
  [
    premium.costs.apart.answer,
    `A year of ${standardPlans[0]?.name} and Level 1 `,
    `${premiumPlans[0]?.name} is done-for-you`,
  ],
];

test('every count and every name in the words of the pages is that of the data', () => {
  for (const [words, ...parts] of SAID)
    for (const part of parts) expect.soft(words).toContain(part);
  expect.soft(home.whatIf.endings.map(({ lane }) => lane)).toEqual(lanes);
  const served = framed.catalog.stops.map(({ name }) => name);
  expect.soft(served).toEqual(coreServices.map(({ name }) => name));
  expect.soft(linkedin.features.heading).toBe(`Access to ${features} platform features.`);
  expect.soft(comparison.filter.status.all).toBe(`All ${all} plans fit.`);
  const range = `${inWords(MIN_COMPARED)} or ${inWords(MAX_COMPARED)}`;
  expect.soft(comparison.choice.legend).toBe(`Pick ${range} to compare`);
  const methods = platform.methods.methods.map(({ plans }) => plans);
  expect.soft(methods).toEqual([doneWithYou, doneForYou].map(namesOf));
});

test('the panel numbers the switches through, and each trade begins with the one of its record', () => {
  const { groups, trades } = ai.vision.panel;
  const ids = groups.flatMap(({ systems }) => systems.map(({ id }) => id));
  expect(ids).toEqual(automationSystems.map(({ id }) => id));
  for (const [index, { firstJob }] of industries.entries())
    expect.soft(ids[(trades[index]?.number ?? 0) - 1]).toBe(firstJob.system);
});

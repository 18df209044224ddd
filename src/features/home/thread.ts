import { laneById, lanes } from '#data/lanes.ts';
import { laneFeatureById, type LaneFeature } from '#data/platform-features.ts';
import { platformFrom } from '#data/prices.ts';
import { standardPlans } from '#data/standard-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import { href, PRICING_ID } from '#site/site.ts';

/** The cheapest plan, which is enough for any line. */
const fitting = standardPlans.find(
  ({ prices }) => formatMoney(prices.month.amount) === platformFrom,
);

/** A problem on a tag, and the lane of the feature that solves it; `plainly` explains a lane's name that needs it. */
const problem = (text: string, { lane }: LaneFeature, plainly?: string) => {
  const { number, name } = laneById(lane);
  return { text, lanes: [number], line: plainly ? `${plainly} (${name})` : asPartOfSentence(name) };
};

/** The tags on the tangle of the hero, in the order of its loops (art/hero-tangles.ts). */
export const tags = [
  problem('Missed call, 4:52 pm', laneFeatureById.sms, 'texts'),
  problem('Invoice not sent', laneFeatureById['payments-and-invoicing']),
  problem('Lead from Tuesday', laneFeatureById.funnels, 'lead forms'),
  {
    text: 'Who has the login?',
    lanes: lanes.map(({ number }) => number),
    line: 'every tool, behind one login',
  },
  problem('Quote still in drafts', laneFeatureById.crm, 'customer list'),
];

/** What the page says about pulled tags. */
export const thread = {
  hint: 'Know one of these? Pull it.',
  words: {
    none: 'No line is pulled.',
    one: `Your line: {lines}.\nOn every plan, from ${platformFrom} a month.`,
    two: `Your lines: {lines}.\nBoth on every plan, from ${platformFrom} a month.`,
    more: `Your lines: {lines}.\nOn every plan, from ${platformFrom} a month.`,
    whole: `One straight line: {lines}.\nOn every plan, from ${platformFrom} a month.`,
    /** For screen readers, after one of the messages above. */
    where: 'A link to the plan and a button to start over come before the tags.',
  },
  plan: { href: href('pbsengine', PRICING_ID), label: `See the ${fitting?.name} plan` },
  over: 'Start over',
};

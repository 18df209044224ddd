import { linkedinBundles, type LinkedinBundle } from '#data/linkedin-bundles.ts';
import { premiumPlans, type PremiumPlan } from '#data/premium-plans.ts';
import { SERVICE, standardPlans, type StandardPlan } from '#data/standard-plans.ts';
import { company } from '#data/company.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { asPartOfSentence, inWords } from '#lib/text.ts';
import { href } from '#site/site.ts';
import { lowestAtTopLevel } from './plan-fit-content.ts';
import { breakEvenCents, comparedByYear, monthlyCosts } from './plan-costs.ts';

/*
 * Which premium plan costs least, worked out from the records: the calculator, and the same in two tables for
 * readers who do not use it.
 */

const dollars = (minorUnits: number) => formatMoney({ minorUnits, currency: 'USD' });
const levelName = (level: number) => `Level ${level}`;

/** A premium plan with the numbers and the words that the calculator needs. */
function counted(plan: PremiumPlan) {
  return {
    id: plan.id,
    name: plan.name,
    monthCents: plan.prices.month.amount.minorUnits,
    yearCents: plan.prices.year.amount.minorUnits,
    linkedinLevel: plan.linkedinLevel,
    discountPercent: plan.discountPercent,
    terms: `LinkedIn ${levelName(plan.linkedinLevel)}, ${plan.discountPercent > 0 ? `${plan.discountPercent}% off services` : 'services at list price'}`,
    href: href('pbsenginePremium', plan.id),
  };
}

/** The standard plan that is done for you: the one that makes a fair pair with a bundle. */
function doneForYouPlan(plans: readonly StandardPlan[]): StandardPlan {
  const plan = plans.find(({ service }) => service === 'done-for-you');
  if (!plan) throw new Error('No standard plan is done for you; compare premium with another plan');
  return plan;
}

/** What the cheapest standard plan and bundle cost together, and what that pair leaves out. */
function onPaper(
  premium: readonly PremiumPlan[],
  [bundle]: readonly LinkedinBundle[],
  [plan]: readonly StandardPlan[],
): string | null {
  const rival = premium.find(({ linkedinLevel }) => linkedinLevel === bundle?.number);
  if (!plan || !bundle || !rival) return null;
  const forYou = SERVICE['done-for-you'];
  if (plan.service === 'done-for-you' || !rival.extras.includes(forYou)) return null;
  const apart = plan.prices.year.amount.minorUnits + bundle.prices.once.amount.minorUnits;
  const others = rival.extras.filter((extra) => extra !== forYou);
  return (
    `A year of ${plan.name} and ${levelName(bundle.number)} comes to ${dollars(apart)}, against ${formatMoney(rival.prices.year.amount)} for ${rival.name}. ` +
    `But ${plan.name} is set up with you. ` +
    `${rival.name} is ${[asPartOfSentence(forYou), ...others.map((extra) => `has ${extra}`)].join(', ')} and also comes by the month.`
  );
}

/** The calculator, its table, and premium against a standard plan with a LinkedIn bundle. */
export function planCalculator(
  premium: readonly PremiumPlan[] = premiumPlans,
  bundles: readonly LinkedinBundle[] = linkedinBundles,
  standard: readonly StandardPlan[] = standardPlans,
) {
  const plans = premium.map(counted);
  const platform = doneForYouPlan(standard);
  const yearOf = ({ minorUnits }: Money) => platform.prices.year.amount.minorUnits + minorUnits;
  const pairs = bundles.map(({ number, prices }) => ({
    level: number,
    yearCents: yearOf(prices.once.amount),
  }));
  const even = breakEvenCents(plans);
  const highest = Math.max(...plans.map(({ monthCents }) => monthCents));
  const reference = even ?? highest;
  const amounts = [0, 0.5, 1, 1.5, 2].map((factor) => factor * reference);
  const top = plans.at(-1)?.name ?? '';
  return {
    id: 'calculator',
    heading: 'Which plan costs\nyou least?',
    lead: 'Pick a LinkedIn level. Then say what you would spend on our additional services in an average month, at list price.',
    calculator: {
      plans,
      apart: pairs,
      /** The level of the plan that the page highlights. */
      startLevel: lowestAtTopLevel(premium)?.linkedinLevel ?? 0,
      services: { max: 2 * reference, step: reference / 20, start: reference / 2 },
      words: {
        legendOfControls: 'What you need',
        level: 'Your LinkedIn level',
        levels: bundles.map(({ number, advertisementsPerWeek }) => ({
          value: number,
          label: String(number),
          srText: `${levelName(number)}:`,
          note: `${advertisementsPerWeek} ads a week`,
        })),
        services: 'Additional services a month, at list price',
        legend: { plan: 'The plan', services: 'Services after the discount' },
        bars: {
          heading: 'What each plan costs a month',
          /** What a bar shows after its total. */
          parts: 'a month: {plan} for the plan, {services} for services',
        },
        cheapest: 'Costs least',
        one: '{names} costs you least: {total} a month.',
        tie: '{names} cost the same: {total} a month.',
        apart: {
          heading: 'Or a PBSEngine plan and a LinkedIn bundle?',
          pair: `${platform.name} and LinkedIn {level}`,
          premium: '{plan}, paid by the year',
          year: 'a year, with your services',
          less: '{name} saves you {difference} a year.',
          same: 'Both cost the same.',
          shortPair: 'Buying them separately',
          monthly: 'Paid by the month, {plan} is {price}.',
        },
      },
    },
    rule:
      even === null
        ? null
        : `Below ${dollars(even)} of services in an average month, the lowest plan with your level costs least by the month. Above that, ${top} does.`,
    table: {
      heading: 'What you pay a month',
      note: `With ${inWords(amounts.length)} amounts of services`,
      caption: `What a month costs with each ${company.premiumName} plan, services included`,
      plan: 'Plan',
      columns: amounts.map((cents) => ({
        amount: cents === 0 ? 'No services' : dollars(cents),
        note: cents === 0 ? '' : 'of services',
      })),
      rows: plans.map(({ id, name, terms }) => ({
        id,
        name,
        terms,
        totals: amounts.map((cents) => {
          const cost = monthlyCosts(plans, 0, cents).find(({ plan }) => plan.id === id);
          return dollars(cost?.totalCents ?? 0);
        }),
      })),
    },
    apart: {
      heading: `A plan and a bundle, or ${company.premiumName}?`,
      note: 'Yearly prices',
      answer: onPaper(premium, bundles, standard),
      text: `We compare with ${platform.name}, which is done for you${platform.accounts === 'unlimited' ? ', with unlimited accounts' : ''}. Both sides are paid by the year, before any services.`,
      caption: `A year of ${platform.name} with a LinkedIn bundle, against the lowest ${company.premiumName} plan with that level`,
      level: 'LinkedIn level',
      columns: [
        `${platform.name} and the bundle`,
        `Lowest ${company.premiumName} plan`,
        'They cost the same at',
      ],
      rows: pairs.map((pair) => {
        const {
          apartCents,
          premium: cheapest,
          evenCents,
          evenPlan,
        } = comparedByYear(plans, pair, 0);
        return {
          id: `level-${pair.level}`,
          name: levelName(pair.level),
          plan: cheapest.plan.name,
          saves: dollars(cheapest.cents - apartCents),
          cells: [
            dollars(apartCents),
            `${dollars(cheapest.cents)}, ${cheapest.plan.name}`,
            `${dollars(evenCents)} of services a year, with ${evenPlan.name}`,
          ],
        };
      }),
    },
  };
}

// State that outlives the HTML: level and services determine every total, the sentence and the comparison.
import { useState } from 'react';
import { fillIn, joinList, unbroken } from '#lib/text.ts';
import {
  comparedByYear,
  monthlyCosts,
  type BoughtApart,
  type CostedPlan,
} from '#features/offers/plan-costs.ts';
import { formatCents } from '#lib/money.ts';
import { ApartOrPremium, type ApartWords } from '#features/offers/ApartOrPremium.tsx';
import { CostBars } from '#features/offers/CostBars.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CostCalculator.module.css';
import { useIsInBrowser } from './use-is-in-browser.ts';

export type CostCalculatorProps = {
  plans: readonly (CostedPlan & { terms: string; href: string })[];
  /** What a standard plan and a LinkedIn bundle cost when bought separately, per level. */
  apart: readonly (BoughtApart & { bundleCents: number })[];
  startLevel: number;
  /** The range of services that can be chosen per month, in cents. */
  services: { max: number; step: number; start: number };
  words: {
    level: string;
    levels: readonly { value: number; label: string; srText: string; note: string }[];
    services: string;
    /** What the controls are for. */
    legendOfControls: string;
    legend: { plan: string; services: string };
    bars: { heading: string; parts: string };
    cheapest: string;
    one: string;
    tie: string;
    /** Follows where another plan is the cheapest by the year. */
    yearly: string;
    apart: ApartWords;
  };
};

const SERVICES_ID = 'calculator-services';
/** Amounts are in cents, but the slider counts dollars: some screen readers announce its value instead of `aria-valuetext`. */
const CENTS_PER_DOLLAR = 100;

/** A line over a share of the rail, in percent. */
function Line({ stroke, to }: { stroke: string; to: number }) {
  return <path stroke={stroke} vectorEffect="non-scaling-stroke" d={`M0 3h${to}`} />;
}

/** What each premium plan costs per month, for a LinkedIn level and an amount of services. */
export function CostCalculator({ plans, apart, startLevel, services, words }: CostCalculatorProps) {
  const [level, setLevel] = useState(startLevel);
  const [cents, setCents] = useState(services.start);
  const isInBrowser = useIsInBrowser();
  const costs = monthlyCosts(plans, level, cents);
  const cheapest = costs.filter(({ isCheapest }) => isCheapest);
  const pair = apart.find((candidate) => candidate.level === level);
  const byYear = pair && comparedByYear(plans, pair, cents).premium.plan;
  const isOtherByYear = byYear && cheapest.every(({ plan }) => plan.id !== byYear.id);
  const longest = Math.max(...costs.map(({ totalCents }) => totalCents));
  return (
    <div className={styles.calculator} data-calculator data-needs-react>
      <div className={styles.left}>
        <fieldset className={styles.controls} disabled={!isInBrowser}>
          <legend>
            <VisuallyHidden>{words.legendOfControls}</VisuallyHidden>
          </legend>
          <SegmentedChoice
            name="calculator-level"
            legend={words.level}
            isLegendShown
            options={words.levels.map(({ value, ...option }) => ({
              ...option,
              value: String(value),
            }))}
            value={String(level)}
            onChange={(value) => setLevel(Number(value))}
            areNotesQuiet
            className={styles.levels}
          />
          <div>
            <div className={styles.sum}>
              <Text as="span" size="note">
                <label htmlFor={SERVICES_ID}>{words.services}</label>
              </Text>
              {/* Screen readers announce the slider's value. */}
              <Text as="b" size="display" aria-hidden>
                {formatCents(cents)}
              </Text>
            </div>
            <span className={styles.rail}>
              <svg
                className={styles.track}
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                strokeWidth="6"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <Line stroke="var(--line-strong)" to={100} />
                <Line stroke="var(--accent)" to={(cents * 100) / services.max} />
              </svg>
              <input
                id={SERVICES_ID}
                className={styles.slider}
                type="range"
                min={0}
                max={services.max / CENTS_PER_DOLLAR}
                step={services.step / CENTS_PER_DOLLAR}
                value={cents / CENTS_PER_DOLLAR}
                aria-valuetext={formatCents(cents)}
                onChange={({ target }) =>
                  setCents(Math.round(Number(target.value) * CENTS_PER_DOLLAR))
                }
              />
            </span>
            <Text size="note" isMuted className={styles.scale} aria-hidden>
              <span>{formatCents(0)}</span>
              <span>{formatCents(services.max / 2)}</span>
              <span>{formatCents(services.max)}</span>
            </Text>
          </div>
          <div role="status">
            <Text size="display">
              {fillIn(cheapest.length === 1 ? words.one : words.tie, {
                names: joinList(cheapest.map(({ plan }) => unbroken(plan.name))),
                total: formatCents(cheapest[0]?.totalCents ?? 0),
              })}
              {isOtherByYear && ` ${fillIn(words.yearly, { plan: byYear.name })}`}
            </Text>
          </div>
        </fieldset>
        {pair && (
          <ApartOrPremium plans={plans} pair={pair} servicesCents={cents} words={words.apart} />
        )}
      </div>
      <CostBars
        rows={costs.map(({ plan, servicesCents, totalCents, isCheapest }) => ({
          ...plan,
          servicesCents,
          total: formatCents(totalCents),
          parts: fillIn(words.bars.parts, {
            plan: formatCents(plan.monthCents),
            services: formatCents(servicesCents),
          }),
          isCheapest,
        }))}
        heading={words.bars.heading}
        longest={longest}
        legend={words.legend}
        cheapest={words.cheapest}
      />
    </div>
  );
}

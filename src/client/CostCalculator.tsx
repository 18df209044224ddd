// An island, because the chosen level and services determine every total, the sentence and the comparison.
import { useEffect, useState } from 'react';
import { fillIn, joinList, unbroken } from '#lib/text.ts';
import { cheapestByYear, monthlyCosts, type CostedPlan } from '#features/offers/plan-costs.ts';
import { formatCents } from '#lib/money.ts';
import { CostBars } from '#features/offers/CostBars.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CostCalculator.module.css';
import { useIsInBrowser, whileWaiting } from './use-is-in-browser.ts';

export type CostCalculatorProps = {
  /** How the answers are computed, and what they leave out. */
  rule: string;
  plans: readonly (CostedPlan & { terms: string; href: string })[];
  startLevel: number;
  /** The range of services that can be chosen per month, in cents. */
  services: { max: number; step: number; start: number };
  words: {
    level: string;
    levels: readonly { value: number; label: string; srText: string; note: string }[];
    services: string;
    middle: string;
    /** What the controls are for. */
    legendOfControls: string;
    legend: { plan: string; services: string };
    bars: { heading: string; parts: string };
    cheapest: string;
    one: string;
    tie: string;
    /** How the total of the single cheapest plan adds up; `none` is in its place without services. */
    sum: string;
    none: string;
    /** Added if another plan is the cheapest when paid by the year. */
    yearly: string;
    see: string;
    /** The label of the control that opens the rest on a phone. */
    more: string;
  };
};

/** How long the controls must rest before the answer is announced; otherwise a held slider announces each step. */
const REST_MS = 500;
const SERVICES_ID = 'calculator-services';
/** The slider counts dollars, since some screen readers announce its value instead of `aria-valuetext`. */
const CENTS_PER_DOLLAR = 100;

/** A line along the first `to` percent of the rail. */
function Line({ stroke, to }: { stroke: string; to: number }) {
  return <path stroke={stroke} vectorEffect="non-scaling-stroke" d={`M0 3h${to}`} />;
}

/** Shows the monthly cost of each premium plan for a LinkedIn level and an amount of services. */
export function CostCalculator(props: CostCalculatorProps) {
  const { rule, plans, startLevel, services, words } = props;
  const [level, setLevel] = useState(startLevel);
  const [cents, setCents] = useState(services.start);
  /** A change is announced once, then cleared so that a screen reader does not come across it a second time. */
  const [news, setNews] = useState<'none' | 'pending' | 'told'>('none');
  useEffect(() => {
    if (news === 'none') return;
    const timer = setTimeout(() => setNews(news === 'pending' ? 'told' : 'none'), REST_MS);
    return () => clearTimeout(timer);
  }, [news, level, cents]);
  const isInBrowser = useIsInBrowser();
  const costs = monthlyCosts(plans, level, cents);
  const cheapest = costs.filter(({ isCheapest }) => isCheapest);
  const [best] = cheapest;
  const isOnly = cheapest.length === 1;
  const byYear = cheapestByYear(plans, level, cents).plan;
  const isOtherByYear = cheapest.every(({ plan }) => plan.id !== byYear.id);
  const answer = fillIn(isOnly ? words.one : words.tie, {
    level: unbroken(`Level ${level}`),
    names: joinList(cheapest.map(({ plan }) => unbroken(plan.name))),
    total: formatCents(best?.totalCents ?? 0),
  });
  const yearly = isOtherByYear ? fillIn(words.yearly, { plan: byYear.name }) : '';
  return (
    <fieldset
      className={styles.calculator}
      disabled={!isInBrowser}
      data-calculator
      data-needs-script
    >
      <legend>
        <VisuallyHidden>{words.legendOfControls}</VisuallyHidden>
      </legend>
      <div className={styles.question} {...whileWaiting(!isInBrowser, words.legendOfControls)}>
        <div>
          <Text size="title">
            <label htmlFor={SERVICES_ID}>{words.services}</label>
          </Text>
          {/* Screen readers announce the slider's value. */}
          <p className={styles.amount} aria-hidden="true">
            {formatCents(cents)}
          </p>
          <span className={styles.rail}>
            <svg
              className={styles.track}
              width="100"
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
              onChange={({ target }) => {
                setCents(Math.round(Number(target.value) * CENTS_PER_DOLLAR));
                setNews('pending');
              }}
            />
          </span>
          <Text size="note" isMuted className={styles.scale} aria-hidden>
            <span>{formatCents(0)}</span>
            <span>{words.middle}</span>
            <span>{formatCents(services.max)}</span>
          </Text>
        </div>
        <div className={styles.answer}>
          <div className={styles.answer} data-calculator-answer>
            <Text size="display">{answer}</Text>
            {yearly && <Text>{yearly}</Text>}
          </div>
          <VisuallyHidden>
            <span role="status">{news === 'told' && `${answer} ${yearly}`}</span>
          </VisuallyHidden>
          {isOnly && best && (
            <Text>
              {fillIn(cents > 0 ? words.sum : words.none, {
                plan: formatCents(best.plan.monthCents),
                services: formatCents(best.servicesCents),
              })}
            </Text>
          )}
        </div>
        {best && (
          <ButtonLink
            href={best.plan.href}
            label={fillIn(words.see, { plan: best.plan.name })}
            className={styles.see}
          />
        )}
      </div>
      <PhoneDisclosure summary={words.more} className={styles.plans}>
        <SegmentedChoice
          name="calculator-level"
          legend={words.level}
          isLegendShown
          options={words.levels.map(({ value, ...option }) => ({
            ...option,
            value: String(value),
          }))}
          value={String(level)}
          onChange={(value) => {
            setLevel(Number(value));
            setNews('pending');
          }}
          areNotesQuiet
          className={styles.levels}
        />
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
          longest={Math.max(...costs.map(({ totalCents }) => totalCents))}
          legend={words.legend}
          cheapest={words.cheapest}
        />
      </PhoneDisclosure>
      <Text size="note" isMuted className={styles.rule} data-unsearched="">
        {rule}
      </Text>
    </fieldset>
  );
}

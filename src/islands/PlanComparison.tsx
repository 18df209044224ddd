// State that outlives the HTML: what the visitor needs decides on rows, words and focus at once.
import { useRef, useState } from 'react';
import {
  countFits,
  fitOf,
  NO_NEEDS,
  statusOf,
  type StatusWords,
} from '#sections/plan-comparison/plan-fit.ts';
import {
  PlanComparisonFilter,
  type PlanComparisonFilterWords,
} from '#sections/plan-comparison/PlanComparisonFilter.tsx';
import {
  PlanComparisonTable,
  type PlanComparisonTableProps,
} from '#sections/plan-comparison/PlanComparisonTable.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { Action } from '#ui/link-target.ts';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './PlanComparison.module.css';
import { useIsInBrowser } from './use-is-in-browser.ts';

export type PlanComparisonProps = {
  table: Omit<PlanComparisonTableProps, 'isShown'>;
  filter: PlanComparisonFilterWords & { status: StatusWords; none: string };
  note: string;
  /** A person to ask: beside the table, and where no plan fits. */
  call: Action;
};

/**
 * The table of all plans and the filter above it. `client:visible` observes the elements that stand directly in
 * the island: the filter and a box that is never displayed itself. Where there is no room for the filter, React
 * is not fetched.
 */
export function PlanComparison({ table, filter, note, call }: PlanComparisonProps) {
  const [needs, setNeeds] = useState(NO_NEEDS);
  const isInBrowser = useIsInBrowser();
  const firstControl = useRef<HTMLInputElement>(null);
  const plans = table.groups.flatMap((group) => group.plans.map(({ terms }) => terms));
  const counts = countFits(plans, needs);
  const isNone = counts.fits + counts.ask === 0;
  const clear = () => {
    setNeeds(NO_NEEDS);
    // Whatever was pressed goes away with the needs.
    firstControl.current?.focus();
  };
  return (
    <>
      <PlanComparisonFilter
        words={filter}
        needs={needs}
        isDisabled={!isInBrowser}
        status={statusOf(counts, filter.status)}
        firstControl={firstControl}
        onChange={(change) => setNeeds((current) => ({ ...current, ...change }))}
        onClear={clear}
      />
      <div className={styles.contents}>
        <PlanComparisonTable
          {...table}
          isShown={({ terms }) => fitOf(terms, needs) !== 'differs'}
        />
        <div className={styles.none} hidden={!isNone}>
          <p>{filter.none}</p>
          <div className={styles.ways}>
            <Button onClick={clear}>{filter.clear}</Button>
            <ButtonLink to={call.to} variant="line">
              {call.label}
            </ButtonLink>
          </div>
        </div>
        <p className={styles.note}>
          {`${note} `}
          <TextLink to={call.to}>{call.label}</TextLink>
        </p>
      </div>
    </>
  );
}

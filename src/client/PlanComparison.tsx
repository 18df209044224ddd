// An island, because the visitor's needs and compared plans determine rows, words and focus at once.
import { Fragment, useRef, useState } from 'react';
import {
  amongOffered,
  firstChoice,
  MIN_COMPARED,
  withToggled,
} from '#features/offers/plan-choice.ts';
import {
  isAnythingNeeded,
  listsAll,
  NO_NEEDS,
  statusOf,
  type StatusWords,
} from '#features/offers/plan-fit.ts';
import { PlanChoice, type PlanChoiceWords } from '#features/offers/PlanChoice.tsx';
import { PlanComparisonFilter, type PlanComparisonFilterWords } from './PlanComparisonFilter.tsx';
import {
  PlanComparisonTable,
  type ComparedLine,
  type PlanComparisonTableProps,
} from '#features/offers/PlanComparisonTable.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DisclosureButton } from '#ui/DisclosureButton.tsx';
import type { Action } from '#ui/link.ts';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './PlanComparison.module.css';
import { useIsInBrowser, whileWaiting } from './use-is-in-browser.ts';

export type PlanComparisonProps = {
  table: { columns: PlanComparisonTableProps['columns']; lines: readonly ComparedLine[] };
  filter: PlanComparisonFilterWords & { status: StatusWords; none: string };
  choice: PlanChoiceWords;
  /** The label of the control that opens every line but the first. */
  more: string;
  note: string;
  unsure: string;
  /** The link to a call with a person, below the tables and where no plan fits. */
  call: Action;
};

/** The tables of all plans and the filter above them; in a narrow window, also the choice of plans to compare. */
export function PlanComparison({
  table,
  filter,
  choice,
  more,
  note,
  unsure,
  call,
}: PlanComparisonProps) {
  const [needs, setNeeds] = useState(NO_NEEDS);
  const [chosen, setChosen] = useState(() => firstChoice(table.lines[0]?.plans ?? []));
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isInBrowser = useIsInBrowser();
  const firstControl = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const plans = table.lines.flatMap((line) => line.plans);
  const offered = plans.filter(({ terms }) => listsAll(terms, needs)).map(({ id }) => id);
  const compared = amongOffered(chosen, offered);
  const isNone = offered.length === 0;
  // Once the visitor has entered needs, every plan that fits is shown.
  const isAsked = isAnythingNeeded(needs);
  const isWhole = isUnfolded || isAsked;
  const unfold = !isAsked && (
    <div className={styles.more} data-needs-script>
      <DisclosureButton
        isOpen={isUnfolded}
        isDisabled={!isInBrowser}
        onToggle={() => setIsUnfolded(!isUnfolded)}
      >
        {more}
      </DisclosureButton>
    </div>
  );
  const clear = () => {
    setNeeds(NO_NEEDS);
    // The pressed button disappears along with the needs. A control that is folded away cannot take the focus.
    firstControl.current?.focus();
    if (document.activeElement !== firstControl.current) opener.current?.focus();
  };
  return (
    <>
      <PlanComparisonFilter
        words={filter}
        needs={needs}
        isDisabled={!isInBrowser}
        status={statusOf(offered.length, plans.length, filter.status)}
        firstControl={firstControl}
        opener={opener}
        onChange={(change) => setNeeds((current) => ({ ...current, ...change }))}
        onClear={clear}
      />
      <div className={styles.none} hidden={!isNone}>
        <Text size="display" measure="narrow">
          {filter.none}
        </Text>
        <div className={styles.ways}>
          <Button onClick={clear}>{filter.clear}</Button>
          <ButtonLink {...call} variant="outline" />
        </div>
      </div>
      <div
        className={styles.choice}
        hidden={offered.length < MIN_COMPARED}
        data-plan-choice
        data-needs-script
        {...whileWaiting(!isInBrowser, choice.legend)}
      >
        <PlanChoice
          words={choice}
          lines={table.lines
            .map((line) => ({
              ...line,
              plans: line.plans.filter(({ id }) => offered.includes(id)),
            }))
            .filter((line) => line.plans.length > 0)}
          chosen={compared}
          isWhole={isWhole}
          unfold={unfold}
          isDisabled={!isInBrowser}
          onToggle={(id) => setChosen(withToggled(compared, id))}
        />
      </div>
      <div className={styles.tables} data-plan-tables>
        {table.lines.map((line, index) => (
          <Fragment key={line.id}>
            {index > 0 && unfold}
            <PlanComparisonTable
              columns={table.columns}
              line={line}
              isFolded={index > 0 && !isWhole}
              isShown={({ id }) => offered.includes(id)}
              isCompared={({ id }) => compared.includes(id)}
            />
          </Fragment>
        ))}
      </div>
      <p className={styles.note}>
        {`${note} `}
        <span data-print="hidden">
          {`${unsure} `}
          <TextLink {...call} />
        </span>
      </p>
    </>
  );
}

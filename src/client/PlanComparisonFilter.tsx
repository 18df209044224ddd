import { useState, type RefObject } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DisclosureButton } from '#ui/DisclosureButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { isAnythingNeeded, type PlanNeeds } from '#features/offers/plan-fit.ts';
import styles from './PlanComparisonFilter.module.css';
import { whileWaiting } from './use-is-in-browser.ts';

const CONTROLS_ID = 'plan-needs';

type Choice = { value: number; label: string; srText?: string };

export type PlanComparisonFilterWords = {
  legend: string;
  doneForYou: string;
  unlimitedAccounts: string;
  linkedin: { legend: string; options: readonly Choice[] };
  budget: { label: string; any: string; options: readonly Choice[] };
  clear: string;
};

/** The controls over the tables, and how many plans match. In a narrow window the legend unfolds the controls. */
export function PlanComparisonFilter(props: {
  words: PlanComparisonFilterWords;
  needs: PlanNeeds;
  /** True until React has hydrated the controls. */
  isDisabled: boolean;
  status: string;
  firstControl: RefObject<HTMLInputElement | null>;
  /** Unfolds the controls in a narrow window. */
  opener: RefObject<HTMLButtonElement | null>;
  onChange: (change: Partial<PlanNeeds>) => void;
  onClear: () => void;
}) {
  const { words, needs, isDisabled, status, firstControl, opener, onChange, onClear } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      className={styles.filter}
      data-plan-filter
      data-needs-script
      {...whileWaiting(isDisabled, words.legend)}
    >
      <DisclosureButton
        ref={opener}
        className={styles.opener}
        isDisabled={isDisabled}
        isOpen={isOpen}
        controls={CONTROLS_ID}
        onToggle={() => setIsOpen(!isOpen)}
      >
        {words.legend}
      </DisclosureButton>
      <fieldset
        id={CONTROLS_ID}
        className={classNames(styles.controls, !isOpen && styles.closed)}
        disabled={isDisabled}
      >
        <legend className={styles.legend}>
          <VisuallyHidden until="64rem">
            <Text as="span" size="title">
              {words.legend}
            </Text>
          </VisuallyHidden>
        </legend>
        <div className={styles.boxes}>
          <Checkbox
            ref={firstControl}
            label={words.doneForYou}
            checked={needs.doneForYou}
            onChange={({ target }) => onChange({ doneForYou: target.checked })}
          />
          <Checkbox
            label={words.unlimitedAccounts}
            checked={needs.unlimitedAccounts}
            onChange={({ target }) => onChange({ unlimitedAccounts: target.checked })}
          />
        </div>
        <SegmentedChoice
          name="linkedin-level"
          legend={words.linkedin.legend}
          isLegendShown
          options={words.linkedin.options.map((option) => ({
            ...option,
            value: String(option.value),
          }))}
          value={String(needs.linkedinLevel)}
          onChange={(value) => onChange({ linkedinLevel: Number(value) })}
        />
        <label className={styles.budget}>
          {words.budget.label}
          <span className={styles.select}>
            <select
              value={needs.monthlyCents ?? ''}
              onChange={({ target }) =>
                onChange({ monthlyCents: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">{words.budget.any}</option>
              {words.budget.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron" />
          </span>
        </label>
      </fieldset>
      <div className={styles.result}>
        <div role="status">
          <Text size="title">{status}</Text>
        </div>
        <button
          type="button"
          className={styles.clear}
          hidden={!isAnythingNeeded(needs)}
          onClick={onClear}
        >
          <b>{words.clear}</b>
        </button>
      </div>
    </div>
  );
}

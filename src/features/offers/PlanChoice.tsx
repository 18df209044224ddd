import { Fragment, type ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { InvisibleInput } from '#ui/InvisibleInput.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { MIN_COMPARED, MAX_COMPARED } from './plan-choice.ts';
import styles from './PlanChoice.module.css';

export type PlanChoiceWords = { legend: string; prices: string; few: string; full: string };

/** Chooses which plans a narrow window shows side by side, with one checkbox per plan. */
export function PlanChoice(props: {
  words: PlanChoiceWords;
  /** The plans to choose from, by line. */
  lines: readonly {
    id: string;
    name: string;
    plans: readonly { id: string; name: string; monthly: { price: string } }[];
  }[];
  chosen: readonly string[];
  /** Whether all lines are open to choose from, or only the first. */
  isWhole: boolean;
  /** The control that opens the other lines. */
  unfold: ReactNode;
  isDisabled: boolean;
  onToggle: (id: string) => void;
}) {
  const { words, lines, chosen, isWhole, unfold, isDisabled, onToggle } = props;
  const isFull = chosen.length >= MAX_COMPARED;
  const isFew = chosen.length < MIN_COMPARED;
  return (
    <fieldset className={styles.choice} disabled={isDisabled}>
      <legend>
        <Text as="span" size="title">
          {words.legend}
        </Text>
        <VisuallyHidden>{`, ${words.prices}`}</VisuallyHidden>
      </legend>
      {lines.map(({ id, name, plans }, index) => (
        <Fragment key={id}>
          {index > 0 && unfold}
          {(index === 0 || isWhole) && (
            <div className={styles.line} role="group" aria-label={name}>
              <Text size="note" isMuted className={styles.name} aria-hidden>
                {name}
              </Text>
              {plans.map((plan) => {
                const isChosen = chosen.includes(plan.id);
                return (
                  <label key={plan.id}>
                    <InvisibleInput
                      type="checkbox"
                      name="compared"
                      value={plan.id}
                      checked={isChosen}
                      disabled={isFull && !isChosen}
                      onChange={() => onToggle(plan.id)}
                    />
                    <span className={styles.box}>
                      <b>{plan.name}</b> {plan.monthly.price}
                      {isChosen && <Icon name="tick" />}
                    </span>
                  </label>
                );
              })}
            </div>
          )}
        </Fragment>
      ))}
      <div role="status" className={styles.status}>
        <Text size="note">{isFew ? words.few : isFull ? words.full : ''}</Text>
      </div>
    </fieldset>
  );
}

import { classNames, type Styled } from '#lib/class-names.ts';
import { InvisibleInput } from './InvisibleInput.tsx';
import styles from './SegmentedChoice.module.css';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SegmentedOption = {
  value: string;
  label: string;
  /** What the choice brings, set off from the label. */
  note?: string;
  /** What screen readers announce in place of a label that is too short to understand. */
  srText?: string;
};

/**
 * Radio buttons that look like a switch; the first is chosen. The section around them reacts to the choice with
 * `:has()`, or the component that passes `value` and `onChange` does.
 */
export function SegmentedChoice(
  props: Styled & {
    legend: string;
    isLegendShown?: boolean;
    name: string;
    options: readonly SegmentedOption[];
    /** The notes state facts. Otherwise they name what the choice saves, and stand out. */
    areNotesQuiet?: boolean;
    value?: string;
    onChange?: (value: string) => void;
  },
) {
  const { legend, isLegendShown = false, name, options, value, onChange, className } = props;
  const noteClass = props.areNotesQuiet ? undefined : styles.saving;
  return (
    <fieldset className={classNames(styles.choice, className)} data-print="hidden">
      <legend className={isLegendShown ? styles.shown : undefined}>
        {isLegendShown ? (
          <Text as="span" size="note">
            {legend}
          </Text>
        ) : (
          <VisuallyHidden>{legend}</VisuallyHidden>
        )}
      </legend>
      {options.map((option, index) => (
        <label key={option.value}>
          <InvisibleInput
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: index === 0 }
              : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
          />
          <span>
            {option.srText ? (
              <>
                <VisuallyHidden>{option.srText}</VisuallyHidden>
                <span aria-hidden="true">{option.label}</span>
              </>
            ) : (
              option.label
            )}
            {option.note && (
              <>
                {' '}
                <Text
                  as="small"
                  size="small"
                  isMuted={props.areNotesQuiet ?? false}
                  className={noteClass}
                >
                  {option.note}
                </Text>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './SegmentedRadios.module.css';

/**
 * Radio buttons that look like a switch. With `defaultValue` the page's own style reads which is chosen;
 * with `value` and `onChange` the component around it does.
 */
export function SegmentedRadios(props: {
  name: string;
  legend: string;
  isLegendShown?: boolean;
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  className?: string | undefined;
}) {
  const { name, legend, isLegendShown = false, options, defaultValue, value, onChange } = props;
  return (
    <fieldset className={classNames(styles.group, props.className)}>
      <legend className={classNames(styles.legend, isLegendShown && styles.isShown)}>
        {isLegendShown ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={styles.switch}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

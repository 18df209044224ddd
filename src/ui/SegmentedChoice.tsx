import { classNames } from '#lib/class-names.ts';
import styles from './SegmentedChoice.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Radio buttons that look like a switch; the first is chosen. What they show is the business of the
 * section around them, by `:has()`.
 */
export function SegmentedChoice(props: {
  legend: string;
  name: string;
  /** `note` is set off from the label: what a choice brings. */
  options: readonly { value: string; label: string; note?: string }[];
  className?: string | undefined;
}) {
  const { legend, name, options, className } = props;
  return (
    <fieldset className={classNames(styles.choice, className)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map(({ value, label, note }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span>
            {note ? `${label} ` : label}
            {note && <em>{note}</em>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './BillingSwitch.module.css';

export type BillingSwitchProps = {
  legend: string;
  monthly: string;
  yearly: string;
  /** What paying by the year saves: "2 months free". */
  saving: string;
};

/** Two radio buttons that look like a switch. What they show is the business of the section around them. */
export function BillingSwitch({ legend, monthly, yearly, saving }: BillingSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <label>
        <input type="radio" name="billing" value="monthly" defaultChecked />
        <span>{monthly}</span>
      </label>
      <label>
        <input type="radio" name="billing" value="yearly" />
        <span>
          {`${yearly} `}
          <em>{saving}</em>
        </span>
      </label>
    </fieldset>
  );
}

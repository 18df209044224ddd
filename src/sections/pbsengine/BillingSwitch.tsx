import { SegmentedRadios } from '#ui/SegmentedRadios.tsx';
import styles from './BillingSwitch.module.css';

export type BillingSwitchProps = {
  legend: string;
  monthly: string;
  yearly: string;
  /** What paying by the year saves: "2 months free". */
  saving: string;
};

/** The choice of monthly or yearly prices. What it shows is the business of the section around it. */
export function BillingSwitch({ legend, monthly, yearly, saving }: BillingSwitchProps) {
  return (
    <SegmentedRadios
      name="billing"
      legend={legend}
      defaultValue="monthly"
      options={[
        { value: 'monthly', label: monthly },
        {
          value: 'yearly',
          label: (
            <>
              {`${yearly} `}
              <em className={styles.saving}>{saving}</em>
            </>
          ),
        },
      ]}
      className={styles.switch}
    />
  );
}

import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';

export type BillingSwitchProps = {
  legend: string;
  monthly: string;
  yearly: string;
  /** What paying by the year saves: "2 months free". */
  saving: string;
};

/** The switch between paying by the month and by the year. */
export function BillingSwitch({ legend, monthly, yearly, saving }: BillingSwitchProps) {
  return (
    <SegmentedChoice
      legend={legend}
      name="billing"
      options={[
        { value: 'monthly', label: monthly },
        { value: 'yearly', label: yearly, srText: `${yearly},`, note: saving },
      ]}
    />
  );
}

import { EVERY_STATE, QUIET_CONTEXTS, type Examples } from './example.ts';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const LEVELS = ['1', '2', '3'].map((value) => ({ value, label: value }));

export const examples: Examples = [
  {
    name: 'legend unseen',
    contexts: QUIET_CONTEXTS,
    states: EVERY_STATE,
    show: (id) => <SegmentedChoice name={id} legend="Level" options={LEVELS} />,
  },
  {
    name: 'one is fixed from outside',
    show: (id) => <SegmentedChoice name={id} legend="Level" options={LEVELS} value="2" />,
  },
  {
    name: 'with a note',
    room: 'phone',
    show: (id) => (
      <SegmentedChoice
        name={id}
        legend="Billing"
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'yearly', label: 'Yearly', note: 'Two months off' },
        ]}
      />
    ),
  },
];

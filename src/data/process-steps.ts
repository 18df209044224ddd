export type ProcessStep = {
  step: number;
  title: string;
  description: string;
  /** The drawing that represents the step. */
  icon: 'coil' | 'wheel' | 'line';
};

/** The done-for-you process of the AI page (specification, sections 2 and 3; drafted, for the owner to confirm). */
export const processSteps: readonly ProcessStep[] = [
  {
    step: 1,
    title: 'Find',
    description: 'We list every task that gets done twice, waits on someone or slips through.',
    icon: 'coil',
  },
  {
    step: 2,
    title: 'Build',
    description: 'You pick one, and we automate it. You test and approve it before it goes live.',
    icon: 'wheel',
  },
  {
    step: 3,
    title: 'Run',
    description: 'In the partnership, we keep it running and up to date. You keep the off switch.',
    icon: 'line',
  },
];

export type ProcessStep = {
  step: number;
  title: string;
  description: string;
  /** The drawing that represents the step. */
  icon: 'magnifier' | 'wrench' | 'gauge';
};

/** The done-for-you process of the AI page (specification, sections 2 and 3; words drafted, for the owner to confirm). */
export const processSteps: readonly ProcessStep[] = [
  {
    step: 1,
    title: 'Find',
    description:
      'We look at how work gets done and list every task that is done twice, waits on someone or gets forgotten.',
    icon: 'magnifier',
  },
  {
    step: 2,
    title: 'Build',
    description:
      'We automate the task you pick with us first. You try it on real work before it goes live.',
    icon: 'wrench',
  },
  {
    step: 3,
    title: 'Run',
    description:
      'In the partnership, we keep it running and update it as your business changes. You keep the off switch.',
    icon: 'gauge',
  },
];

import * as z from 'zod';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { textSchema } from './schemas.ts';

const processStepSchema = z.strictObject({
  step: z.int().positive(),
  title: textSchema,
  description: textSchema,
  /** The drawing that represents the step. */
  icon: z.enum(['magnifier', 'wrench', 'gauge']),
});

export const processStepsSchema = z
  .array(processStepSchema)
  .length(3, 'the done-for-you process has three steps')
  .refine((steps) => steps.every(({ step }, index) => step === index + 1), {
    message: 'number the steps 1, 2, 3, in the order in which they stand',
  });

export type ProcessStep = z.infer<typeof processStepSchema>;

/** The done-for-you process of the AI page (specification, sections 2 and 3; words drafted, for the owner to confirm). */
export const processSteps: readonly ProcessStep[] = parseOrExplain(
  processStepsSchema,
  [
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
        'We automate the task that costs you the most. You try it on real work before it goes live.',
      icon: 'wrench',
    },
    {
      step: 3,
      title: 'Run',
      description:
        'In the partnership, we keep it working and change it when your business does. You keep the off switch.',
      icon: 'gauge',
    },
  ],
  'src/data/process-steps.ts has problems:',
);

import type { Examples } from '#ui/example.ts';
import { ReviewRequest } from './ReviewRequest.tsx';

export const examples: Examples = [
  {
    name: 'not rated',
    show: () => (
      <ReviewRequest title="Reviews" question="How did we do?" note="Sent after the job" />
    ),
  },
];

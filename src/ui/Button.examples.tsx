import { Button } from './Button.tsx';
import { LONG, type Examples } from './example.ts';

/** The looks that differ from those of a ButtonLink, which has the same styles. */
export const examples: Examples = [
  { name: 'primary', show: () => <Button>Try again</Button> },
  {
    name: 'outline, small',
    show: () => (
      <Button variant="outline" size="small">
        Try again
      </Button>
    ),
  },
  { name: 'disabled', show: () => <Button disabled>Try again</Button> },
  { name: 'long', room: 'phone', show: () => <Button isSubmit>{LONG}</Button> },
];

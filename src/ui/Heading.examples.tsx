import { LONG, type Example, type Examples, EVERY_CONTEXT } from './example.ts';
import { Heading, type HeadingSize } from './Heading.tsx';

const SIZES: readonly HeadingSize[] = ['giant', 'h1', 'h2', 'h3', 'h4'];

export const examples: Examples = [
  ...SIZES.map((size): Example => ({
    name: size,
    contexts: size === 'h2' ? EVERY_CONTEXT : ['page'],
    room: 'page',
    show: () => (
      <Heading level={3} size={size}>
        One engine
      </Heading>
    ),
  })),
  ...(['h1', 'h2', 'h3', 'h4'] as const).map((size): Example => ({
    name: `${size}, long`,
    room: 'phone',
    show: () => (
      <Heading level={3} size={size}>
        {LONG}
      </Heading>
    ),
  })),
];

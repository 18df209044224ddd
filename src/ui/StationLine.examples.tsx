import { EVERY_CONTEXT, LONG, type Examples } from './example.ts';
import { StationLine, Stop } from './StationLine.tsx';

const stops = ['You ask', 'We answer', LONG].map((words) => <Stop key={words}>{words}</Stop>);

export const examples: Examples = [
  { name: 'down', contexts: EVERY_CONTEXT, show: () => <StationLine>{stops}</StationLine> },
  {
    name: 'down, small',
    room: 'phone',
    show: () => <StationLine size="small">{stops}</StationLine>,
  },
  {
    name: 'across from 48rem, over both edges',
    room: 'page',
    show: () => (
      <StationLine turnAt="48rem" bleed="both">
        {stops}
      </StationLine>
    ),
  },
  {
    name: 'across from 64rem, drawn by scrolling, with a marked stop',
    room: 'page',
    show: () => (
      <StationLine turnAt="64rem" isDrawnByScroll>
        {stops}
        <Stop isMarked>Done</Stop>
      </StationLine>
    ),
  },
];

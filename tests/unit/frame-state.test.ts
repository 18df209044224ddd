import { expect, test } from 'vitest';
import { nextFrameState, type FrameEvent, type FrameState } from '#enhancements/frame-state.ts';

const EVENTS: readonly FrameEvent[] = [
  'open',
  'load',
  'timeout',
  'arrival',
  'failure',
  'interruption',
  'close',
];

/** Every state, and what the visitor sees after each event, in the order of `EVENTS`. */
const TABLE: Record<FrameState, readonly FrameState[]> = {
  idle: ['loading', 'idle', 'idle', 'idle', 'idle', 'idle', 'idle'],
  loading: ['loading', 'loaded', 'slow', 'partial', 'failed', 'interrupted', 'idle'],
  slow: ['loading', 'loaded', 'slow', 'partial', 'failed', 'interrupted', 'idle'],
  partial: ['loading', 'loaded', 'partial', 'partial', 'failed', 'interrupted', 'idle'],
  loaded: ['loading', 'loaded', 'loaded', 'loaded', 'failed', 'interrupted', 'idle'],
  failed: ['loading', 'failed', 'failed', 'failed', 'failed', 'failed', 'idle'],
  interrupted: ['loading', ...Array.from({ length: 5 }, () => 'interrupted' as const), 'idle'],
};

const cases = Object.entries(TABLE).flatMap(([state, row]) =>
  EVENTS.map((event, index) => [state, event, row[index]] as [FrameState, FrameEvent, FrameState]),
);

test.each(cases)('%s, then %s: %s', (state, event, next) => {
  expect(nextFrameState(state, event)).toBe(next);
});

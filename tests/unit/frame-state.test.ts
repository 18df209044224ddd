import { expect, test } from 'vitest';
import { nextFrameState, type FrameState } from '#client/frame-state.ts';

const EVENTS = ['open', 'load', 'timeout', 'arrival', 'failure', 'interruption', 'close'] as const;

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

test('every event in every state shows what the table says', () => {
  for (const [state, shown] of Object.entries(TABLE)) {
    const after = EVENTS.map((event) => nextFrameState(state as FrameState, event));
    expect.soft(after, state).toEqual(shown);
  }
});

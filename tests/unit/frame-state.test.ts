import { expect, test } from 'vitest';
import { nextFrameState, type FrameEvent, type FrameState } from '#enhancements/frame-state.ts';

/** Every state and event: what the visitor then sees. */
const TABLE: Record<FrameState, Record<FrameEvent, FrameState>> = {
  idle: { open: 'loading', load: 'idle', timeout: 'idle', failure: 'idle', close: 'idle' },
  loading: { open: 'loading', load: 'loaded', timeout: 'slow', failure: 'failed', close: 'idle' },
  slow: { open: 'loading', load: 'loaded', timeout: 'slow', failure: 'failed', close: 'idle' },
  loaded: { open: 'loading', load: 'loaded', timeout: 'loaded', failure: 'failed', close: 'idle' },
  failed: { open: 'loading', load: 'failed', timeout: 'failed', failure: 'failed', close: 'idle' },
};

const cases = Object.entries(TABLE).flatMap(([state, events]) =>
  Object.entries(events).map(
    ([event, next]) => [state, event, next] as [FrameState, FrameEvent, FrameState],
  ),
);

test.each(cases)('%s, then %s: %s', (state, event, next) => {
  expect(nextFrameState(state, event)).toBe(next);
});

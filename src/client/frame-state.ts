/**
 * What a frame's box shows. `idle`: no frame yet. `slow`: nothing has arrived. `partial`: something has arrived, but
 * not everything. `loaded`: something has loaded, maybe not the right page. `failed`: no page was ever shown.
 * `interrupted`: a page was shown, but the one after it was not.
 */
export type FrameState =
  'idle' | 'loading' | 'slow' | 'partial' | 'loaded' | 'failed' | 'interrupted';

/**
 * What can happen to a frame. `timeout`: the limit for slow pages has passed, and nothing is there. `arrival`: the
 * limit has passed, and something is there. `failure`: a page did not arrive, and the visitor has not seen an earlier
 * one. `interruption`: the same, but the visitor has seen one. A page that may not be framed counts as `load` in
 * every browser: scripts cannot tell it from a good one.
 */
export type FrameEvent =
  'open' | 'load' | 'timeout' | 'arrival' | 'failure' | 'interruption' | 'close';

/** The state after `event`. A late page clears the notice; once a page has loaded, the timer changes nothing. */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event) {
    case 'open':
      return 'loading';
    case 'close':
      return 'idle';
    case 'timeout':
      return state === 'loading' ? 'slow' : state;
    case 'arrival':
      return state === 'loading' || state === 'slow' ? 'partial' : state;
    default:
      if (state === 'idle' || state === 'failed' || state === 'interrupted') return state;
      return event === 'load' ? 'loaded' : event === 'failure' ? 'failed' : 'interrupted';
  }
}

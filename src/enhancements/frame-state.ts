/**
 * What a frame's box shows. `idle`: no frame yet. `slow`: nothing has come. `partial`: something has come, but not
 * everything. `loaded` says only that something arrived. `failed`: nothing was ever shown. `interrupted`: a page was
 * shown, and the one after it was not.
 */
export type FrameState =
  'idle' | 'loading' | 'slow' | 'partial' | 'loaded' | 'failed' | 'interrupted';

/**
 * What can happen to a frame. `timeout`: the limit for slow pages has passed, and nothing is there.
 * `arrival`: it has passed, and something is there. `failure` and `interruption`: a page did not come, and nobody, or somebody, has seen one
 * before. A refused page counts as `load` in every browser: nothing tells it apart.
 */
export type FrameEvent =
  'open' | 'load' | 'timeout' | 'arrival' | 'failure' | 'interruption' | 'close';

/** The state after `event`. A late page clears the notice; a frame that came stays whatever the timer says. */
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

/** What a frame's box shows. `idle`: no frame yet. `loaded` says only that something arrived. */
export type FrameState = 'idle' | 'loading' | 'slow' | 'loaded' | 'failed';

/** What can happen to a frame. A refused page counts as `load` in every browser: nothing tells it apart. */
export type FrameEvent = 'open' | 'load' | 'timeout' | 'failure' | 'close';

/** The state after `event`. A late page clears the notice; a frame that came stays whatever the timer says. */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event) {
    case 'open':
      return 'loading';
    case 'close':
      return 'idle';
    case 'failure':
      return state === 'idle' ? 'idle' : 'failed';
    case 'load':
      return state === 'loading' || state === 'slow' ? 'loaded' : state;
    case 'timeout':
      return state === 'loading' ? 'slow' : state;
  }
}

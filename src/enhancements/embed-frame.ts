import { nextFrameState, type FrameEvent, type FrameState } from './frame-state.ts';

/** The controls of one frame box. */
export type FrameControls = { open: () => void; close: () => void };

/**
 * Runs the frame of `box` (`[data-frame]`): creates it on `open`, watches it, removes it on `close`
 * and when it fails. A box that was served with a frame is watched at once.
 */
export function enhanceFrame(box: HTMLElement): FrameControls {
  let frame = box.querySelector('iframe');
  let timer = 0;

  const send = (event: FrameEvent) => {
    const state = nextFrameState(box.dataset.state as FrameState, event);
    box.dataset.state = state;
    if (state !== 'loading') clearTimeout(timer);
    if (state === 'idle' || state === 'failed') {
      frame?.remove();
      frame = null;
    }
  };
  const watch = (target: HTMLIFrameElement) => {
    target.addEventListener('load', () => send('load'));
    target.addEventListener('error', () => send('failure'));
    timer = window.setTimeout(send, Number(box.dataset.slowAfter), 'timeout');
  };
  const open = () => {
    frame?.remove();
    frame = document.createElement('iframe');
    frame.title = box.dataset.title ?? '';
    frame.allow = box.dataset.allow ?? '';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = box.dataset.src ?? '';
    send('open');
    watch(frame);
    box.append(frame);
  };

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'frame-src' && frame?.src.startsWith(blockedURI)) send('failure');
  });
  addEventListener('offline', () => {
    if (frame && box.dataset.state !== 'loaded') send('failure');
  });
  box.querySelector('[data-frame-retry]')?.addEventListener('click', open);

  // A frame from the server may have come before this script: it then holds a document of another
  // origin, which this page cannot see.
  if (frame) {
    watch(frame);
    if (frame.contentDocument === null) send('load');
  }
  return {
    open() {
      open();
      if (!navigator.onLine) send('failure');
    },
    close: () => send('close'),
  };
}

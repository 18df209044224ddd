import { nextFrameState, type FrameEvent, type FrameState } from './frame-state.ts';

/** Within a second of seeing a page nobody sends anything on it; Chromium reports a blocked page that late (milliseconds). */
const GLANCE_MS = 1000;

/** How often a slow frame is looked at, to see whether something has come (milliseconds). */
const LOOK_AGAIN_MS = 500;

/** The controls of one frame box. */
export type FrameControls = { open: () => void; close: () => void };

/**
 * Runs the frame of `box` (`[data-frame]`): creates it on `open`, watches it, removes it on `close`
 * and when it fails. A box that was served with a frame is watched at once.
 */
export function enhanceFrame(box: HTMLElement): FrameControls {
  const stage = box.querySelector('[data-frame-stage]');
  const dialog = box.closest('dialog');
  let frame = box.querySelector('iframe');
  let timer = 0;
  /** When a page was first seen in the frame, as far as that can be known. */
  let shownSince = Infinity;

  const isWaiting = () => /loading|slow/.test(box.dataset.state ?? '');
  const send = (event: FrameEvent) => {
    const focused = box.contains(document.activeElement) && document.activeElement;
    const state = nextFrameState(box.dataset.state as FrameState, event);
    box.dataset.state = state;
    if (!isWaiting()) clearTimeout(timer);
    if (event === 'failure' || event === 'interruption' || event === 'close') {
      frame?.remove();
      frame = null;
    }
    // What had the focus is gone: it goes to what is said now and, where there is one, to the button for another try.
    if (focused && focused.getClientRects().length === 0)
      for (const target of ['[role=status]', '[data-frame-retry]'])
        box.querySelector<HTMLElement>(target)?.focus();
  };
  const hasFocus = () => document.activeElement === frame;
  const show = (event: FrameEvent) => {
    shownSince = Math.min(shownSince, performance.now());
    send(event);
  };
  const fail = () => {
    // Whoever works in a page has seen it, even if it never finished loading.
    const isSeen = hasFocus() || performance.now() - shownSince > GLANCE_MS;
    send(isSeen ? 'interruption' : 'failure');
  };
  const watch = (target: HTMLIFrameElement) => {
    shownSince = Infinity;
    target.addEventListener('load', () => show('load'));
    target.addEventListener('error', fail);
    const look = () => {
      // The empty document that a frame begins with can be read, a page of another origin cannot.
      if (!target.contentDocument) {
        show('arrival');
        return;
      }
      send('timeout');
      timer = window.setTimeout(look, LOOK_AGAIN_MS);
    };
    clearTimeout(timer);
    timer = window.setTimeout(look, Number(box.dataset.slowAfter));
  };
  const open = () => {
    const isAgain = box.dataset.state !== 'idle';
    frame?.remove();
    frame = document.createElement('iframe');
    frame.title = box.dataset.title ?? '';
    frame.allow = box.dataset.allow ?? '';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = box.dataset.src ?? '';
    send('open');
    if (isAgain)
      // The bar would go on where it was. Asking for animations makes the browser lay out the page, which a press waits for.
      for (const animation of box.getAnimations({ subtree: true })) animation.currentTime = 0;
    watch(frame);
    // At once: in a frame that begins after the next paint, WebKitGTK shows a reset connection as if a page had come.
    stage?.append(frame);
    if (!navigator.onLine) send('failure');
  };

  const onViolation = ({ effectiveDirective }: { effectiveDirective: string }) => {
    // Browsers name the address that was blocked, which may be far from the one that the frame began with. An open
    // dialog makes the page behind it inert: what happens then, happens in the dialog.
    if (
      frame &&
      effectiveDirective === 'frame-src' &&
      dialog === document.querySelector('dialog[open]')
    )
      fail();
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  addEventListener('offline', () => {
    // What is there already stays: a visitor may be filling in a form.
    if (frame && !hasFocus() && isWaiting()) send('failure');
  });
  box.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-frame-retry]')) open();
  });

  // A frame from the server is on its way before this script is.
  if (frame) {
    watch(frame);
    // It may have come: it then holds a document of another origin, and this page has loaded only once it has.
    if (!frame.contentDocument) {
      if (document.readyState === 'complete') show('load');
      else addEventListener('load', () => show('load'));
    }
    // Or the policy has blocked it; the script in the head has heard so (WebKit keeps no report that could be read now).
    if ('blocked' in box.dataset) fail();
  }
  return { open, close: () => send('close') };
}

import { afterPaint } from './after-paint.ts';
import { nextFrameState, type FrameEvent, type FrameState } from './frame-state.ts';

/** Chromium may report a blocked page this late; nobody submits a form that soon after seeing it (milliseconds). */
const SEEN_AFTER_MS = 1000;

/** How often to check whether something has arrived in a slow frame (milliseconds). */
const POLL_MS = 500;

type Reach = 'reached' | 'unclear' | 'dead';

/**
 * Whether anything answers at an address. `fetch` also fails if the response is closed to other sites (CORP), or if the
 * host drops HEAD requests. Neither affects the event stream that is tried next: Chromium and WebKit try it again
 * (`readyState` 0) only if nothing answered. Firefox never tries it again.
 */
async function reach(address: string): Promise<Reach> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return 'reached';
  } catch {
    const stream = new EventSource(address);
    await new Promise((resolve) => (stream.onerror = resolve));
    const { readyState } = stream;
    stream.close();
    return readyState === 0 ? 'dead' : 'unclear';
  }
}

/** Whether no request to an address could be sent: Firefox reports a duration of 0 for those, a while later. */
function isUnsent(address: string): boolean {
  const times = performance.getEntriesByName(address).map(({ duration }) => duration);
  return Math.max(...times) === 0;
}

/**
 * Runs the frame of `box` (`[data-frame]`): creates it on `open`, watches it, removes it on `close`
 * and when it fails. A box that was served with a frame is watched at once.
 */
export function enhanceFrame(box: HTMLElement) {
  const stage = box.querySelector('[data-frame-stage]');
  const dialog = box.closest('dialog');
  let frame = box.querySelector('iframe');
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When a page first appeared in the frame, as far as that can be known. */
  let shownSince = Infinity;

  const isWaiting = () => /loading|slow/.test(box.dataset.state ?? '');
  const send = (event: FrameEvent) => {
    const focused = box.contains(document.activeElement) && document.activeElement;
    const state = nextFrameState(box.dataset.state as FrameState, event);
    box.dataset.state = state;
    if (state !== 'slow') clearTimeout(timer);
    if (/open|close|failure|interruption/.test(event)) {
      frame?.remove();
      frame = null;
    }
    // The focused element is hidden, or is the status without visible words: moves the focus to the status, then to the
    // retry button if one shows.
    if (focused && !(focused as HTMLElement).offsetHeight)
      for (const target of ['[role=status]', '[data-frame-retry]'])
        box.querySelector<HTMLElement>(target)?.focus();
  };
  const hasFocus = () => document.activeElement === frame;
  const show = (event: FrameEvent) => {
    shownSince = Math.min(shownSince, performance.now());
    send(event);
    // Chromium drops the focus from a frame when another document comes into it.
    if (dialog && document.activeElement === document.body) frame?.focus();
  };
  const fail = () => {
    // A visitor whose focus is in a page has seen it, even if it never finished loading.
    const isSeen = hasFocus() || performance.now() - shownSince > SEEN_AFTER_MS;
    send(isSeen ? 'interruption' : 'failure');
  };
  const watch = (target: HTMLIFrameElement) => {
    shownSince = Infinity;
    let reached: Reach | undefined;
    /** Gives up the frame if nothing answers at its address, unless the visitor's focus is in it. */
    const isGivenUp = (isDead = reached === 'dead') => {
      const isOver = isDead && target === frame && !hasFocus();
      if (isOver) send('failure');
      return isOver;
    };
    void reach(target.src).then((result) => {
      reached = result;
      if (!isWaiting()) isGivenUp();
    });
    target.addEventListener('load', () => {
      // Only Chromium fires `load` for its own error page.
      if (!isGivenUp()) show('load');
    });
    target.addEventListener('error', fail);
    const look = () => {
      if (isGivenUp() || isGivenUp(reached === 'unclear' && isUnsent(target.src))) return;
      // A frame begins with an empty document, which can be read; a page of another origin cannot.
      const hasArrived = !target.contentDocument;
      if (hasArrived) show('arrival');
      else send('timeout');
      // Until the host is known to have answered, what has arrived may be Firefox's own error page.
      if (!hasArrived || reached !== 'reached') timer = setTimeout(look, POLL_MS);
    };
    timer = setTimeout(look, Number(box.dataset.slowAfter));
  };
  const open = () => {
    send('open');
    frame = document.createElement('iframe');
    frame.title = box.dataset.title ?? '';
    frame.allow = box.dataset.allow ?? '';
    frame.src = box.dataset.src ?? '';
    watch(frame);
    // At once: in a frame added a frame after it is watched, WebKitGTK shows a reset connection as if a page had loaded.
    stage?.append(frame);
    if (!navigator.onLine) send('failure');
  };

  const onViolation = ({ effectiveDirective }: { effectiveDirective: string }) => {
    // Browsers report the blocked address, which may have nothing in common with the frame's first one. An open dialog
    // makes the page behind it inert, so a violation is then the dialog's.
    if (
      frame &&
      effectiveDirective === 'frame-src' &&
      dialog === document.querySelector('dialog[open]')
    )
      fail();
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  addEventListener('offline', () => {
    // Keeps a page that has already loaded: a visitor may be filling in a form.
    if (frame && !hasFocus() && isWaiting()) send('failure');
  });
  box.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-frame-retry]')) return;
    // Without a frame first: the animations of the waiting box begin again.
    send('close');
    afterPaint(() => {
      if (dialog?.open !== false) open();
    });
  });

  // A frame in the server's HTML starts loading before this script does.
  if (frame) {
    watch(frame);
    // If it has arrived, it holds a document of another origin; this page's `load` comes only after the frame's.
    if (!frame.contentDocument) {
      if (document.readyState === 'complete') show('load');
      else addEventListener('load', () => show('load'));
    }
    // Or the policy has blocked it: the script in the head then marked the box (WebKit keeps no report to read now).
    if ('blocked' in box.dataset) fail();
  }
  return { open, close: () => send('close') };
}

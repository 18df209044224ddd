import { afterPaint } from './after-paint.ts';
import { enhanceFrame } from './embed-frame.ts';
import { isPlainClick } from './plain-click.ts';

/**
 * Keeps the scroll bar's space, if there is one, while a dialog hides the bar: nothing behind the dialog moves. The space
 * stays kept afterward, where the bar is back in it.
 */
function keepScrollbarRoom(): void {
  const { clientWidth, style } = document.documentElement;
  style.scrollbarGutter = clientWidth < innerWidth ? 'stable' : '';
}

/**
 * Removes the caret that a press leaves on what it pressed; selected words stay. While a dialog is open the page is inert,
 * and Chrome looks through every word of it, in every frame, for a visible place for a caret: 50 ms on a legal page.
 */
function dropCaret(): void {
  const selection = getSelection();
  if (selection?.isCollapsed) selection.empty();
}

/** How long the second press of a double click may take: Windows waits half a second. */
const DOUBLE_CLICK_MS = 500;

/** Lets a plain click on `a[data-dialog]` open the dialog of that id instead of leaving the page. */
export function enhanceEmbedDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    const box = dialog.querySelector<HTMLElement>('[data-frame]');
    // A browser without dialogs follows the link.
    if (!box || !('showModal' in dialog)) continue;
    const frame = enhanceFrame(box);
    /** Until when a press may be the second one of a double click on the link that opened the dialog. */
    let settledAt = 0;
    const isSettled = ({ timeStamp }: Event) => timeStamp > settledAt;
    const closeButton = dialog.querySelector<HTMLElement>('[data-dialog-close]');

    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      `a[data-dialog="${dialog.id}"]`,
    )) {
      link.ariaHasPopup = 'dialog';
      link.addEventListener('click', (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (dialog.open) return;
        settledAt = event.timeStamp + DOUBLE_CLICK_MS;
        dropCaret();
        // Shows the dialog at once, but makes it modal after the paint: an inert page restyles every element.
        dialog.open = true;
        document.onkeydown = ({ key }) => {
          if (key === 'Escape') dialog.open = false;
        };
        afterPaint(() => {
          document.onkeydown = null;
          if (!dialog.open) return;
          keepScrollbarRoom();
          dialog.open = false;
          dialog.showModal();
          closeButton?.focus();
          frame.open();
        });
      });
    }
    const close = () => {
      dialog.style.display = 'none';
      afterPaint(() => dialog.close());
    };
    closeButton?.addEventListener('click', close);
    // An Enter that is held, or pressed twice, on the link must not press Close, too.
    if (closeButton)
      closeButton.onkeydown = (event) =>
        event.key !== 'Enter' || (!event.repeat && isSettled(event));
    // A second press selects no word, and leaves the focus where it is.
    dialog.onmousedown = isSettled;
    dialog.addEventListener('click', (event) => {
      dropCaret();
      // The content covers the dialog's whole box, so this click was on the backdrop.
      if (event.target === dialog && isSettled(event)) close();
    });
    dialog.addEventListener('close', () => {
      dialog.style.display = '';
      frame.close();
    });
  }
}

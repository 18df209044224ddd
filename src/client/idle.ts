/**
 * Marks the document once it has loaded and the browser is idle (or after two seconds), on touch screens, where no
 * pointer shows what will be pressed next: the speculation rules then let the browser prefetch the pages that the first
 * screen links to. Does nothing if the browser saves data.
 */
export function markIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !matchMedia('(pointer: coarse)').matches) return;
  addEventListener('load', () =>
    // Every browser that supports speculation rules supports this too.
    (window as Partial<Window>).requestIdleCallback?.(
      () => {
        document.documentElement.dataset.idle = '';
      },
      // Chromium may never call back while nothing is painted.
      { timeout: 2000 },
    ),
  );
}

/**
 * Marks the document once it is loaded and nothing more is to do, where no pointer announces what a finger will press
 * next: the page's rules then let the browser fetch what the first screen leads to. Not where data is to be saved.
 */
export function markIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !matchMedia('(pointer: coarse)').matches) return;
  // The browsers that know such rules know this, too.
  if (!('requestIdleCallback' in window)) return;
  const mark = () =>
    requestIdleCallback(() => {
      document.documentElement.dataset.idle = '';
    });
  if (document.readyState === 'complete') mark();
  else addEventListener('load', mark, { once: true });
}

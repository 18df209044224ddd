import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the server's HTML and during hydration, true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/**
 * Attributes for the container of controls that wait for React: a single Tab stop whose label names the controls. After
 * the wait it can still hold the focus, which the browser would otherwise drop, and show it.
 */
export const whileWaiting = (isWaiting: boolean, label: string) =>
  isWaiting
    ? ({ tabIndex: 0, role: 'group', 'aria-label': label, 'aria-busy': true } as const)
    : { tabIndex: -1, 'data-waited': '' };

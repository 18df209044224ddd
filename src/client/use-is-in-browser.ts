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

/** Attributes of what holds controls that wait for React: one stop of the Tab key, which names what is to come. */
export const whileWaiting = (isWaiting: boolean, label: string) =>
  isWaiting
    ? ({ tabIndex: 0, role: 'group', 'aria-label': label, 'aria-busy': true } as const)
    : {};

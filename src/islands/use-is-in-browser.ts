import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the HTML and while React takes it over, true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

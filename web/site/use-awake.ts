import { useSyncExternalStore } from 'react';

/** False in the server's HTML and until the page is hydrated. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

import { useSyncExternalStore } from 'react';

/** False in the server's HTML and until the page's script has taken over. */
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

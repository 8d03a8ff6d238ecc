import { useSyncExternalStore } from 'react';
import { allowedNow, onConsentChange } from '../../visit/consent-store.ts';

/** Whether content of other sites may load by itself; false in the server's HTML, and changed with each answer. */
export function useEmbedsAllowed(): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => allowedNow().embeds,
    () => false,
  );
}

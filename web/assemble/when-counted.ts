import { allowedNow, hasAnswered, onConsentChange } from '../visit/consent-store.ts';

const INTENTS = ['pointerdown', 'keydown'] as const;

/**
 * Calls once somebody's visit may be counted: with a yes at once. Before an answer it waits for the
 * first press or key, and a no leaves it at that, so that whoever only reads loads nothing of it.
 */
export function whenCounted(begin: () => void): void {
  if (allowedNow().statistics) return begin();
  let hasBegun = false;
  const once = (): void => {
    stopListening();
    for (const type of INTENTS) removeEventListener(type, once, { capture: true });
    if (!hasBegun) begin();
    hasBegun = true;
  };
  const stopListening = onConsentChange(({ statistics }) => statistics && once());
  if (!hasAnswered())
    for (const type of INTENTS) addEventListener(type, once, { capture: true, passive: true });
}

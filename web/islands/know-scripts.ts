declare global {
  interface Window {
    /** It comes from the boot script in `server/pages/seal.ts`; in development there is no list. */
    knowScripts?: () => Promise<unknown>;
  }
}

/**
 * Waits for the hashes of all scripts. What a page starts with calls this before each script that it
 * loads: one that comes earlier would not be checked.
 */
export async function knowScripts(): Promise<void> {
  await window.knowScripts?.();
}

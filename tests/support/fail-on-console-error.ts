import { afterEach, beforeEach, vi } from 'vitest';

/** Fails a test in which anything writes an error to the console. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(' ')}`);
  });
});

// The next file runs in the same thread, so what this one has replaced is restored.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

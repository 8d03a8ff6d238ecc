import { afterEach, beforeEach, vi } from 'vitest';

/** Whatever reports an error in a test that expects none has found one. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(' ')}`);
  });
});

// The next file runs in the same thread and must not meet what this one has replaced.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

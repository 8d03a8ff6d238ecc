import { afterEach, beforeEach, vi } from 'vitest';

/** Whatever reports an error in a test that expects none has found one. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(' ')}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

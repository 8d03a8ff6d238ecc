import { afterEach, beforeEach, vi, type Mock } from 'vitest';

/** Takes the place of `fetch` in all tests of the file; each test says what the server answers. */
export function stubFetch(): Mock<typeof fetch> {
  const stub = vi.fn<typeof fetch>();
  beforeEach(() => {
    stub.mockReset();
    vi.stubGlobal('fetch', stub);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return stub;
}

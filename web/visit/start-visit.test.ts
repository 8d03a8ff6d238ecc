import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startVisit } from './start-visit.ts';

/** The parts of a browser that a page reads before it is hydrated. */
function openAt(pathname: string, search: string, replace: (target: string) => void): void {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { pathname, search, hash: '', replace });
}

const replace = vi.fn<(target: string) => void>();

beforeEach(() => {
  replace.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an old address of the quiz that a cache answered', () => {
  it.each([
    { pathname: '/generic/quiz', search: '?uid=u-1&s=elk', to: '/retirement/generic/quiz' },
    { pathname: '/quiz', search: '', to: '/retirement/quiz' },
  ])('$pathname leads to the new one before the page wakes', ({ pathname, search, to }) => {
    openAt(pathname, search, replace);
    expect(startVisit()).toBe(true);
    expect(replace.mock.calls).toEqual([[`${to}${search}`]]);
  });

  it('is left alone where it is the new one already', () => {
    openAt('/retirement/generic/quiz', '', replace);
    expect(startVisit()).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  it('stays what it is where the browser refuses to go, which is logged in the given words', () => {
    const refusal = new Error('The operation is insecure');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    openAt('/generic/quiz', '', () => {
      throw refusal;
    });
    expect(startVisit()).toBe(false);
    expect(warn.mock.calls).toEqual([['Error during redirection:', refusal]]);
  });
});

import { describe, expect, it } from 'vitest';
import { awardsVariantOf } from './awards-variant.ts';

describe('the awards landing of an address', () => {
  it.each([
    { pathname: '/generic/grammy-major', is: 'grammy-major' },
    { pathname: '/generic/Latin-GRAMMY/2026', is: 'latin-grammy' },
    { pathname: '/generic/LATIN-Grammy/watch', is: 'latin-grammy' },
    { pathname: '/generic/party/grammy-major-night', is: 'grammy-major' },
    { pathname: '/generic/latin-grammy/grammy-major', is: 'latin-grammy' },
    { pathname: '/generic/grammy', is: undefined },
    { pathname: '/generic/my-grammy-major', is: undefined },
    { pathname: '/generic/get-the-facts', is: undefined },
  ])('$pathname is $is', ({ pathname, is }) => {
    expect(awardsVariantOf(pathname)).toBe(is);
  });
});

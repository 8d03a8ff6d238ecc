import { describe, expect, it } from 'vitest';
import { asksFeelings } from './asks-feelings.ts';

describe('the question about feelings', () => {
  it.each([
    { pathname: '/generic/hispanic', isAsked: false },
    { pathname: '/seiu775srp/Hispanic/', isAsked: false },
    { pathname: '/generic/hispanics', isAsked: true },
    { pathname: '/hispanic', isAsked: true },
    { pathname: '/generic/articles/hispanic/x', isAsked: true },
    { pathname: '/generic', isAsked: true },
  ])('is asked at $pathname: $isAsked', ({ pathname, isAsked }) => {
    expect(asksFeelings(pathname)).toBe(isAsked);
  });
});

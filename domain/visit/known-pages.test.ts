import { describe, expect, it } from 'vitest';
import { awardsVariantOf, isAwardsPage, isHispanicPage, isQuizPage } from './known-pages.ts';

describe('the pages that rules name', () => {
  it.each([
    { pathname: '/generic/hispanic', is: true },
    { pathname: '/seiu775srp/Hispanic/', is: true },
    { pathname: '/generic/hispanics', is: false },
    { pathname: '/hispanic', is: false },
    { pathname: '/generic/articles/hispanic/x', is: false },
  ])('$pathname is the Hispanic landing: $is', ({ pathname, is }) => {
    expect(isHispanicPage(pathname)).toBe(is);
  });

  it.each([
    { pathname: '/retirement/generic/quiz', is: true },
    { pathname: '/retirement/generic/quiz/result', is: true },
    { pathname: '/generic/quiz', is: true },
    { pathname: '/generic/quizzes', is: false },
    { pathname: '/generic', is: false },
  ])('$pathname is of the quiz: $is', ({ pathname, is }) => {
    expect(isQuizPage(pathname)).toBe(is);
  });

  it.each([
    { pathname: '/generic/grammy-major', is: true },
    { pathname: '/generic/LATIN-Grammy/watch', is: true },
    { pathname: '/generic/grammy', is: false },
    { pathname: '/generic/get-the-facts', is: false },
  ])('$pathname is an awards landing: $is', ({ pathname, is }) => {
    expect(isAwardsPage(pathname)).toBe(is);
  });

  it.each([
    { pathname: '/generic/grammy-major', is: 'grammy-major' },
    { pathname: '/generic/Latin-GRAMMY/2026', is: 'latin-grammy' },
    { pathname: '/generic/party/grammy-major-night', is: 'grammy-major' },
    { pathname: '/generic/latin-grammy/grammy-major', is: 'latin-grammy' },
    { pathname: '/generic/grammy', is: undefined },
    { pathname: '/generic/my-grammy-major', is: undefined },
  ])('$pathname is the awards landing $is', ({ pathname, is }) => {
    expect(awardsVariantOf(pathname)).toBe(is);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuery } from '#tests/support/any-text.ts';
import { findQuizRedirect, isQuizAddress } from './quiz-address.ts';

describe('the way to the persona quiz', () => {
  it.each([
    { address: '/generic/quiz', target: '/retirement/generic/quiz' },
    { address: '/generic/quiz/', target: '/retirement/generic/quiz' },
    { address: '/quiz', target: '/retirement/quiz' },
    {
      address: '/generic/quiz/retirement-vacation?uid=7&lang=es',
      target: '/retirement/generic/quiz/retirement-vacation?uid=7&lang=es',
    },
    { address: '/generic/quiz?next=/quiz', target: '/retirement/generic/quiz?next=/quiz' },
    { address: '//evil.example//quiz', target: '/retirement/evil.example/quiz' },
  ])('leads from $address to $target', ({ address, target }) => {
    expect(redirect(address)).toBe(target);
  });

  it.each([
    { address: '/retirement/generic/quiz' },
    { address: '/generic/retirement/quiz' },
    { address: '/retirement/quiz?x=1' },
    { address: '/generic/quizzes' },
    { address: '/generic/faqs?quiz' },
    { address: '/' },
  ])('leaves $address where it is', ({ address }) => {
    expect(redirect(address)).toBeUndefined();
  });

  const segment = fc.oneof(fc.constantFrom('quiz', 'retirement', 'generic', ''), fc.string());
  const pathname = fc.array(segment).map((segments) => `/${segments.join('/')}`);

  it('is taken once: where it leads, nothing redirects again', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        const target = findQuizRedirect(path, '');
        if (target !== undefined) expect(findQuizRedirect(target, '')).toBeUndefined();
      }),
    );
  });

  it('keeps the query as it was written', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const search = `?${query}`;
        expect(findQuizRedirect('/generic/quiz', search)).toBe(`/retirement/generic/quiz${search}`);
      }),
    );
  });

  it('never leads to another host', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        expect(findQuizRedirect(path, '') ?? '/retirement/').toMatch(/^\/retirement\//);
      }),
    );
  });
});

function redirect(address: string): string | undefined {
  const query = address.indexOf('?');
  return query < 0
    ? findQuizRedirect(address, '')
    : findQuizRedirect(address.slice(0, query), address.slice(query));
}

describe('an address of the quiz', () => {
  it.each([
    { pathname: '/retirement/generic/quiz', is: true },
    { pathname: '/retirement/generic/quiz/result', is: true },
    { pathname: '/generic/quiz', is: true },
    { pathname: '/generic/quizzes', is: false },
    { pathname: '/generic', is: false },
  ])('is $pathname: $is', ({ pathname, is }) => {
    expect(isQuizAddress(pathname)).toBe(is);
  });
});

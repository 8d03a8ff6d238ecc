import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { matchPage, pagePath } from './match-page.ts';
import { EVERY_PAGE, getPage } from './pages.ts';

const routes = EVERY_PAGE.map(([id, { path }]) =>
  path === '' ? { id, index: true as const } : { id, path },
);

/** Parts of paths of ours and of none, so that many addresses come close to a page. */
const words = EVERY_PAGE.flatMap(([, { path }]) => path.split('/'))
  .map((part) => part.replace(/^[:*]/, 'x').replace('?', ''))
  .filter((part) => part !== '');
const address = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...words) },
      fc.stringMatching(/^[A-Za-z0-9.-]{1,8}$/),
    ),
    {
      maxLength: 6,
    },
  )
  .map((segments) => `/${segments.join('/')}`);

/** An address of every page, and its parameters. */
const addressOfPage = fc.constantFrom(...EVERY_PAGE).chain(([name, { path }]) =>
  fc.array(fc.stringMatching(/^[a-z0-9-]{1,9}$/), { minLength: 4, maxLength: 4 }).map((values) => {
    const names = Array.from(path.matchAll(/:(\w+)|\*/g), ([star, named = star]) => named);
    const params = Object.fromEntries(names.map((own, at) => [own, values[at] ?? '']));
    return { name, path, params };
  }),
);

describe('the page of an address', () => {
  it.each([
    { pathname: '/', is: 'start', params: {} },
    { pathname: '/riverbend', is: 'home', params: { company: 'riverbend' } },
    { pathname: '/generic/FAQS/', is: 'faqs', params: { company: 'generic' } },
    {
      pathname: '/generic/get-the-facts/more/small-fees',
      is: 'more',
      params: { company: 'generic', slug: 'small-fees' },
    },
    {
      pathname: '/generic/get-the-facts/a/b',
      is: 'get-the-facts',
      params: { company: 'generic', '*': 'a/b' },
    },
    {
      pathname: '/retirement/generic/quiz/result',
      is: 'quiz-result',
      params: { company: 'generic' },
    },
    {
      pathname: '/generic/target-date/articles/fees/x',
      is: 'target-date-article',
      params: { company: 'generic', articleId: 'fees', article: 'x' },
    },
    { pathname: '/privacy/events', is: 'events', params: {} },
    { pathname: '/generic/no/such', is: 'not-found', params: { '*': 'generic/no/such' } },
  ])('$pathname is $is', ({ pathname, is, params }) => {
    expect(matchPage(pathname)).toEqual({ name: is, params });
  });

  it('is the one that the router finds, with its parameters', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          addressOfPage.map(({ path, params }) => pagePath(path, params)),
        ),
        (pathname) => {
          const found = matchRoutes(routes, pathname)?.at(-1);
          const given = Object.entries(found?.params ?? {}).filter(
            ([, value]) => value !== undefined,
          );
          const { name, params } = matchPage(pathname);
          expect({ name, params }).toEqual({
            name: found?.route.id,
            params: Object.fromEntries(given),
          });
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('is found again at the address that is made of it', () => {
    fc.assert(
      fc.property(addressOfPage, ({ path, params }) => {
        const pathname = pagePath(path, params);
        const again = matchPage(pathname);
        expect(pagePath(getPage(again.name).path, again.params)).toBe(pathname);
      }),
    );
  });
});

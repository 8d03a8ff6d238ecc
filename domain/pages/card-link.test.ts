import { describe, expect, it } from 'vitest';
import { resolveCardLink } from './card-link.ts';

const article = { kind: 'basic', id: 'fees', slug: 'small-print' } as const;

describe('a content card', () => {
  it('leads to its article, built from company, id and kind', () => {
    expect(resolveCardLink(article, 'riverbend')).toEqual({
      href: '/riverbend/articles/fees/small-print',
      opensNewTab: false,
    });
    expect(resolveCardLink({ ...article, kind: 'money-minute' }, 'generic').href).toBe(
      '/generic/money-minute/articles/fees/small-print',
    );
  });

  it.each([
    { redirectUrl: 'https://example.com/a', href: 'https://example.com/a', opensNewTab: true },
    { redirectUrl: '//example.com/a', href: '//example.com/a', opensNewTab: true },
    { redirectUrl: 'make-a-change', href: '/generic/make-a-change', opensNewTab: false },
    { redirectUrl: '/make-a-change', href: '/generic/make-a-change', opensNewTab: false },
    { redirectUrl: 'faqs?x=1#y', href: '/generic/faqs?x=1#y', opensNewTab: false },
  ])('with the redirect $redirectUrl leads to $href (new tab: $opensNewTab)', (row) => {
    const { redirectUrl, ...link } = row;
    expect(resolveCardLink({ ...article, redirectUrl }, 'generic')).toEqual(link);
  });
});

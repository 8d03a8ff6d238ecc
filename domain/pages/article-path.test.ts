import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARTICLE_KINDS } from '../articles/article-kinds.ts';
import { articlePathInCompany, articleSlug, lastPathSegment } from './article-path.ts';

describe('the slug of a title', () => {
  it.each([
    { title: 'Employer match', slug: 'employer-match' },
    { title: 'What’s a match?', slug: 'whats-a-match' },
    { title: "Don't panic", slug: 'dont-panic' },
    { title: '‘Vesting’ in plain words', slug: '‘vesting-in-plain-words' },
    { title: 'ROTH or Pre-Tax', slug: 'roth-or-pre-tax' },
    { title: 'Two  spaces', slug: 'two--spaces' },
    { title: '¿Cuándo es tuyo?', slug: '¿cuándo-es-tuyo' },
    { title: '???', slug: '' },
    { title: '', slug: '' },
  ])('of "$title" is "$slug"', ({ title, slug }) => {
    expect(articleSlug(title)).toBe(slug);
  });

  it('is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = articleSlug(title);
        expect(articleSlug(slug)).toBe(slug);
      }),
    );
  });

  it('has no space, apostrophe, question mark or capital letter left', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aB C'’?-9éÑ".split('')) }), (title) => {
        expect(articleSlug(title)).toMatch(/^[^ '’?A-ZÑ]*$/);
      }),
    );
  });
});

describe('the address of an article in its company', () => {
  it.each([
    { kind: 'basic', path: 'articles/fees/small-print' },
    { kind: 'virtual-event', path: 'virtual-event/articles/fees/small-print' },
    { kind: 'money-minute', path: 'money-minute/articles/fees/small-print' },
    { kind: 'target-date', path: 'target-date/articles/fees/small-print' },
    { kind: 'tool', path: 'tools/small-print' },
  ] as const)('of kind $kind is $path', ({ kind, path }) => {
    expect(articlePathInCompany({ kind, id: 'fees', slug: 'small-print' })).toBe(path);
  });

  it('is another one for every kind, and ends in the slug', () => {
    const paths = ARTICLE_KINDS.map((kind) => articlePathInCompany({ kind, id: 'a', slug: 'b' }));
    expect(new Set(paths).size).toBe(ARTICLE_KINDS.length);
    expect(paths.map(lastPathSegment)).toEqual(ARTICLE_KINDS.map(() => 'b'));
  });
});

describe('the last segment of a path', () => {
  it.each([
    { path: 'articles/fees/small-print', segment: 'small-print' },
    { path: '/articles/fees/small-print/', segment: 'small-print' },
    { path: 'small-print', segment: 'small-print' },
    { path: '//', segment: '' },
    { path: '', segment: '' },
  ])('of "$path" is "$segment"', ({ path, segment }) => {
    expect(lastPathSegment(path)).toBe(segment);
  });
});

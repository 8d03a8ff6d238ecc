import { describe, expectTypeOf, it } from 'vitest';
import type { LinkPath, PageAddress, SitePath } from './site-path.ts';

describe('a path that we write', () => {
  it('is one of the table, with any values, query and place', () => {
    expectTypeOf<'' | 'faqs' | '/privacy' | '/'>().toExtend<SitePath>();
    expectTypeOf<'get-the-facts' | 'get-the-facts/saving'>().toExtend<SitePath>();
    expectTypeOf<`articles/${string}/${string}`>().toExtend<SitePath>();
    expectTypeOf<'search?q=match' | 'make-a-change#resources'>().toExtend<SitePath>();
    expectTypeOf<`/retirement/${string}/quiz`>().toExtend<SitePath>();
  });

  it.each(['faq', 'calculators/projections', 'quiz', 'articles/fees'] as const)(
    'is not %s, which no page has',
    (path) => {
      expectTypeOf(path).not.toExtend<SitePath>();
      expectTypeOf<LinkPath<typeof path>>().not.toExtend<string>();
    },
  );

  it('is a link as it is where authors wrote it', () => {
    expectTypeOf<LinkPath<string>>().toBeString();
    expectTypeOf<LinkPath<'faqs'>>().toEqualTypeOf<'faqs'>();
  });

  it('names the company after the mount', () => {
    expectTypeOf<PageAddress<'quiz'>>().toEqualTypeOf<`/retirement/${string}/quiz`>();
    expectTypeOf<PageAddress<'unsubscribe'>>().toEqualTypeOf<
      `/${string}/unsubscribe` | `/${string}/unsubscribe/${string}`
    >();
  });
});

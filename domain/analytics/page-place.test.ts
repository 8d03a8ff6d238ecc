import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPath } from '#tests/support/any-text.ts';
import { placePage } from './page-place.ts';

describe('the place of a page', () => {
  it.each([
    { pathname: '/riverbend', pageName: 'home', sections: ['', '', ''] },
    { pathname: '/riverbend/faqs', pageName: 'faqs', sections: ['faqs', '', ''] },
    {
      pathname: '/riverbend/articles/vesting/when-the-match-is-yours',
      pageName: 'articles:vesting:when-the-match-is-yours',
      sections: ['articles', 'vesting', 'when-the-match-is-yours'],
    },
    {
      pathname: '/retirement/riverbend/quiz/result',
      pageName: 'quiz:result',
      sections: ['quiz', 'result', ''],
    },
    {
      pathname: '/privacy/events',
      pageName: 'privacy:events',
      sections: ['privacy', 'events', ''],
    },
    {
      pathname: '/riverbend/calculator/',
      pageName: 'calculator',
      sections: ['calculator', '', ''],
    },
  ])('of $pathname is $pageName', ({ pathname, ...place }) => {
    expect(placePage({ pathname, companyId: 'riverbend' })).toEqual(place);
  });

  it('leaves out what the route takes as it comes', () => {
    const page = { pathname: '/generic/get-the-facts/jane-doe/x', companyId: 'generic' };
    expect(placePage({ ...page, rest: 'jane-doe/x' }).pageName).toBe('get-the-facts');
  });

  it('leaves out numbers and whatever is no name', () => {
    const pathname = '/generic/articles/8839201/jane.doe@example.com';
    expect(placePage({ pathname, companyId: 'generic' }).pageName).toBe('articles');
  });

  it.each(['/generic/12345', '/generic/Jane.Doe/55512345', '/jane@example.com'])(
    'of %s, which is nothing but that, is no page of ours',
    (pathname) => {
      expect(placePage({ pathname, companyId: 'generic' }).pageName).toBe('not-found');
    },
  );

  it.each(['not-found', 'error'] as const)('of a page that is %s is that alone', (problem) => {
    const page = { pathname: '/generic/jane-doe', companyId: 'generic', problem };
    expect(placePage(page)).toEqual({ pageName: problem, sections: [problem, '', ''] });
  });

  it('is made of plain names whatever the address', () => {
    fc.assert(
      fc.property(anyPath, (pathname) => {
        const { pageName } = placePage({ pathname, companyId: 'generic' });
        expect(pageName).toMatch(/^[a-z0-9][a-z0-9:-]*$/);
      }),
    );
  });
});

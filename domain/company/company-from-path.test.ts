import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import {
  companyIdFromPath,
  DEFAULT_COMPANY_ID,
  isReservedSegment,
  MOUNT_SEGMENT,
  RESERVED_SEGMENTS,
} from './company-from-path.ts';

describe('the company an address names', () => {
  it.each([
    { pathname: '/riverbend', companyId: 'riverbend' },
    { pathname: '/riverbend/', companyId: 'riverbend' },
    { pathname: '/seiu775srp/articles/fees/x', companyId: 'seiu775srp' },
    { pathname: '/no-such-company/faqs', companyId: 'no-such-company' },
    { pathname: '/retirement/riverbend/quiz', companyId: 'riverbend' },
    { pathname: '/retirement/riverbend', companyId: 'riverbend' },
    { pathname: 'riverbend/faqs', companyId: 'riverbend' },
  ])('$pathname names $companyId, whatever the browser remembers', ({ pathname, companyId }) => {
    expect(companyIdFromPath({ pathname })).toBe(companyId);
    expect(companyIdFromPath({ pathname, storedCompanyId: 'seiu775srp' })).toBe(companyId);
  });

  it.each([
    { pathname: '/privacy' },
    { pathname: '/privacy/' },
    { pathname: '/Privacy' },
    { pathname: '/' },
    { pathname: '' },
    { pathname: '/retirement' },
    { pathname: '/retirement/quiz' },
    { pathname: '/po/openapi.json' },
  ])('"$pathname" names none: the stored one, or the default one', ({ pathname }) => {
    expect(companyIdFromPath({ pathname, storedCompanyId: 'riverbend' })).toBe('riverbend');
    expect(companyIdFromPath({ pathname })).toBe(DEFAULT_COMPANY_ID);
  });

  it('is always one segment that is not empty', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', 'quiz', MOUNT_SEGMENT, ...RESERVED_SEGMENTS),
      anyText,
    );
    const anyPath = fc.array(piece).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        anyPath,
        fc.option(fc.constant('acme'), { nil: undefined }),
        (pathname, stored) => {
          expect(companyIdFromPath({ pathname, storedCompanyId: stored })).toMatch(/^[^/]+$/);
        },
      ),
    );
  });
});

describe('a reserved segment', () => {
  it.each(
    ['privacy', 'po', 'content', 'assets', 'media', 'healthz', 'readyz', 'retirement'].map(
      (segment) => ({ segment }),
    ),
  )('$segment can be no company, in capitals neither', ({ segment }) => {
    expect(isReservedSegment(segment)).toBe(true);
    expect(isReservedSegment(segment.toUpperCase())).toBe(true);
  });

  it('is never the default company', () => {
    expect(isReservedSegment(DEFAULT_COMPANY_ID)).toBe(false);
  });
});

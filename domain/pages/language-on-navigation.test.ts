import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPath } from '#tests/support/any-text.ts';
import { LANGUAGES } from '../language/language.ts';
import { decideLanguageOnNavigation, keepsLanguageOnNavigation } from './language-on-navigation.ts';

const KEEPING = [
  '/privacy',
  '/privacy/',
  '/generic/hispanic',
  '/riverbend/hispanic/',
  '/generic/calculator',
  '/generic/calculator/projections',
  '/seiu775srp/calculator/projections/',
];

const RESETTING = [
  '/',
  '/generic',
  '/generic/faqs',
  '/generic/privacy',
  '/hispanic',
  '/calculator',
  '/generic/calculator/disclosures',
  '/generic/calculator/projections/more',
  '/generic/hispanic/more',
  '/generic/get-the-facts/hispanic',
  '/generic/hispanics',
  '/privacy/policy',
];

const language = fc.constantFrom(...LANGUAGES);

describe('the pages that keep the language', () => {
  it.each(KEEPING.map((pathname) => ({ pathname })))('$pathname keeps it', ({ pathname }) => {
    expect(keepsLanguageOnNavigation(pathname)).toBe(true);
  });

  it.each(RESETTING.map((pathname) => ({ pathname })))('$pathname does not', ({ pathname }) => {
    expect(keepsLanguageOnNavigation(pathname)).toBe(false);
  });
});

describe('the language after a navigation', () => {
  it.each([
    { pathname: '/generic/faqs', isStrict: false, next: 'es-US' },
    { pathname: '/generic/faqs', isStrict: true, next: 'en-US' },
    { pathname: '/generic/hispanic', isStrict: true, next: 'es-US' },
    { pathname: '/generic/calculator', isStrict: true, next: 'es-US' },
    { pathname: '/privacy', isStrict: true, next: 'es-US' },
  ] as const)(
    'from Spanish to $pathname (strict: $isStrict) is $next',
    ({ next, ...navigation }) => {
      expect(decideLanguageOnNavigation({ ...navigation, current: 'es-US' })).toBe(next);
    },
  );

  it('never turns English into Spanish', () => {
    fc.assert(
      fc.property(anyPath, fc.boolean(), (pathname, isStrict) => {
        const navigation = { pathname, current: 'en-US', isStrict } as const;
        expect(decideLanguageOnNavigation(navigation)).toBe('en-US');
      }),
    );
  });

  it('without the strict rule stays on every page', () => {
    fc.assert(
      fc.property(anyPath, language, (pathname, current) => {
        const navigation = { pathname, current, isStrict: false };
        expect(decideLanguageOnNavigation(navigation)).toBe(current);
      }),
    );
  });

  it('under the strict rule stays only on the pages of the list', () => {
    const somePath = fc.oneof(anyPath, fc.constantFrom(...KEEPING, ...RESETTING));
    fc.assert(
      fc.property(somePath, (pathname) => {
        const navigation = { pathname, current: 'es-US', isStrict: true } as const;
        const isKept = decideLanguageOnNavigation(navigation) === 'es-US';
        expect(isKept).toBe(keepsLanguageOnNavigation(pathname));
      }),
    );
  });
});

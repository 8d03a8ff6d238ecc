import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { CAMPAIGN_CODES } from '../visitor/campaign-codes.ts';
import { homeOfShortPath, readShortPath, shortPath } from './short-address.ts';

const leadsTo = (pathname: string): string | undefined => {
  const short = readShortPath(pathname);
  return short && homeOfShortPath(short);
};

describe('the short address of a poster', () => {
  it.each([
    { pathname: '/riverbend/poster', to: '/riverbend?via=poster' },
    { pathname: '/riverbend/handout/es', to: '/riverbend?via=handout&lang=es-US' },
    { pathname: '/riverbend/poster/en', to: undefined },
    { pathname: '/riverbend/poster/fr', to: undefined },
    { pathname: '/riverbend/poster/es/more', to: undefined },
    { pathname: '/riverbend/banner', to: undefined },
    { pathname: '/riverbend', to: undefined },
    { pathname: '/', to: undefined },
  ])('$pathname leads to $to', ({ pathname, to }) => {
    expect(leadsTo(pathname)).toBe(to);
  });

  it('is read as it was made', () => {
    for (const language of LANGUAGES)
      for (const code of CAMPAIGN_CODES) {
        const short = { companyId: 'riverbend', code, language };
        expect(readShortPath(shortPath(short))).toEqual(short);
      }
  });
});

import { describe, expect, it } from 'vitest';
import { resolveNavigatorTarget } from './navigator-target.ts';

const place = {
  companyId: 'riverbend',
  recordKeeperUrl: 'https://plan.example.com/riverbend',
  pathname: '/riverbend/hispanic',
};

describe('a navigator card', () => {
  it.each([
    { linkTo: 'calculator', path: '/riverbend/calculator' },
    { linkTo: '/faqs', path: '/riverbend/faqs' },
    { linkTo: 'calculator', linkFromPathName: 'hispanic', path: '/riverbend/calculator' },
    { linkTo: 'calculator', linkFromPathName: '/latin-grammy', path: '/riverbend/calculator' },
  ])('to $linkTo leads to $path of the company', ({ path, ...link }) => {
    expect(resolveNavigatorTarget(link, place)).toEqual({ kind: 'internal', path });
  });

  it('rewrites the part of the address it names and keeps the rest', () => {
    const link = { linkTo: 'target-date', linkFromPathName: 'money-minute' };
    const here = { ...place, pathname: '/riverbend/money-minute/articles/a/b' };
    expect(resolveNavigatorTarget(link, here)).toEqual({
      kind: 'internal',
      path: '/riverbend/target-date/articles/a/b',
    });
  });

  it.each([
    { newWindow: true, opensNewTab: true },
    { newWindow: false, opensNewTab: false },
    { newWindow: undefined, opensNewTab: false },
  ])(
    'to another site with newWindow $newWindow opens a new tab: $opensNewTab',
    ({ newWindow, opensNewTab }) => {
      const link = { linkTo: 'https://www.ssa.gov/', newWindow };
      expect(resolveNavigatorTarget(link, place)).toEqual({
        kind: 'external',
        href: 'https://www.ssa.gov/',
        opensNewTab,
      });
    },
  );

  it('to company-rk leads to the company’s record keeper', () => {
    expect(resolveNavigatorTarget({ linkTo: 'company-rk', newWindow: true }, place)).toEqual({
      kind: 'external',
      href: 'https://plan.example.com/riverbend',
      opensNewTab: true,
    });
  });
});

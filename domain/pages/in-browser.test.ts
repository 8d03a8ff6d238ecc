import { describe, expect, it } from 'vitest';
import { DISCLOSURE_OF_PAGE, LABEL_OF_PAGE, UNFOUND_PAGES } from './in-browser.ts';
import { KEEPS_LANGUAGE } from './address-patterns.ts';
import { matchPage, pagePath } from './match-page.ts';
import { EVERY_PAGE, getPage } from './pages.ts';

describe('what browsers read of the table', () => {
  it.each([
    { pathname: '/generic', label: 'Home' },
    { pathname: '/riverbend/', label: 'Home' },
    { pathname: '/privacy', label: 'Privacy' },
    { pathname: '/privacy/events', label: 'Privacy' },
    { pathname: '/generic/faqs', label: undefined },
    { pathname: '/generic/articles/fees/small-print', label: undefined },
    { pathname: '/generic/privacy', label: undefined },
  ])('has the label $label for $pathname', ({ pathname, label }) => {
    expect(LABEL_OF_PAGE[matchPage(pathname).name]).toBe(label);
  });

  it('is what the rows say, and nothing of rows that say nothing', () => {
    expect(DISCLOSURE_OF_PAGE).toEqual({
      more: 'of its article',
      'target-date': 'targetDate',
      'target-date-article': 'targetDate',
    });
    expect(UNFOUND_PAGES).toContain('plan-reminder');
    expect(UNFOUND_PAGES).not.toContain('faqs');
  });

  it('matches the addresses of the pages that keep the language as the table does, and no others', () => {
    const paths = EVERY_PAGE.map(([, { path }]) =>
      pagePath(path, { company: 'generic', '*': 'x' }),
    );
    for (const pathname of [...paths, '/calculator', '/generic/calculator/x', '/generic/privacy']) {
      const { keepsLanguage = false } = getPage(matchPage(pathname).name);
      expect(new RegExp(KEEPS_LANGUAGE, 'i').test(pathname), pathname).toBe(keepsLanguage);
    }
  });
});

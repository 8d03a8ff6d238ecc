import { describe, expect, it } from 'vitest';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import { nothingShown, type ShownOnPage } from '../pages/shown-on-page.ts';
import { createPageSources } from './page-sources.ts';
import { shellViews, type ShellOfPage } from './shell-view.ts';

type Facts = ShellOfPage['facts'];

const FACTS: Facts = {
  companyId: 'riverbend',
  language: 'en-US',
  pathname: '/riverbend/faqs',
  query: '',
  origin: 'http://localhost',
  flags: { resetLanguageOnNavigation: false } as Facts['flags'],
  isOnItsHost: true,
  isStaging: false,
  year: 2026,
  planYear: 2026,
  content: readOwnContent(),
};
const RUNTIME = { profileName: 'test' } as ShellOfPage['runtime'];

function showOn(page: Partial<Facts>): { shell: object; shown: ShownOnPage } {
  const facts = { ...FACTS, ...page };
  const shown = nothingShown();
  const openSources = () => createPageSources(facts, { get: () => 0 } as never, nothingShown());
  const views = shellViews({ facts, runtime: RUNTIME, shown, openSources });
  return { shell: views.getShell(), shown };
}

describe('the shell of a page', () => {
  it('is the same object on every page of a company, which notes what it was read from', () => {
    const first = showOn({});
    const second = showOn({ pathname: '/riverbend/glossary', query: '?show=all' });
    expect(second.shell).toBe(first.shell);
    expect(second.shown.parts).toEqual(first.shown.parts);
    expect([...second.shown.parts]).toContain('company/riverbend');
  });

  it.each([
    { what: 'company', other: { companyId: 'generic' } },
    { what: 'language', other: { language: 'es-US' } },
    { what: 'origin', other: { origin: 'https://example.org' } },
    { what: 'year', other: { year: 2027 } },
    { what: 'content', other: { content: { ...FACTS.content } } },
  ] as const)('is another one with another $what', ({ other }) => {
    expect(showOn(other).shell).not.toBe(showOn({}).shell);
  });
});

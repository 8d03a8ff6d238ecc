import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Company } from '#contracts/content/company.ts';
import type { FoundView } from '#contracts/views/search.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { openParameter } from '#domain/pages/match-page.ts';
import { EVERY_PAGE, getPage, type PageName } from '#domain/pages/pages.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import { catalogues } from '../../content/catalogues.ts';
import { findAnyFragment, findFragment } from '../../content/find-fragment.ts';
import { createFillIn, type FillIn } from '../fill-in.ts';
import { offersPage } from '../offers-page.ts';
import { sitePath } from '../site-path.ts';
import { listToldSlides } from '../sessions/session-views.ts';
import { findTexts } from './found-texts.ts';
import { searchContent } from './search-content.ts';

const content = readOwnContent();
const companies = [...content.companies.values()];
const sites = companies.flatMap((company) =>
  LANGUAGE_CODES.map((code) => ({ content, company, code, companyId: company.companyId })),
);
type Site = (typeof sites)[number];

/** The pages with an address that names no entry of a list, and the one with every stop. */
const named = EVERY_PAGE.filter(([name, { isFound, path, each }]) => {
  const isOne = each === undefined || each === 'stops' || openParameter(path) !== undefined;
  return isFound && isOne && name !== 'search';
});

function offeredIn({ company }: Site): typeof named {
  return named.filter(([, page]) => offersPage(page, content, company));
}

function pathOf(name: PageName, { companyId }: Site): string {
  return sitePath(getPage(name), companyId, { filter: 'all' });
}

function fillInOf({ company, code }: Site): FillIn {
  return createFillIn({ planYear: 2026, company, code });
}

/** What is found on all pages of the results. */
function find(query: string, site: Site): FoundView[] {
  const fillIn = fillInOf(site);
  const { entries, page } = searchContent({ ...site, fillIn }, query);
  const further = Array.from({ length: page.pages - 1 }, (_none, at) => at + 2);
  return [
    ...entries,
    ...further.flatMap((at) => searchContent({ ...site, fillIn }, query, at).entries),
  ];
}

function search(query: string, site: Site): string[] {
  return find(query, site).map(({ path }) => path);
}

function siteOf(companyId: string, code: LanguageCode, change: Partial<Company> = {}): Site {
  const company = content.companies.get(companyId);
  if (!company) throw new Error(`No such company: ${companyId}`);
  // Another content, so that nothing of the unchanged company is remembered.
  return { content: { ...content }, company: { ...company, ...change }, code, companyId };
}

describe.each(sites)('the search of $companyId in $code', (site) => {
  const offered = offeredIn(site);

  it('leads first to each page of the table by its title, and says what it is', () => {
    expect(offered.length).toBeGreaterThan(18);
    for (const [name, { inSearch = {} }] of offered) {
      const texts = fillInOf(site)(findTexts(inSearch, site));
      const { title = '', summary = '' } = texts ?? {};
      const found = find(title, site);
      expect(found[0], name).toEqual({ kind: 'page', path: pathOf(name, site), title, summary });
      expect(summary, name).not.toBe('');
    }
  });

  it('leads to no page that the company does not offer, by none of its words', () => {
    const missing = named.filter((row) => !offered.includes(row));
    expect(missing.length).toBeGreaterThan(0);
    for (const [name] of missing)
      for (const word of wordsOf(name))
        expect(search(word, site), word).not.toContain(pathOf(name, site));
  });

  it('leads by every word that an author gives a page to the pages that have it', () => {
    for (const [name] of offered)
      for (const word of wordsOf(name)) {
        const same = offered.filter(([other]) => wordsOf(other).includes(word));
        const paths = same.map(([other]) => pathOf(other, site));
        expect(search(word, site).slice(0, same.length).toSorted(), word).toEqual(paths.toSorted());
      }
  });

  it('leads to topics and animals by their names', () => {
    for (const { id, title } of content.topics)
      expect(search(title[site.code], site)[0]).toBe(`get-the-facts/${id}`);
    for (const [animal, { name, title }] of content.persona.animals)
      for (const called of [name, title])
        expect(search(called[site.code], site)[0]).toBe(
          `/retirement/${site.companyId}/quiz/animals/${animal}`,
        );
  });
});

function wordsOf(name: PageName): string[] {
  return LANGUAGE_CODES.flatMap((code) => {
    return (catalogues[code].searchWords[name] ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  });
}

describe('the words that authors give to pages', () => {
  it.each(LANGUAGE_CODES)('are words of pages that the search may lead to: %s', (code) => {
    const names = Object.keys(catalogues[code].searchWords);
    expect(names.length).toBeGreaterThan(20);
    expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(names));
  });

  it.each(LANGUAGE_CODES)('stand in one place for each page: %s', async (code) => {
    const modules = globSync(`content/messages/${code}/*.ts`).map(
      async (file) => (await import(pathToFileURL(file).href)) as { searchWords?: object },
    );
    const names = (await Promise.all(modules)).flatMap(({ searchWords: words = {} }) =>
      Object.keys(words),
    );
    expect(names.length).toBe(new Set(names).size);
  });

  it('say something by themselves', () => {
    for (const [name] of named)
      for (const word of wordsOf(name)) expect(searchWords(word), word).not.toEqual([]);
  });

  it('may be other ones in a company', () => {
    const own = {
      'searchWords.roadtrip': 'Sunday drive',
      'title.dollarOnATrip': 'A dollar drives',
    };
    const { texts } = siteOf('riverbend', 'en').company;
    const changed = siteOf('riverbend', 'en', { texts: { ...texts, en: own } });
    expect(find('sunday drive', changed)[0]).toMatchObject({
      path: 'roadtrip',
      title: 'A dollar drives',
    });
    expect(search('sunday drive', siteOf('riverbend', 'en'))).toEqual([]);
  });
});

type Fields = Readonly<Record<string, unknown>>;

/** Everything that the films and podcasts below a value say, and what they are called. */
function filmWordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  const isFilm = 'transcript' in fields || 'videoConfig' in fields;
  const own = isFilm
    ? [fields['title'], fields['summary'], fields['desc'], fields['transcript']]
    : [];
  return [
    ...own.filter((text) => typeof text === 'string'),
    ...Object.values(fields).flatMap(filmWordsIn),
  ];
}

interface Films {
  path: string;
  said: string[];
}

function listFilms(site: Site): Films[] {
  const { company, code } = site;
  const fillIn = createFillIn({ planYear: 2026, company, code });
  const onPages = offeredIn(site).flatMap(([name, { inSearch }]) => {
    const fragment = inSearch?.shows?.replace('fragments/', '') ?? '';
    const shown = findAnyFragment(content, company.companyId, fragment)?.[code];
    return [{ path: pathOf(name, site), said: fillIn(filmWordsIn(shown)) }];
  });
  const inArticles = content.articles.map((article) => ({
    path: articlePathInCompany({ ...article, slug: article.path }),
    said: fillIn(filmWordsIn(article.texts[code])),
  }));
  return [...onPages, ...inArticles].filter(({ said }) => said.length > 0);
}

describe('a film', () => {
  it.each(LANGUAGE_CODES)('leads in %s to where it is by each line that is said in it', (code) => {
    const site = siteOf('generic', code);
    const films = listFilms(site);
    expect(films.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['hispanic', 'grammy-major', 'latin-grammy', 'target-date']),
    );
    expect(films.length).toBeGreaterThanOrEqual(10);
    for (const { path, said } of films)
      for (const line of said.flatMap((text) => text.split('\n')))
        if (searchWords(line).length > 0) expect(search(line, site), line).toContain(path);
  });

  it.each(LANGUAGE_CODES)('is found in %s itself, at the second when a line is said', (code) => {
    const site = siteOf('generic', code);
    const line = code === 'en' ? 'Say you earn $60,000' : 'Digamos que ganas $60,000';
    expect(find(line, site)).toContainEqual(
      expect.objectContaining({
        kind: 'film',
        path: expect.stringMatching(
          new RegExp(`^money-minute/articles/minute-match/[^#]+#mm-match-${code}-avs-t\\d+$`),
        ) as string,
        place: { seconds: expect.any(Number) as number },
      }),
    );
  });

  it('of a list is found where the list shows it', () => {
    const [found] = find('who has a seat on your bus', siteOf('generic', 'en'));
    expect(found).toMatchObject({ kind: 'film', title: 'A seat on the tour bus' });
    expect(found?.path).toMatch(/^grammy-major\?video=2#major-tour-budget-en-avs-t\d+$/);
  });

  it('leads nowhere in a company that does not show it', () => {
    const line = 'Seven numbers, one result and one more point: the calculator step by step.';
    expect(search(line, siteOf('generic', 'en'))).toContain('hispanic');
    expect(search(line, siteOf('seiu775srp', 'en'))).not.toContain('hispanic');
  });
});

describe('an episode of a podcast', () => {
  it.each([
    { code: 'en', line: 'I put it on the refrigerator for two days', title: '1. The first check' },
    { code: 'es', line: 'una tamborera sin tambor', title: '1. La quinta silla' },
  ] as const)(
    'is found in $code by what is said in it, at its chapter',
    ({ code, line, title }) => {
      const found = find(line, siteOf('generic', code)).find(({ kind }) => kind === 'episode');
      expect(found).toMatchObject({ title, place: { seconds: expect.any(Number) as number } });
      const [, name = '', second] = /#(podcast-[a-z-]+)-t(\d+)$/.exec(found?.path ?? '') ?? [];
      const cues = content.media.get(`${name}-chapters.vtt`)?.captions?.cues ?? [];
      expect(cues.map(({ start }) => Math.floor(start))).toContain(Number(second));
    },
  );

  it('leads to its beginning by its name', () => {
    expect(find('the fifth chair', siteOf('generic', 'en'))).toContainEqual(
      expect.objectContaining({
        kind: 'episode',
        path: 'latin-grammy#podcast-fifth-chair-en-t0',
      }),
    );
  });
});

describe('a told session', () => {
  it.each(LANGUAGE_CODES)('is found in %s at the slide that says it', (code) => {
    const site = siteOf('generic', code);
    const fillIn = createFillIn({ planYear: 2026, company: site.company, code });
    for (const session of content.sessions.values()) {
      const slides = listToldSlides(session, { code, fillIn });
      const { title } = fillIn(session.texts[code]);
      expect(search(title, site)).toContain(`virtual-event/sessions/${session.id}`);
      const at = slides.length - 2;
      const heading = fillIn(slides[at]?.heading ?? '');
      const found = find(heading, site).find(({ path }) =>
        path.startsWith(`virtual-event/sessions/${session.id}#slide-`),
      );
      expect(found, heading).toMatchObject({ kind: 'session', title });
      expect(found?.path.endsWith(`#slide-${(found.place as { slide: number }).slide}`)).toBe(true);
    }
  });
});

describe('a card', () => {
  it('does not count among the words of the page from which it leads away', () => {
    const site = siteOf('generic', 'en');
    const [card] = findFragment(content, 'generic', 'money-minute')?.en.navigator ?? [];
    expect(card?.title).toBe('Short guides on every topic');
    expect(search('Short guides on every topic', site)).not.toContain('get-the-facts/money-minute');
  });
});

describe('the words that people type for a money question', () => {
  it.each([
    { query: 'spouse benefits', code: 'en', question: 'social-security' },
    { query: 'viudez', code: 'es', question: 'social-security' },
    { query: 'take-home pay', code: 'en', question: 'paycheck' },
    { query: 'how long will it last', code: 'en', question: 'retirement-pay' },
    { query: 'RMD', code: 'es', question: 'retirement-pay' },
    { query: 'dejar mi trabajo', code: 'es', question: 'vesting' },
    { query: 'unclaimed match', code: 'en', question: 'match' },
  ] as const)('lead to it: $query', ({ query, code, question }) => {
    expect(search(query, siteOf('riverbend', code))).toContain(`questions/${question}`);
  });
});

import { describe, expect, it } from 'vitest';
import { perLanguage } from '#domain/language/per-language.ts';
import { articleInMemory } from '#tests/support/article-in-memory.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import type { ContentSet } from '../content/content-set.ts';
import { getCompany } from '../content/get-company.ts';
import { countPlaces, listFoundPages } from './found-pages.ts';

const current = readOwnContent();
const HOSTS: Readonly<Record<string, string>> = {
  generic: 'sendero.example',
  riverbend: 'riverbend.example',
  seiu775srp: 'srp.example',
};
/** The content with a host of its own for each company. */
const content: ContentSet = {
  ...current,
  companies: new Map(
    Object.entries(HOSTS).map(([companyId, host]) => [
      companyId,
      { ...getCompany(current, companyId), domains: [host, 'shared.example'] },
    ]),
  ),
};

function foundIn(companyId: string, changes: Partial<ContentSet> = {}): string[] {
  const own = `/${companyId}`;
  return listFoundPages({ ...content, ...changes }, HOSTS[companyId] ?? '').map((address) =>
    address.startsWith(own) ? address.slice(own.length) : address,
  );
}

function withCompany(
  companyId: string,
  changes: Partial<ReturnType<typeof getCompany>>,
): Pick<ContentSet, 'companies'> {
  const company = { ...getCompany(content, companyId), ...changes };
  return { companies: new Map([...content.companies, [companyId, company]]) };
}

function withoutFragment(name: string): Pick<ContentSet, 'fragments'> {
  return { fragments: new Map([...content.fragments].filter(([key]) => key !== name)) };
}

describe('a host', () => {
  it.each(Object.entries(HOSTS))('of %s alone has no other company’s pages', (companyId, host) => {
    const companies = listFoundPages(content, host).map(
      (address) => /^\/(?:retirement\/)?([^/]+)/.exec(address)?.[1],
    );
    expect(companies.length).toBeGreaterThan(50);
    expect([...new Set(companies)]).toEqual([companyId]);
  });

  it('is looked at in pieces, which have every page once', () => {
    const host = 'shared.example';
    const places = countPlaces(content, host);
    const size = 97;
    const pieces = Array.from({ length: Math.ceil(places / size) }, (_none, at) =>
      listFoundPages(content, host, { from: at * size, to: (at + 1) * size }),
    );
    expect(pieces.flat()).toEqual(listFoundPages(content, host));
  });

  it('that several companies list has the pages of each', () => {
    const shared = listFoundPages(content, 'Shared.example.:8080');
    const own = Object.values(HOSTS).flatMap((host) => listFoundPages(content, host));
    expect(shared).toEqual(own);
  });

  it('that nobody lists has those of the default company', () => {
    expect(listFoundPages(content, 'elsewhere.example')).toEqual(
      listFoundPages(content, 'sendero.example'),
    );
  });
});

describe('the pages that are found', () => {
  it.each(Object.keys(HOSTS))('of %s are listed once each, at an address without a query', (id) => {
    const found = foundIn(id);
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((address) => /[?#]/.test(address))).toEqual([]);
  });

  it('are those of every kind, entries of lists included', () => {
    expect(foundIn('generic')).toEqual(
      expect.arrayContaining([
        '',
        '/get-the-facts',
        '/get-the-facts/saving',
        '/get-the-facts/money-minute',
        '/get-the-facts/money-minute/rosa',
        '/retirement/generic/quiz',
        '/retirement/generic/quiz/animals/lynx',
        '/retirement/generic/action-plan/fox',
        '/transitioning-to-retirement/all',
        '/transitioning-to-retirement/health',
        '/search',
        '/hispanic',
        '/articles/compounding/how-savings-grow-on-their-own',
        '/tools/a-budget-on-one-page',
        '/virtual-event/articles/event-questions/questions-to-ask-about-your-plan',
        '/money-minute/articles/minute-first-hundred/your-first-100-dollars',
        '/target-date/articles/target-date-funds/what-a-target-date-fund-does',
      ]),
    );
  });

  it.each([
    '/calculator/projections',
    '/retirement/generic/quiz/result',
    '/retirement/generic/quiz/retirement-vacation',
    '/retirement/generic/action-plan/fox/reminder',
    '/unsubscribe',
    '/confirm-plan',
    '/gallery',
    '/error',
    '/transitioning-to-retirement',
    '/get-the-facts/more/how-savings-grow-on-their-own',
    '/privacy',
    '/privacy/events',
    '/',
  ])('are not %s, which nobody may find or which has another address', (address) => {
    expect(foundIn('generic')).not.toContain(address);
  });

  it.each([
    { address: '/union', has: 'seiu775srp', lacks: 'generic' },
    { address: '/target-date', has: 'generic', lacks: 'seiu775srp' },
    {
      address: '/transitioning-to-retirement/survey',
      has: 'riverbend',
      lacks: 'generic',
    },
  ])(
    'include $address for $has, which offers it, and not for $lacks',
    ({ address, has, lacks }) => {
      expect(foundIn(has)).toContain(address);
      expect(foundIn(lacks)).not.toContain(address);
    },
  );

  it('leave out the contact page where the company has none', () => {
    expect(foundIn('generic')).toContain('/contact-us');
    const changes = withCompany('generic', { showContactUs: false });
    expect(foundIn('generic', changes)).not.toContain('/contact-us');
  });

  it('leave out an event that a company does not have, and its articles', () => {
    const isOfEvent = (address: string): boolean => address.startsWith('/virtual-event');
    // The event, its four sessions and its four guides.
    expect(foundIn('riverbend').filter(isOfEvent)).toHaveLength(9);
    const one = withCompany('riverbend', { virtualEventArticles: ['event-covered'] });
    expect(foundIn('riverbend', one).filter(isOfEvent)).toHaveLength(6);
    const none = withCompany('riverbend', { virtualEventArticles: [] });
    expect(foundIn('riverbend', none).filter(isOfEvent)).toEqual([]);
  });

  it.each([
    { fragment: 'generic/hispanic-landing-v2', address: '/hispanic' },
    { fragment: 'generic/grammy-major', address: '/grammy-major' },
    { fragment: 'generic/latin-grammy', address: '/latin-grammy' },
  ])('leave out $address while its fragment cannot be read', ({ fragment, address }) => {
    expect(foundIn('generic')).toContain(address);
    expect(foundIn('generic', withoutFragment(fragment))).not.toContain(address);
  });

  it('leave out a topic without articles and a presenter without films', () => {
    const articles = [articleInMemory('one', { topics: ['taxes'] })];
    const found = foundIn('generic', { articles });
    expect(found.filter((address) => address.startsWith('/get-the-facts'))).toEqual([
      '/get-the-facts',
      '/get-the-facts/taxes',
      '/get-the-facts/money-minute',
    ]);
  });

  it('leave out an article that only leads elsewhere', () => {
    const articles = [
      articleInMemory('here'),
      articleInMemory('away', { redirectUrl: 'https://plan.example.com' }),
    ];
    const isArticle = (address: string): boolean => address.startsWith('/articles/');
    expect(foundIn('generic', { articles }).filter(isArticle)).toEqual([
      '/articles/here/about-here',
    ]);
  });

  it('have the stops of the company’s own timeline only', () => {
    const timeline = (ids: readonly string[]) => {
      const topics = ids.map((id) => ({ id, label: id }));
      const block = { component: 'ttr-widget', data: { title: '', topics, stops: [] } };
      return perLanguage(() => ({ multimedia: [block] }));
    };
    const fragments = new Map([
      ...content.fragments,
      ['generic/transitioning-to-retirement', timeline(['health'])] as const,
      ['riverbend/transitioning-to-retirement', timeline(['housing'])] as const,
    ]);
    const stopsOf = (companyId: string): string[] =>
      foundIn(companyId, { fragments }).filter((address) =>
        /^\/transitioning-to-retirement\/(?!survey)/.test(address),
      );
    expect(stopsOf('generic')).toEqual([
      '/transitioning-to-retirement/all',
      '/transitioning-to-retirement/health',
    ]);
    expect(stopsOf('riverbend')).toEqual([
      '/transitioning-to-retirement/all',
      '/transitioning-to-retirement/housing',
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArticleSummary } from '#contracts/calls/articles.ts';
import { stubFetch } from '#tests/support/fake-browser/stub-fetch.ts';
import { loadInfluencerArticles, type InfluencerFilter } from './load-influencer-articles.ts';
import { makeStore, type Store } from './store.ts';

const FAILED = 'Error while fetching money minute articles';

const filter: InfluencerFilter = {
  influencer: 'rosa',
  companyId: 'riverbend',
  language: 'en-US',
  failureText: FAILED,
};

const summary: ArticleSummary = {
  id: 'first',
  aemId: 'content/articles/first',
  title: 'First',
  description: 'The first film',
  length: 1,
  filmSeconds: 56,
  imagePath: 'cover-first',
  path: 'money-minute/articles/first/first',
  cfModel: 'video',
  contentType: 'video',
  badges: ['new', 'unheard-of'],
  topics: ['saving'],
  tags: ['influencer/rosa'],
  likes: 4,
  influencer: { name: 'Rosa', about: 'About', alt: 'Rosa', imagePath: 'person-rosa' },
};

let store: Store;
const fetchStub = stubFetch();

beforeEach(() => {
  store = makeStore();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const articles = () => store.getState().articles;

describe('the films of a presenter', () => {
  it('are asked for by the influencer, in the language of the page', async () => {
    fetchStub.mockResolvedValue(Response.json({ articles: [] }));
    await loadInfluencerArticles(store, { ...filter, language: 'es-US' });
    const [url, options] = fetchStub.mock.calls[0] ?? [];
    expect(url).toBe('/po/content/articles?lang=es-US');
    expect(options).toMatchObject({ method: 'POST' });
    expect(JSON.parse(options?.body as string)).toEqual({
      tagsQueryString: 'influencer/rosa',
      influencersFetch: true,
    });
  });

  it('are those of everyone when no influencer is chosen', async () => {
    fetchStub.mockResolvedValue(Response.json({ articles: [] }));
    await loadInfluencerArticles(store, { ...filter, influencer: undefined });
    const body = JSON.parse(fetchStub.mock.calls[0]?.[1]?.body as string) as object;
    expect(body).toMatchObject({ tagsQueryString: 'kind/money-minute' });
  });

  it('become cards of the company, and their list is loaded', async () => {
    fetchStub.mockResolvedValue(Response.json({ articles: [summary] }));
    expect(await loadInfluencerArticles(store, filter)).toBe(true);
    expect(articles().influencerArticlesLoaded).toBe(true);
    expect(articles().influencerArticles).toEqual([
      {
        id: 'first',
        href: '/riverbend/money-minute/articles/first/first',
        opensNewTab: false,
        title: 'First',
        description: 'The first film',
        image: 'cover-first',
        minutes: 1,
        likes: 4,
        badge: 'new',
        isVideo: true,
        filmSeconds: 56,
        influencer: { name: 'Rosa', imagePath: 'person-rosa' },
      },
    ]);
    expect(store.getState().loader.isVisible).toBe(false);
    expect(store.getState().error.message).toBeUndefined();
  });

  it.each([
    {
      redirectUrl: 'https://example.com/film',
      href: 'https://example.com/film',
      opensNewTab: true,
    },
    { redirectUrl: '/calculator', href: '/riverbend/calculator', opensNewTab: false },
  ])('lead to $href where they are redirected', async ({ redirectUrl, ...link }) => {
    fetchStub.mockResolvedValue(Response.json({ articles: [{ ...summary, redirectUrl }] }));
    await loadInfluencerArticles(store, filter);
    expect(articles().influencerArticles[0]).toMatchObject(link);
  });

  it('show the loader while they are on their way', async () => {
    let answer = (_response: Response): void => undefined;
    fetchStub.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const loading = loadInfluencerArticles(store, filter);
    expect(store.getState().loader.isVisible).toBe(true);
    answer(Response.json({ articles: [] }));
    await loading;
    expect(store.getState().loader.isVisible).toBe(false);
  });
});

describe('films that do not come', () => {
  it.each([
    { what: 'no connection', answer: () => Promise.reject(new TypeError('offline')) },
    { what: 'a server error', answer: () => Promise.resolve(new Response('{}', { status: 503 })) },
    { what: 'no JSON', answer: () => Promise.resolve(new Response('<html>')) },
    { what: 'no list', answer: () => Promise.resolve(Response.json({ articles: 'none' })) },
    {
      what: 'half a film',
      answer: () => Promise.resolve(Response.json({ articles: [{ id: 1 }] })),
    },
    {
      what: 'nothing in the list',
      answer: () => Promise.resolve(Response.json({ articles: [null] })),
    },
  ])('because of $what are the error of the specification, and the loader goes', async (row) => {
    fetchStub.mockImplementation(row.answer);
    expect(await loadInfluencerArticles(store, filter)).toBe(false);
    expect(store.getState().error.message).toBe(FAILED);
    expect(store.getState().loader.isVisible).toBe(false);
    expect(articles().influencerArticlesLoaded).toBe(false);
  });
});

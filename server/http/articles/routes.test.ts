import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleSummary } from '#contracts/calls/articles.ts';
import {
  loadDescribedCalls,
  type DescribedCalls,
  type ErrorBody,
} from '#tests/support/described-calls.ts';
import { writeFixtureArticle, writeFixtureInfluencer } from '#tests/support/fixture-articles.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const FLIPCARDS = {
  component: 'flipcards',
  data: { cards: [{ title: 'Front', imagePath: 'cover-gate', backText: 'Back' }] },
};

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      writeFixtureInfluencer(contentDir, { id: 'dana', name: 'Dana Fixture' });
      writeFixtureArticle(contentDir, {
        id: 'fixture-talk',
        kind: 'money-minute',
        likes: 900,
        tags: ['badge/star', 'badge/star/extra', 'campaign/spring'],
        influencer: 'dana',
        multimedia: [FLIPCARDS, { component: 'flipcards', data: { cards: 2 } }],
      });
    },
  });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function readArticles(operationId: string, response: Response): Promise<ArticleSummary[]> {
  const body = await calls.readAnswer(operationId, response);
  expect(response.status).toBe(200);
  return (body as { articles: ArticleSummary[] }).articles;
}

async function listNext(body: object): Promise<ArticleSummary[]> {
  return readArticles('nextArticles', await post('/po/content/articles/next', body));
}

async function listSummaries(body: object, address = '/po/content/articles') {
  return readArticles('articleSummaries', await post(address, body));
}

describe('the next articles', () => {
  it('are the most liked ones first', async () => {
    const [first] = await listNext({ numberOfArticles: 3, articleRatingType: 'LIKES' });
    expect(first).toMatchObject({ id: 'fixture-talk', likes: 900 });
  });

  it.each([1, 4, 50])('are at most the %i that were asked for', async (numberOfArticles) => {
    const articles = await listNext({ numberOfArticles });
    // Articles of an event are read within it and stand in no other list.
    const offered = server.content.current.articles.filter(({ kind }) => kind !== 'virtual-event');
    expect(articles).toHaveLength(Math.min(numberOfArticles, offered.length));
  });

  it('leave out the excluded ones', async () => {
    const before = await listNext({ numberOfArticles: 3 });
    const exclusionArticles = before.map((article) => article.id);
    const after = await listNext({ numberOfArticles: 3, exclusionArticles });
    expect(after).toHaveLength(3);
    expect(after.filter((article) => exclusionArticles.includes(article.id))).toEqual([]);
  });

  it.each(['campaign/spring', 'tags=campaign%2Fspring', 'tag=campaign/spring&tag=nobody/has-this'])(
    'carry the tag of %s',
    async (tagsQueryString) => {
      const articles = await listNext({ numberOfArticles: 50, tagsQueryString });
      expect(articles.map((article) => article.id)).toEqual(['fixture-talk']);
    },
  );

  it('are none when no article has the tag', async () => {
    expect(await listNext({ numberOfArticles: 3, tagsQueryString: 'topic/nothing' })).toEqual([]);
  });
});

describe('article summaries', () => {
  it('name all articles when no tag is asked for', async () => {
    const articles = await listSummaries({});
    expect(articles.map((article) => article.id)).toEqual(
      server.content.current.articles.map((article) => article.id),
    );
  });

  it('are answered alike with and without the prefix', async () => {
    const body = { tagsQueryString: 'topic/saving' };
    const [prefixed, bare] = await Promise.all([
      listSummaries(body),
      listSummaries(body, '/content/articles'),
    ]);
    expect(prefixed.length).toBeGreaterThan(0);
    expect(bare).toEqual(prefixed);
  });

  it('never carry the text of an article', async () => {
    const response = await post('/po/content/articles', { multiMediaFetch: true });
    expect(await response.text()).not.toMatch(/bodyHtml|intro|closing|transcript/);
  });

  it('count only tags of two parts as badges', async () => {
    const [talk] = await listSummaries({ tagsQueryString: 'campaign/spring' });
    expect(talk).toMatchObject({
      badges: ['star'],
      tags: expect.arrayContaining(['badge/star/extra', 'kind/money-minute']),
      path: 'money-minute/articles/fixture-talk/fixture-talk',
    });
  });

  it.each([
    { flag: 'multiMediaFetch', field: 'multimedia' },
    { flag: 'influencersFetch', field: 'influencer' },
  ])('carry $field only with $flag', async ({ flag, field }) => {
    const tagsQueryString = 'campaign/spring';
    const [without] = await listSummaries({ tagsQueryString });
    const [withField] = await listSummaries({ tagsQueryString, [flag]: true });
    expect(without).not.toHaveProperty(field);
    expect(withField).toHaveProperty(field);
  });

  it('carry the components that are drawn, and no other', async () => {
    const [article] = await listSummaries({
      tagsQueryString: 'campaign/spring',
      multiMediaFetch: true,
    });
    expect(article?.multimedia).toEqual([FLIPCARDS]);
  });

  it('describe the influencer in the language asked for', async () => {
    const body = { tagsQueryString: 'campaign/spring', influencersFetch: true };
    const [english] = await listSummaries(body);
    const [spanish] = await listSummaries(body, '/po/content/articles?lang=es');
    expect(english?.influencer).toMatchObject({ name: 'Dana Fixture', about: 'About dana' });
    expect(spanish?.influencer).toMatchObject({ name: 'Dana Fixture', about: 'Sobre dana' });
  });

  it.each([
    { how: 'lang=es-US in the address', query: '?lang=es-US', headers: {} },
    { how: 'lang=es in the address', query: '?lang=es', headers: {} },
    { how: 'the remembered language', query: '', headers: { Cookie: 'sendero_lang=es-US' } },
    {
      how: 'what the browser prefers',
      query: '',
      headers: { 'Accept-Language': 'es-MX,en;q=0.5' },
    },
  ])('come in Spanish by $how', async ({ query, headers }) => {
    const response = await post(`/po/content/articles${query}`, {}, headers);
    const articles = await readArticles('articleSummaries', response);
    const vesting = server.content.current.articles.find(({ id }) => id === 'vesting');
    expect(articles.find(({ id }) => id === 'vesting')?.title).toBe(vesting?.texts.es.title);
  });
});

describe('a call with wrong values', () => {
  it.each([
    { body: {}, field: 'numberOfArticles', code: 'invalid-type' },
    { body: { numberOfArticles: 0 }, field: 'numberOfArticles', code: 'too-small' },
    { body: { numberOfArticles: 51 }, field: 'numberOfArticles', code: 'too-big' },
    { body: { numberOfArticles: '3' }, field: 'numberOfArticles', code: 'invalid-type' },
    {
      body: { numberOfArticles: 3, articleRatingType: 'STARS' },
      field: 'articleRatingType',
      code: 'invalid-value',
    },
    {
      body: { numberOfArticles: 3, exclusionArticles: ['a', 7] },
      field: 'exclusionArticles.1',
      code: 'invalid-type',
    },
    {
      body: { numberOfArticles: 3, tagsQueryString: 'x'.repeat(501) },
      field: 'tagsQueryString',
      code: 'too-big',
    },
    { body: { numberOfArticles: 3, page: 2 }, field: 'page', code: 'unknown' },
  ])('is told that $field is $code', async ({ body, field, code }) => {
    const response = await post('/po/content/articles/next', body);
    const answer = (await calls.readAnswer('nextArticles', response)) as ErrorBody;
    expect(response.status).toBe(400);
    expect(answer.error.code).toBe('field-invalid');
    expect(answer.error.fields).toContainEqual({ field, code });
  });

  it('is told of every wrong field at once', async () => {
    const response = await post('/po/content/articles', { multiMediaFetch: 'yes', page: 2 });
    const answer = (await calls.readAnswer('articleSummaries', response)) as ErrorBody;
    expect(answer.error.fields?.map(({ field }) => field).toSorted()).toEqual([
      'multiMediaFetch',
      'page',
    ]);
  });

  it.each([
    { lang: 'en-US', words: 'Some values are missing' },
    { lang: 'es-US', words: 'Faltan datos' },
  ])('is told so in $lang', async ({ lang, words }) => {
    const response = await post(`/po/content/articles/next?lang=${lang}`, {});
    const answer = (await calls.readAnswer('nextArticles', response)) as ErrorBody;
    expect(answer.error.message).toContain(words);
    expect(response.headers.get('Content-Language')).toBe(lang);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RatingAnswer } from '#contracts/calls/rating.ts';
import {
  loadDescribedCalls,
  type DescribedCalls,
  type ErrorBody,
} from '#tests/support/described-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

type Action = 'LIKE' | 'UNLIKE';

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({ environment: { VOTES_PER_NETWORK: '100000' } });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

function ratingPath(articleId: string, action: Action): string {
  const query = `articleRatingType=LIKES&articleRatingActionType=${action}`;
  return `/po/content/articles/${articleId}/rating?${query}`;
}

function send(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.base}${path}`, { method: 'POST', headers });
}

function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

async function rate(articleId: string, action: Action, cookie?: string): Promise<RatingAnswer> {
  const response = await send(
    ratingPath(articleId, action),
    cookie === undefined ? {} : { Cookie: cookie },
  );
  expect(response.status).toBe(200);
  return (await calls.readAnswer('rateArticle', response)) as RatingAnswer;
}

describe('a like', () => {
  it('counts once per browser, however often it is repeated', async () => {
    const first = await send(ratingPath('vesting', 'LIKE'));
    const cookie = cookieOf(first);
    expect(await calls.readAnswer('rateArticle', first)).toEqual({
      id: 'vesting',
      likes: 1,
      liked: true,
    });
    expect(await rate('vesting', 'LIKE', cookie)).toMatchObject({ likes: 1, liked: true });
    expect(await rate('vesting', 'LIKE')).toMatchObject({ likes: 2 });
    expect(await rate('vesting', 'UNLIKE', cookie)).toMatchObject({ likes: 1, liked: false });
    expect(await rate('vesting', 'UNLIKE', cookie)).toMatchObject({ likes: 1, liked: false });
  });

  it('that was never given changes nothing when it is taken back', async () => {
    expect(await rate('scams', 'UNLIKE')).toMatchObject({ likes: 0, liked: false });
  });

  it('gives the browser its cookie once, out of reach of scripts and of other sites', async () => {
    const first = await send(ratingPath('fees', 'LIKE'));
    const setCookie = first.headers.get('Set-Cookie');
    expect(setCookie).toMatch(/^sendero_visitor=[0-9a-f-]{36}; Path=\/; Max-Age=\d+/);
    expect(setCookie).toMatch(/; HttpOnly\b/);
    expect(setCookie).toMatch(/; SameSite=Lax\b/);
    const second = await send(ratingPath('fees', 'UNLIKE'), { Cookie: cookieOf(first) });
    expect(second.headers.get('Set-Cookie')).toBeNull();
  });

  it.each(['sendero_visitor=', 'sendero_visitor=../../etc/passwd', 'sendero_visitor=1; a=b'])(
    'with the made-up cookie %s gets a real one',
    async (cookie) => {
      const response = await send(ratingPath('fees', 'UNLIKE'), { Cookie: cookie });
      expect(response.status).toBe(200);
      expect(cookieOf(response)).toMatch(/^sendero_visitor=[0-9a-f-]{36}$/);
    },
  );

  it('is kept by no cache', async () => {
    const response = await send(ratingPath('fees', 'UNLIKE'));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('shows in the summaries and orders the next articles', async () => {
    await Promise.all(Array.from({ length: 3 }, () => rate('inflation', 'LIKE')));
    const response = await fetch(`${server.base}/po/content/articles/next`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ numberOfArticles: 1 }),
    });
    expect(await calls.readAnswer('nextArticles', response)).toMatchObject({
      articles: [{ id: 'inflation', likes: 3 }],
    });
  });
});

describe('a rating that cannot be taken', () => {
  it.each(['no-such-article', '__proto__', '%2e%2e', 'vesting%2F..', '%E0%A4%A', '%00'])(
    'because %s is no article is a 404',
    async (articleId) => {
      const response = await send(ratingPath(articleId, 'LIKE'));
      const answer = (await calls.readAnswer('rateArticle', response)) as ErrorBody;
      expect(response.status).toBe(404);
      expect(answer.error.code).toMatch(/^(?:article|page)-not-found$/);
      expect(response.headers.get('Set-Cookie')).toBeNull();
    },
  );

  it.each([
    {
      query: 'articleRatingType=LIKES',
      field: 'articleRatingActionType',
      code: 'invalid-value',
    },
    {
      query: 'articleRatingActionType=LIKE',
      field: 'articleRatingType',
      code: 'invalid-value',
    },
    {
      query: 'articleRatingType=STARS&articleRatingActionType=LIKE',
      field: 'articleRatingType',
      code: 'invalid-value',
    },
    {
      query: 'articleRatingType=LIKES&articleRatingActionType=like',
      field: 'articleRatingActionType',
      code: 'invalid-value',
    },
    {
      query: 'articleRatingType=LIKES&articleRatingActionType=LIKE&articleRatingActionType=UNLIKE',
      field: 'articleRatingActionType',
      code: 'repeated',
    },
    {
      query: 'articleRatingType=LIKES&articleRatingActionType=LIKE&times=9',
      field: 'times',
      code: 'unknown',
    },
    {
      query: 'articleRatingType=LIKES&articleRatingActionType=LIKE&constructor=x',
      field: 'constructor',
      code: 'unknown',
    },
  ])('because $field is $code in ?$query is a 400', async ({ query, field, code }) => {
    const response = await send(`/po/content/articles/vesting/rating?${query}`);
    const answer = (await calls.readAnswer('rateArticle', response)) as ErrorBody;
    expect(response.status).toBe(400);
    expect(answer.error.code).toBe('field-invalid');
    expect(answer.error.fields).toContainEqual({ field, code });
  });

  it.each([
    { lang: 'en-US', words: 'We have no article with that name' },
    { lang: 'es-US', words: 'No tenemos un artículo con ese nombre' },
  ])('is explained in $lang', async ({ lang, words }) => {
    const response = await send(`${ratingPath('nobody', 'LIKE')}&lang=${lang}`);
    const answer = (await calls.readAnswer('rateArticle', response)) as ErrorBody;
    expect(answer.error.message).toContain(words);
  });
});

describe('a rating another site asked for', () => {
  it.each([
    { from: 'a foreign Origin', headers: { Origin: 'https://evil.example' } },
    { from: 'an Origin that cannot be read', headers: { Origin: 'null' } },
    { from: 'the same host on another port', headers: { Origin: 'http://127.0.0.1:1' } },
    { from: 'a page of another site', headers: { 'Sec-Fetch-Site': 'cross-site' } },
    { from: 'a page of a neighbouring site', headers: { 'Sec-Fetch-Site': 'same-site' } },
  ])('$from is refused and counts nothing', async ({ headers }) => {
    const before = await rate('rollovers', 'UNLIKE');
    const response = await send(ratingPath('rollovers', 'LIKE'), headers);
    const answer = (await calls.readAnswer('rateArticle', response)) as ErrorBody;
    expect(response.status).toBe(403);
    expect(answer.error.code).toBe('origin-foreign');
    expect(await rate('rollovers', 'UNLIKE')).toMatchObject({ likes: before.likes });
  });

  it.each(['same-origin', 'none'])('is carried out for Sec-Fetch-Site %s', async (site) => {
    const response = await send(ratingPath('rollovers', 'LIKE'), { 'Sec-Fetch-Site': site });
    expect(response.status).toBe(200);
  });

  it('is carried out for our own Origin', async () => {
    const response = await send(ratingPath('rollovers', 'LIKE'), { Origin: server.base });
    expect(response.status).toBe(200);
  });
});

describe('a rating behind a balancer', () => {
  let behind: TestServer;

  beforeAll(async () => {
    behind = await startTestServer({ environment: { TRUST_PROXY: '1' } });
  });
  afterAll(() => behind.close());

  const forwarded = {
    'X-Forwarded-Host': 'localhost',
    'X-Forwarded-Proto': 'https',
  };

  it('is ours when its Origin is the host the balancer names', async () => {
    // Older browsers send an Origin but no Sec-Fetch-Site.
    const response = await fetch(`${behind.base}${ratingPath('vesting', 'LIKE')}`, {
      method: 'POST',
      headers: { ...forwarded, Origin: 'https://localhost' },
    });
    expect(response.status).toBe(200);
  });

  it('sets its cookie for encrypted connections only when the visitor came over one', async () => {
    const cookieOver = async (protocol: string): Promise<string | null> => {
      const response = await fetch(`${behind.base}${ratingPath('vesting', 'LIKE')}`, {
        method: 'POST',
        headers: { ...forwarded, 'X-Forwarded-Proto': protocol },
      });
      return response.headers.get('Set-Cookie');
    };
    expect(await cookieOver('https')).toMatch(/; Secure\b/);
    expect(await cookieOver('http')).not.toMatch(/; Secure\b/);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorConstants } from '#contracts/calls/calculator.ts';
import { articleSummaries } from '#contracts/calls/articles.ts';
import { rateArticle } from '#contracts/calls/rating.ts';
import { stubFetch } from '#tests/support/fake-browser/stub-fetch.ts';
import { callServer } from './call-server.ts';
import type { FetchStatus } from './page-slices.ts';
import { makeStore, personLeft, type Store } from './store.ts';

const LIKED = { id: 'fees', likes: 3, liked: true };
const ask = () =>
  callServer(store, rateArticle, {
    key: 'likes',
    parameters: { id: 'fees' },
    query: { articleRatingType: 'LIKES', articleRatingActionType: 'LIKE' },
  });

let store: Store;
const fetchStub = stubFetch();
const status = (): FetchStatus | undefined => store.getState().fetches['likes'];

beforeEach(() => {
  store = makeStore();
});

describe('calling the server', () => {
  it('answers with the data and keeps them with the status', async () => {
    fetchStub.mockResolvedValue(Response.json(LIKED, { status: 201 }));
    expect(await ask()).toEqual({ ok: true, answer: LIKED });
    expect(status()).toEqual({ loading: false, data: LIKED, error: undefined, status: 201 });
  });

  it('is loading until there is an answer', async () => {
    const answer = Promise.withResolvers<Response>();
    fetchStub.mockReturnValue(answer.promise);
    const result = ask();
    expect(status()?.loading).toBe(true);
    answer.resolve(Response.json(LIKED));
    await result;
    expect(status()?.loading).toBe(false);
  });

  it('sends JSON by POST when it is told to, and by default asks with GET and no body', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(Response.json({})));
    const body = { influencersFetch: true };
    await callServer(store, articleSummaries, {
      key: 'films',
      query: { lang: 'es-US' },
      body,
    });
    await callServer(store, calculatorConstants, { key: 'constants' });
    const [post, get] = fetchStub.mock.calls;
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const signal = expect.any(AbortSignal) as AbortSignal;
    expect(post).toEqual([
      '/po/content/articles?lang=es-US',
      { method: 'POST', headers, body: '{"influencersFetch":true}', signal },
    ]);
    expect(get).toEqual([
      '/po/calculator/retirement/constants',
      { method: 'GET', headers, signal },
    ]);
  });

  it.each([{ code: 400 }, { code: 404 }, { code: 429 }, { code: 500 }, { code: 503 }])(
    'takes the status $code for an error and keeps it',
    async ({ code }) => {
      fetchStub.mockResolvedValue(Response.json({ code: 'server-error' }, { status: code }));
      expect(await ask()).toEqual({
        ok: false,
        data: { code: 'server-error' },
      });
      expect(status()).toEqual({
        loading: false,
        data: undefined,
        error: `status ${code}`,
        status: code,
      });
    },
  );

  it('says what went wrong when nobody answers', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask()).toEqual({ ok: false });
    expect(status()).toMatchObject({ loading: false, error: 'Failed to fetch', status: undefined });
  });

  it('waits twenty seconds for an answer and then says that there is none', async () => {
    vi.useFakeTimers();
    fetchStub.mockImplementation(
      (_address, { signal }: RequestInit = {}) =>
        new Promise((_answer, refuse) => {
          signal?.addEventListener('abort', () => refuse(signal.reason as Error));
        }),
    );
    const result = ask();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(status()?.loading).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, silence: 'no answer' });
    expect(status()).toMatchObject({ loading: false, error: 'No answer in time' });
    vi.useRealTimers();
  });

  it('says of a browser without a connection that it has none', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask()).toEqual({ ok: false, silence: 'offline' });
  });

  it('says what went wrong when the answer breaks off', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    fetchStub.mockResolvedValue(new Response(body));
    expect(await ask()).toEqual({ ok: false });
    expect(status()).toMatchObject({ loading: false, error: 'connection lost' });
  });

  it('takes an answer that is no JSON for an error, whatever its status says', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchStub.mockResolvedValue(new Response('<!doctype html>'));
    expect(await ask()).toEqual({ ok: false });
    expect(status()).toMatchObject({ loading: false, data: undefined, error: 'status 200' });
    expect(warn).toHaveBeenCalledExactlyOnceWith('could not parse json');
  });

  it.each([[null], [[]], [{}], [{ ...LIKED, likes: '3' }], [{ id: 'fees', likes: 3 }]])(
    'takes %j, which is no answer to this call, for an error',
    async (data) => {
      fetchStub.mockResolvedValue(Response.json(data));
      expect(await ask()).toEqual({ ok: false, data });
      expect(status()).toMatchObject({ loading: false, data: undefined, error: 'status 200' });
    },
  );

  it('takes an answer that says more than it used to', async () => {
    fetchStub.mockResolvedValue(Response.json({ ...LIKED, stars: 5 }));
    expect(await ask()).toMatchObject({ ok: true, answer: LIKED });
  });

  it('says when the person who asked has left, and keeps nothing of the answer', async () => {
    const answer = Promise.withResolvers<Response>();
    fetchStub.mockReturnValue(answer.promise);
    const result = ask();
    store.dispatch(personLeft({}));
    answer.resolve(Response.json(LIKED));
    expect(await result).toEqual({ ok: true, answer: LIKED, isLate: true });
    expect(status()).toBeUndefined();
  });

  it('says of the earlier of two answers that nobody waits for it', async () => {
    const answers = [LIKED, { ...LIKED, likes: 4 }];
    fetchStub.mockImplementation(() => Promise.resolve(Response.json(answers.shift())));
    const [earlier, later] = await Promise.all([ask(), ask()]);
    expect([earlier.isLate, later.isLate]).toEqual([true, undefined]);
    expect(status()).toMatchObject({ loading: false, data: { likes: 4 } });
  });

  it('writes what differs into the address', async () => {
    fetchStub.mockResolvedValue(Response.json(LIKED));
    await ask();
    expect(fetchStub.mock.calls[0]?.[0]).toBe(
      '/po/content/articles/fees/rating?articleRatingType=LIKES&articleRatingActionType=LIKE',
    );
  });
});

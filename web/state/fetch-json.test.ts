import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchJson, type FetchJson } from './fetch-json.ts';
import type { FetchStatus } from './page-slices.ts';
import { makeStore, type Store } from './store.ts';

const call: FetchJson = { key: 'likes', url: '/po/content/articles/fees/rating', method: 'POST' };

let store: Store;
const fetchStub = vi.fn<typeof fetch>();
const status = (): FetchStatus | undefined => store.getState().fetches['likes'];

beforeEach(() => {
  store = makeStore();
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('calling the server', () => {
  it('answers with the data and keeps them with the status', async () => {
    fetchStub.mockResolvedValue(Response.json({ likes: 3 }, { status: 201 }));
    const result = await fetchJson(store.dispatch, call);
    expect(result).toEqual({ ok: true, data: { likes: 3 } });
    expect(status()).toEqual({ loading: false, data: { likes: 3 }, error: undefined, status: 201 });
  });

  it('is loading until there is an answer', async () => {
    const answer = Promise.withResolvers<Response>();
    fetchStub.mockReturnValue(answer.promise);
    const result = fetchJson(store.dispatch, call);
    expect(status()?.loading).toBe(true);
    answer.resolve(Response.json({}));
    await result;
    expect(status()?.loading).toBe(false);
  });

  it('sends JSON by POST when it is told to, and by default asks with GET and no body', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(Response.json({})));
    await fetchJson(store.dispatch, { ...call, body: { numberOfArticles: 3 } });
    await fetchJson(store.dispatch, { key: 'likes', url: '/x' });
    const [post, get] = fetchStub.mock.calls;
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    expect(post).toEqual([call.url, { method: 'POST', headers, body: '{"numberOfArticles":3}' }]);
    expect(get).toEqual(['/x', { method: 'GET', headers }]);
  });

  it.each([{ code: 400 }, { code: 404 }, { code: 429 }, { code: 500 }, { code: 503 }])(
    'takes the status $code for an error and keeps it',
    async ({ code }) => {
      fetchStub.mockResolvedValue(Response.json({ code: 'server-error' }, { status: code }));
      expect(await fetchJson(store.dispatch, call)).toEqual({
        ok: false,
        status: code,
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
    expect(await fetchJson(store.dispatch, call)).toEqual({ ok: false, status: undefined });
    expect(status()).toMatchObject({ loading: false, error: 'Failed to fetch', status: undefined });
  });

  it('says what went wrong when the answer breaks off', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    fetchStub.mockResolvedValue(new Response(body));
    expect(await fetchJson(store.dispatch, call)).toEqual({ ok: false, status: undefined });
    expect(status()).toMatchObject({ loading: false, error: 'connection lost' });
  });

  it('takes an answer that is no JSON for an error, whatever its status says', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchStub.mockResolvedValue(new Response('<!doctype html>'));
    expect(await fetchJson(store.dispatch, call)).toEqual({ ok: false, status: 200 });
    expect(status()).toMatchObject({ loading: false, data: undefined, error: 'status 200' });
    expect(warn).toHaveBeenCalledExactlyOnceWith('could not parse json');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findElement, findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const VESTING = '/riverbend/articles/vesting/when-the-match-is-yours';
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function submit(
  address: string,
  body: BodyInit = 'articleRatingActionType=LIKE',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.base}${address}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...FORM_TYPE, ...headers },
    body,
  });
}

async function open(address: string): Promise<string> {
  return (await fetch(`${server.base}${address}`)).text();
}

/** The form of the like button as a browser without scripts sees it. */
async function likeButton(address: string) {
  const html = await open(address);
  const form = partOf(html.slice(0, html.indexOf('</form>') + '</form>'.length), 'form');
  return {
    method: findElement(`${form}</form>`, 'form').attributes['method'],
    button: findElement(form, 'button'),
    status: findElements(form, 'p').map((paragraph) => paragraph.text),
  };
}

describe('a like from a plain form', () => {
  it('is counted, and leads back to the article, which says so', async () => {
    const { method, button } = await likeButton(VESTING);
    expect(method).toBe('post');
    expect(button.attributes).toMatchObject({ name: 'articleRatingActionType', value: 'LIKE' });
    expect(button.text).toContain('Like this guide');

    const liked = await submit(VESTING);
    expect(liked.status).toBe(303);
    expect(liked.headers.get('Location')).toBe(`${VESTING}?rated=liked`);
    expect(liked.headers.get('Cache-Control')).toBe('no-store');
    const cookie = liked.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^sendero_visitor=/);

    const after = await likeButton(`${VESTING}?rated=liked`);
    expect(after.button.attributes['value']).toBe('UNLIKE');
    expect(after.button.text).toContain('1 like');
    expect(after.status).toEqual(['Thank you. Your like counts.']);

    const again = await submit(VESTING, 'articleRatingActionType=LIKE', { Cookie: cookie });
    expect(again.headers.get('Set-Cookie')).toBeNull();
    expect((await likeButton(VESTING)).button.text).toContain('1 like');

    const taken = await submit(VESTING, 'articleRatingActionType=UNLIKE', { Cookie: cookie });
    expect(taken.headers.get('Location')).toBe(`${VESTING}?rated=unliked`);
    expect((await likeButton(`${VESTING}?rated=unliked`)).status).toEqual(['Like removed.']);
    expect((await likeButton(VESTING)).button.text).toContain('Like this guide');
  });

  it('stays in Spanish', async () => {
    const liked = await submit(`${VESTING}?lang=es-US`);
    expect(liked.headers.get('Location')).toBe(`${VESTING}?rated=liked&lang=es-US`);
    const { status } = await likeButton(`${VESTING}?rated=liked&lang=es-US`);
    expect(status).toEqual(['Gracias. Tu “Me gusta” ya cuenta.']);
  });

  it('is taken on every address an article is read at', async () => {
    for (const address of [
      '/generic/tools/a-budget-on-one-page',
      '/generic/get-the-facts/more/when-the-match-is-yours',
      '/generic/target-date/articles/target-date-funds/what-a-target-date-fund-does',
    ]) {
      const liked = await submit(address);
      expect(liked.status).toBe(303);
      expect((await fetch(new URL(liked.headers.get('Location') ?? '', server.base))).status).toBe(
        200,
      );
    }
  });

  it.each(['<b>x</b>', 'LIKED', 'liked2', ''])(
    'is not confirmed by the made-up outcome %j',
    async (outcome) => {
      const { status } = await likeButton(`${VESTING}?rated=${encodeURIComponent(outcome)}`);
      expect(status).toEqual(['']);
    },
  );

  it('that could not be saved says so, from the address alone', async () => {
    const { status, button } = await likeButton(`${VESTING}?rated=failed`);
    expect(status).toEqual(['Your like could not be saved. Please try again in a minute.']);
    expect(button.attributes['value']).toBe('LIKE');
  });
});

describe('a form that is not taken', () => {
  it.each([
    { from: 'a foreign Origin', headers: { Origin: 'https://evil.example' } },
    { from: 'another site', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  ])('from $from counts nothing', async ({ headers }) => {
    const address = '/generic/articles/scams/x';
    const response = await submit(address, 'articleRatingActionType=LIKE', headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const likes = await fetch(`${server.base}/po/content/articles`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    const { articles } = (await likes.json()) as { articles: Array<{ id: string; likes: number }> };
    expect(articles.find(({ id }) => id === 'scams')?.likes).toBe(0);
  });

  // People of a plan that is paid by the hour have no percent to choose.
  it.each(['/seiu775srp', '/generic/faqs', '/privacy', '/generic/get-the-facts'])(
    'because %s is only read is a 405',
    async (address) => {
      expect((await submit(address)).status).toBe(405);
    },
  );

  it.each(['/generic/articles/no-such/x', '/generic/tools/no-such', '/nobody/at-all', '/'])(
    'because %s is nothing that could be liked is a 404',
    async (address) => {
      expect((await submit(address)).status).toBe(404);
    },
  );

  it('because it is too large is a 413', async () => {
    const response = await submit(VESTING, `x=${'a'.repeat(64 * 1024)}`);
    expect(response.status).toBe(413);
  });

  it.each([
    { what: 'JSON', type: 'application/json', body: '{"articleRatingActionType":"LIKE"}' },
    { what: 'plain text', type: 'text/plain', body: 'articleRatingActionType=LIKE' },
    { what: 'a broken multipart form', type: 'multipart/form-data; boundary=x', body: '--y\r\n' },
    { what: 'a multipart form without boundary', type: 'multipart/form-data', body: 'x' },
  ])('because it is $what is refused and no error of ours', async ({ type, body }) => {
    const before = server.logged().length;
    const response = await submit(VESTING, body, { 'Content-Type': type });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    const errors = server
      .logged()
      .slice(before)
      .filter((line) => line['level'] === 'error');
    expect(errors).toEqual([]);
  });

  it('tells a person so on a page, in the language of the address', async () => {
    const response = await submit('/generic/faqs?lang=es-US', 'x=1', { Accept: 'text/html' });
    const html = await response.text();
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(findElement(html, 'html').attributes['lang']).toBe('es-US');
    expect(textOf(html)).toContain('Eso no se puede hacer en esta dirección.');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('with the method %s is a 405', async (method) => {
    const response = await fetch(`${server.base}${VESTING}`, { method });
    expect(response.status).toBe(405);
  });
});

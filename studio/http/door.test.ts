import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

const HOUR = 3_600_000;
let studio: TestStudio;
let hours = 0;

beforeAll(async () => {
  studio = await startTestStudio({ now: () => Date.UTC(2026, 10, 23) + hours * HOUR });
});
afterAll(() => studio.close());

function open(link: string): Promise<Response> {
  return fetch(link, { redirect: 'manual' });
}

describe('the door of the studio', () => {
  it('is opened by a link once, with a cookie that no other site sends', async () => {
    const link = studio.makeLink();
    const opened = await open(link);
    expect(opened.status).toBe(303);
    const cookie = opened.headers.get('Set-Cookie') ?? '';
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=43200'])
      expect(cookie).toContain(flag);
    expect(cookie).not.toContain('Domain');
    const again = await open(link);
    expect(again.status).toBe(403);
    expect(await again.text()).toContain('press Enter');
  });

  it('says what to do with a wrong link, in the language of the browser', async () => {
    const wrong = await fetch(`${studio.base}/po/studio/open/guessed`, {
      headers: { 'Accept-Language': 'es-MX' },
    });
    expect(wrong.status).toBe(403);
    expect(await wrong.text()).toContain('oprime Enter');
  });

  it.each([
    { address: 'en/board', title: 'This link does not open the studio · Sendero studio' },
    { address: 'es/board', title: 'Este enlace no abre el estudio · Estudio de Sendero' },
  ])('calls its page by its heading: $title', async ({ address, title }) => {
    const page = await (await fetch(`${studio.base}/po/studio/${address}`)).text();
    expect(page).toContain(`<title>${title}</title>`);
    expect(page).toContain(`<h1>${title.split(' · ')[0]}</h1>`);
  });

  it.each(['en/board', 'es/history', 'en/entry/article/fees', 'en/no-such-page'])(
    'hides /%s from whoever has not signed in',
    async (address) => {
      const answer = await fetch(`${studio.base}/po/studio/${address}`);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('article/fees"');
    },
  );

  it.each([
    {
      from: 'another site',
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    },
    {
      from: 'another port',
      headers: { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' },
    },
    { from: 'a page that says nothing of itself', headers: { Origin: '' } },
    { from: 'a page without an origin', headers: { Origin: 'null' } },
  ])('refuses a post from $from, whoever is signed in', async ({ headers }) => {
    const answer = await studio.ask('en/drop/article/fees', { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });

  it('answers under no other name: a foreign one may be made to lead here', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request(
        `${studio.base}/po/studio/assets/studio.css`,
        { headers: { Host: 'evil.example' } },
        ({ statusCode }) => resolve(statusCode),
      ).end();
    });
    expect(status).toBe(421);
  });

  it('lets a page run only scripts of ours, and stand in no frame', async () => {
    const policy = (await studio.ask('en/board')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('closes after twelve hours, and when the author signs out', async () => {
    expect((await studio.ask('en/board')).status).toBe(200);
    hours = 12.1;
    expect((await studio.ask('en/board')).status).toBe(401);
    await studio.reopen();
    expect((await studio.ask('en/board')).status).toBe(200);
    await studio.press('en/sign-out');
    expect((await studio.ask('en/board')).status).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawQrCode } from '#server/sponsor/sheets/draw-qr-code.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const ORIGIN = 'https://retirement.example.com';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_ORIGIN: ORIGIN } });
});
afterAll(() => server.close());

const open = (address: string): Promise<Response> =>
  fetch(`${server.base}${address}`, { redirect: 'manual' });

describe.each([
  { sheet: 'poster', codes: 1 },
  { sheet: 'handout', codes: 2 },
])('the $sheet', ({ sheet, codes }) => {
  it.each([
    { lang: 'en', address: `${ORIGIN}/riverbend/${sheet}`, says: 'Point your phone’s camera here' },
    { lang: 'es', address: `${ORIGIN}/riverbend/${sheet}/es`, says: 'la cámara de tu teléfono' },
  ])(
    'in $lang has the company’s words, colors and drawings, and a code for its address',
    async ({ lang, address, says }) => {
      const answer = await open(`/po/print/riverbend/${sheet}?lang=${lang}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(says);
      expect(html.replaceAll('<wbr />', '')).toContain(address.replace('https://', ''));
      expect(html.split(drawQrCode(address).path)).toHaveLength(codes + 1);
      expect(html).toContain('--c-brand:#124E82');
      expect(html).toMatch(/<h1>[^<]+<\/h1>/);
      expect(html).not.toMatch(/<script|style=|undefined|\{[a-z]+\}/);
      for (const [, drawing = ''] of html.matchAll(/<img[^>]* src="([^"]+)"/g))
        expect((await open(drawing)).status, drawing).toBe(200);
    },
  );

  it('needs no link, and is in no search engine', async () => {
    const { headers } = await open(`/po/print/riverbend/${sheet}`);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|script-src/);
  });
});

it('the code alone is a picture in black on white', async () => {
  const answer = await open('/po/print/riverbend/codes/qr?lang=es');
  expect(answer.headers.get('Content-Type')).toContain('image/svg+xml');
  expect(await answer.text()).toContain(drawQrCode(`${ORIGIN}/riverbend/qr/es`).path);
});

it.each(['/po/print/nobody/poster', '/po/print/riverbend/banner', '/po/print/riverbend/codes/tv'])(
  '%s is nowhere',
  async (address) => {
    expect((await open(address)).status).toBe(404);
  },
);

it('what is typed from a poster leads home, and takes its code along', async () => {
  const answer = await open('/riverbend/poster/es');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/riverbend?via=poster&lang=es-US');
  expect((await open('/riverbend?via=poster&lang=es-US')).status).toBe(200);
  expect((await open('/riverbend/poster/xx')).status).toBe(404);
});

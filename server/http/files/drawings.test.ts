import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IMMUTABLE } from '#server/static/static-files.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { ask } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ changeContent: () => undefined });
});
afterAll(() => server.close());

/** Where the company's page says that its drawings are. */
async function artBase(companyId: string): Promise<string> {
  const page = await ask(server, `/${companyId}`);
  return /href="(\/media\/art\/[^"]+)\/[^"/]+\.svg"/.exec(String(page.body))?.[1] ?? '';
}

describe('a drawing', () => {
  it('is painted in the colours of the company', async () => {
    const [generic, riverbend] = await Promise.all(
      ['generic', 'riverbend'].map(async (companyId) => {
        const address = `${await artBase(companyId)}/scene-facts.svg`;
        const { status, headers, body } = await ask(server, address);
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
        expect(headers['cache-control']).toBe(IMMUTABLE);
        return body.toString();
      }),
    );
    expect(riverbend).toContain('#124E82');
    expect(generic).not.toContain('#124E82');
    expect(`${generic}${riverbend}`).not.toMatch(/style=|var\(--/);
  });

  it.each([
    { encoding: 'br', unpack: brotliDecompressSync },
    { encoding: 'gzip', unpack: gunzipSync },
  ])(
    'comes as $encoding to whoever takes it, with the same words',
    async ({ encoding, unpack }) => {
      const address = `${await artBase('riverbend')}/scene-facts.svg`;
      const plain = await ask(server, address);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const accept = { 'Accept-Encoding': encoding };
      const packed = await ask(server, address, accept);
      expect(unpack(packed.body)).toEqual(plain.body);
      for (const { headers } of [plain, packed])
        expect(headers['vary']).toContain('Accept-Encoding');
      const length = String(packed.body.byteLength);
      const head = await ask(server, address, accept, 'HEAD');
      for (const { headers } of [packed, head])
        expect(headers).toMatchObject({
          'content-type': 'image/svg+xml; charset=utf-8',
          'content-encoding': encoding,
          'content-length': length,
          'cache-control': IMMUTABLE,
        });
      expect(head.body).toHaveLength(0);
    },
  );

  it('under the address of another version is served, but not kept', async () => {
    const { status, headers } = await ask(
      server,
      '/media/art/riverbend/0123456789/scene-facts.svg',
    );
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/media/art/nobody/0123456789/scene-facts.svg',
    '/media/art/generic/0123456789/no-such-scene.svg',
    '/media/art/generic/0123456789/scene-facts.png',
    '/media/art/generic/0123456789/..%2f..%2fgeneric.svg',
    '/media/art/generic/0123456789/%00.svg',
    '/media/art/generic/0123456789/%E0%A4%A.svg',
    '/media/art/__proto__/0123456789/scene-facts.svg',
    '/media/art/generic/scene-facts.svg',
    '/media/art/',
  ])('%s does not exist', async (target) => {
    expect((await ask(server, target)).status).toBe(404);
  });

  it('gets another address and other colours when the theme changes', async () => {
    const before = await artBase('generic');
    const { contentDir = '' } = server;
    changeYaml(contentDir, 'companies/generic/theme.yaml', { 'art-soft': '#ABCDEF' });
    await vi.waitFor(async () => expect(await artBase('generic')).not.toBe(before), 20_000);
    const scene = `${await artBase('generic')}/scene-facts.svg`;
    expect((await ask(server, scene)).body.toString()).toContain('#ABCDEF');
  });
});

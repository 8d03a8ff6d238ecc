import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { COMPANY_IDS } from '#tests/support/page-addresses.ts';
import { findElements, hrefsOf, partOf, partsOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** Of the three companies only Riverbend has a Hispanic landing, and it has no event; none has the Latin one. */
let changed: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  changed = await startTestServer({
    changeContent: (contentDir) => {
      const fragments = path.join(contentDir, 'fragments');
      renameSync(
        path.join(fragments, 'generic/hispanic-landing-v2'),
        path.join(fragments, 'riverbend/hispanic-landing-v2'),
      );
      rmSync(path.join(fragments, 'generic/latin-grammy'), { recursive: true });
      changeYaml(contentDir, 'companies/riverbend/company.yaml', { virtualEventArticles: [] });
    },
  });
});
afterAll(async () => {
  await server.close();
  await changed.close();
});

/** The panels that invite to other pages: where each leads, its heading and its pictures. */
async function panelsOf(
  address: string,
  from = server,
): Promise<Array<{ to: string[]; title: string | undefined; pictures: number }>> {
  const response = await fetch(`${from.base}${address}`);
  expect(response.status).toBe(200);
  return partsOf(partOf(await response.text(), 'main'), 'section')
    .filter((section) => /virtual-event|hispanic|grammy/.test(section))
    .map((section) => ({
      to: hrefsOf(section),
      title: findElements(section, 'h2').at(0)?.text,
      pictures: findElements(section, 'img').length,
    }));
}

async function invitedTo(address: string, from = server): Promise<string[]> {
  return (await panelsOf(address, from)).flatMap(({ to }) => to);
}

describe.each(COMPANY_IDS)('the home page of %s', (companyId) => {
  it('invites to the event, the Hispanic landing and the awards of its language', async () => {
    expect(await invitedTo(`/${companyId}`)).toEqual([
      `/${companyId}/virtual-event`,
      `/${companyId}/hispanic`,
      `/${companyId}/grammy-major`,
    ]);
    expect(await invitedTo(`/${companyId}?lang=es-US`)).toEqual([
      `/${companyId}/virtual-event?lang=es-US`,
      `/${companyId}/hispanic?lang=es-US`,
      `/${companyId}/latin-grammy?lang=es-US`,
    ]);
  });
});

it('an invitation has a heading and a picture', async () => {
  expect(await panelsOf('/generic?lang=es-US')).toEqual([
    expect.objectContaining({ pictures: 3 }),
    expect.objectContaining({ title: 'De la lata de café al plan del trabajo', pictures: 1 }),
    expect.objectContaining({ title: '¡Otra, otra!', pictures: 1 }),
  ]);
});

describe('a company that does not offer a page', () => {
  it('does not invite to it, whatever its content says', async () => {
    expect(await invitedTo('/generic', changed)).toEqual([
      '/generic/virtual-event',
      '/generic/grammy-major',
    ]);
    expect(await invitedTo('/generic?lang=es-US', changed)).toEqual([
      '/generic/virtual-event?lang=es-US',
    ]);
  });

  it('leaves the invitations of another as they are', async () => {
    expect(await invitedTo('/riverbend', changed)).toEqual([
      '/riverbend/hispanic',
      '/riverbend/grammy-major',
    ]);
    expect(await invitedTo('/riverbend?lang=es-US', changed)).toEqual([
      '/riverbend/hispanic?lang=es-US',
    ]);
  });
});

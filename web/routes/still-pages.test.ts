import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findElements } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addressOf, companyOf, PAGE_SAMPLES } from '../../scripts/pages/page-samples.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SAMPLES = PAGE_SAMPLES.map((sample) => ({
  name: sample.name,
  address: addressOf(sample, { companyId: companyOf(sample), language: 'es-US' }),
}));

interface Island {
  id: string;
  name: string;
}

function islandsOf(html: string): Island[] {
  return findElements(html, 'div').flatMap(({ attributes: { id = '', 'data-island': name } }) =>
    name === undefined ? [] : [{ id, name }],
  );
}

const dataOf = (html: string): Map<string, unknown> =>
  new Map(
    findElements(html, 'script').flatMap(({ attributes: { 'data-of': of }, text }) =>
      of === undefined ? [] : [[of, JSON.parse(text) as unknown] as const],
    ),
  );

describe.each(SAMPLES)('the page $address', ({ address }) => {
  it('has the data of each of its islands, and what they stand on', async () => {
    const html = await (await fetch(`${server.base}${address}`)).text();
    const data = dataOf(html);
    const islands = islandsOf(html);
    expect(data.get('ground')).toMatchObject({
      shell: { language: 'es-US', company: { companyId: expect.any(String) as string } },
      place: { pathname: new URL(address, server.base).pathname },
    });
    // The document has drawn them.
    for (const drawn of ['menu', 'panel', 'footer', 'disclosures', 'themeCss'])
      expect(data.get('ground')).not.toHaveProperty(['shell', drawn]);
    expect(islands.map(({ id }) => data.has(id))).toEqual(islands.map(() => true));
    expect(new Set(islands.map(({ id }) => id)).size).toBe(islands.length);
  });

  it('carries nothing of the router', async () => {
    const html = await (await fetch(`${server.base}${address}`)).text();
    expect(html).not.toContain('__reactRouter');
  });
});

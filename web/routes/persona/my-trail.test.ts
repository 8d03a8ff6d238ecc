import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(address: string, cookie = ''): Promise<string> {
  const response = await fetch(`${server.base}${address}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return response.text();
}

describe('my trail', () => {
  it('is written empty, for everybody, and is not for search engines', async () => {
    const html = await open('/riverbend/my-plan');
    const main = partOf(html, 'main');
    expect(textOf(main)).toContain('Two minutes to your first step');
    expect(hrefsOf(main)).toEqual(
      expect.arrayContaining(['/retirement/riverbend/quiz', '/riverbend/calculator']),
    );
    expect(html).toContain('noindex');
    expect(await open('/sitemap.xml')).not.toContain('my-plan');
  });

  it('knows the steps and the match that fit the company’s plan', async () => {
    const dataOf = (html: string) =>
      findElements(html, 'script')
        .filter((script) => script.attributes['type'] === 'application/json')
        .map(({ text }) => text)
        .find((text) => text.includes('"plans"')) ?? '';
    const union = JSON.parse(dataOf(await open('/seiu775srp/my-plan'))) as {
      hasMatch: boolean;
      guides: Array<{ id: string }>;
    };
    expect(union.hasMatch).toBe(false);
    expect(union.guides.map(({ id }) => id)).not.toContain('employer-match');
    const river = JSON.parse(dataOf(await open('/riverbend/my-plan'))) as {
      hasMatch: boolean;
      wholeMatch: unknown;
    };
    expect(river).toMatchObject({
      hasMatch: true,
      wholeMatch: { matchPercent: 3, ratePercent: 6 },
    });
  });

  it('says what the others are for, as they say of it', async () => {
    for (const [address, leadsTo] of [
      ['/riverbend/my-plan', ['/retirement/riverbend/quiz/result', '/riverbend/plan']],
      ['/retirement/riverbend/action-plan/owl', ['/riverbend/my-plan', '/riverbend/plan']],
      ['/riverbend/plan', ['/riverbend/my-plan', '/retirement/riverbend/quiz/result']],
      ['/generic/my-plan', ['/retirement/generic/quiz/result']],
    ] as const)
      expect(hrefsOf(partOf(await open(address), 'main')), address).toEqual(
        expect.arrayContaining([...leadsTo]),
      );
    const generic = hrefsOf(partOf(await open('/generic/my-plan'), 'main'));
    expect(generic).not.toContain('/generic/plan');
  });
});

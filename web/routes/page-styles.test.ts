import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { findElements } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

/** Classes differ neither by company nor by language. */
const PAGES = EVERY_PAGE.filter(
  ({ companyId, language }) => companyId === 'riverbend' && language === 'en-US',
);

function classesIn(html: string): string[] {
  const markup = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const lists = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list);
  return [...new Set(lists.flatMap((list) => list.split(/\s+/)))].filter((name) => name !== '');
}

describe('a document', () => {
  it.each(PAGES)('brings a rule for every class of the page $kind', async ({ address }) => {
    const html = await (await fetch(`${server.base}${address}`)).text();
    const css = findElements(html, 'style')
      .map(({ text }) => text)
      .join('\n');
    const styled = new Set(Array.from(css.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name]) => name));
    const classes = classesIn(html);
    expect(classes.length).toBeGreaterThan(10);
    expect(classes.filter((name) => !styled.has(name))).toEqual([]);
  });
});

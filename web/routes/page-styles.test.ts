import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { findElements } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

const ARTICLES = '/riverbend/articles';

/** Classes differ neither by company nor by language. */
const PAGES = EVERY_PAGE.filter(
  ({ companyId, language }) => companyId === 'riverbend' && language === 'en-US',
);

function classesIn(html: string): string[] {
  const markup = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const lists = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list);
  return [...new Set(lists.flatMap((list) => list.split(/\s+/)))].filter((name) => name !== '');
}

function rulesIn(html: string): string {
  return findElements(html, 'style')
    .map(({ text }) => text)
    .join('\n');
}

function expectStyled(html: string): void {
  const rules = rulesIn(html).matchAll(/\.(-?[_a-z][\w-]*)/gi);
  const styled = new Set(Array.from(rules, ([, name]) => name));
  const classes = classesIn(html);
  expect(classes.length).toBeGreaterThan(10);
  expect(classes.filter((name) => !styled.has(name))).toEqual([]);
}

describe('a document', () => {
  const read = async (address: string): Promise<string> =>
    (await fetch(`${server.base}${address}`)).text();

  it.each(PAGES)('brings a rule for every class of the page $kind', async ({ address }) => {
    expectStyled(await read(address));
  });

  it('in place of another page brings its own rules, and none of that page', async () => {
    const article = await read(`${ARTICLES}/compounding/how-savings-grow-on-their-own`);
    const missing = await read('/riverbend/no/such/page');
    expectStyled(missing);
    const named = /data-files="([^"]*)"/;
    expect(named.exec(missing)?.[1]).toMatch(/\berror-pages-/);
    const absent = await read(`${ARTICLES}/no-such-article/no-such-article`);
    expectStyled(absent);
    expect(named.exec(absent)?.[1]).toBe(named.exec(missing)?.[1]);
    expect(named.exec(article)?.[1]).not.toMatch(/\berror-pages-/);
  });

  it('brings the rules of an inset where one stands in it, and nowhere else', async () => {
    const holds = /\[data-line=takeHomeLess\]|\.match-bar/;
    const match = `${ARTICLES}/employer-match/the-match-money-that-meets-you-halfway`;
    const other = `${ARTICLES}/compounding/how-savings-grow-on-their-own`;
    expect(rulesIn(await read(match))).toMatch(holds);
    expect(rulesIn(await read(other))).not.toMatch(holds);
  });
});

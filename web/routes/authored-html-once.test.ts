import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

const content = readOwnContent();

/** A piece of each authored text that is written alike in HTML and in the data of a loader. */
const PIECES = [
  ...content.articles.flatMap(({ texts }) =>
    Object.values(texts).flatMap(({ body, closing }) => [
      ...body.map((part) => (part.kind === 'html' ? part.html : '')),
      closing?.html ?? '',
    ]),
  ),
  ...content.faqs.flatMap(({ items }) =>
    items.flatMap(({ answer }) => Object.values(answer).map(({ html }) => html)),
  ),
  ...content.glossary.flatMap(({ description, example }) =>
    [...Object.values(description), ...Object.values(example)].map(({ html }) => html),
  ),
  ...[...content.pages.values()].flatMap((page) =>
    Object.values(page).map(({ body }) => body.html),
  ),
].flatMap((html) => /[^<>&"\\\n]{40,}/.exec(html)?.[0] ?? []);

async function countsOf(address: string): Promise<number[]> {
  const document = await (await fetch(`${server.base}${address}`)).text();
  return PIECES.map((piece) => document.split(piece).length - 1).filter((count) => count > 0);
}

const PAGES = EVERY_PAGE.filter(({ companyId }) => companyId === 'riverbend');

describe('an authored text of a document', () => {
  it.each(PAGES)('stands once in the page $kind in $language', async ({ address }) => {
    expect((await countsOf(address)).filter((count) => count > 1)).toEqual([]);
  });

  it('stands in the pages of questions, of words and of both texts', async () => {
    for (const wanted of ['faqs', 'glossary', 'disclosures', 'privacy', 'article']) {
      for (const { address } of PAGES.filter(({ name }) => name === wanted))
        expect((await countsOf(address)).length, address).toBeGreaterThan(0);
    }
  });
});

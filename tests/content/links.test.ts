import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_PAGE, WALKS_IN_TURN } from '#tests/support/page-addresses.ts';
import { findElement, findElements } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Page {
  status: number;
  language: string | undefined;
  anchors: ReadonlySet<string>;
  links: ReadonlyArray<{ href: string; isSwitch: boolean }>;
  files: readonly string[];
}

interface Link {
  href: string;
  from: string;
  isSwitch: boolean;
}

/** What one walk has read, another one also comes to: a page leads to itself in the other language. */
const knownPages = new Map<string, Page>();
const knownFiles = new Map<string, number>();

async function readOnce<Value>(
  known: Map<string, Value>,
  address: string,
  read: (address: string) => Promise<Value>,
): Promise<Value> {
  const value = known.get(address) ?? (await read(address));
  known.set(address, value);
  return value;
}

/** Fetches as a new visitor, following every redirect. */
async function fetchFresh(address: string): Promise<Response> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  const location = response.headers.get('location');
  return location === null ? response : fetchFresh(location);
}

async function fetchStatus(file: string): Promise<number> {
  const response = await fetchFresh(file);
  await response.body?.cancel();
  return response.status;
}

async function fetchPage(address: string): Promise<Page> {
  const response = await fetchFresh(address);
  const html = await response.text();
  const anchors = findElements(html, 'a').map(({ attributes }) => attributes);
  const isFile = (link: (typeof anchors)[number]): boolean =>
    link['download'] !== undefined || (link['href']?.startsWith('/media/') ?? false);
  const addresses = (tag: string, attribute: string): Array<string | undefined> =>
    findElements(html, tag).map(({ attributes }) => attributes[attribute]);
  return {
    status: response.status,
    language: findElement(html, 'html').attributes['lang'],
    anchors: new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id)),
    // A file to download or to play from a chapter on is no page; it is checked with the pictures.
    links: anchors
      .filter((link) => !isFile(link) && /^[/#]/.test(link['href'] ?? ''))
      .map((link) => ({ href: link['href'] ?? '', isSwitch: link['hreflang'] !== undefined })),
    files: [
      ...addresses('img', 'src'),
      ...addresses('source', 'srcset'),
      ...addresses('link', 'href'),
      ...anchors.filter(isFile).map((link) => link['href']),
    ].filter((file): file is string => file?.startsWith('/') ?? false),
  };
}

it.each(WALKS_IN_TURN)(
  'every link and picture of $companyId in $language leads somewhere, in that language',
  async ({ companyId, language }) => {
    const pages = new Map<string, Page>();
    const broken: string[] = [];
    const waiting: Link[] = EVERY_PAGE.filter(
      (each) =>
        each.companyId === companyId && each.language === language && each.name !== 'not-found',
    ).map(({ address }) => ({ href: address, from: 'the list of pages', isSwitch: false }));

    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const [address = '', anchor] = link.href.split('#');
      let page = pages.get(address);
      if (page === undefined) {
        page = await readOnce(knownPages, address, fetchPage);
        pages.set(address, page);
        // The other test walks through the pages of the other language.
        if (page.status === 200 && page.language === language)
          for (const { href, isSwitch } of page.links)
            waiting.push({
              href: href.startsWith('#') ? `${address}${href}` : href,
              from: address,
              isSwitch,
            });
      }
      const said = `${link.href} on ${link.from}`;
      if (page.status !== 200) broken.push(`${said}: ${page.status}`);
      if ((page.language === language) === link.isSwitch)
        broken.push(`${said}: in the wrong language`);
      if (anchor !== undefined && !page.anchors.has(anchor))
        broken.push(`${said}: the page has no such place`);
    }
    const files = new Set([...pages.values()].flatMap((page) => page.files));
    for (const file of files) {
      const status = await readOnce(knownFiles, file, fetchStatus);
      if (status !== 200) broken.push(`${file}: ${status}`);
    }
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(35);
    expect(files.size).toBeGreaterThan(30);
  },
);

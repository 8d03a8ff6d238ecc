import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { findElement, findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

interface VideoWords {
  title: string;
  desc: string;
}

interface Words {
  title: string;
  watch: { videos: VideoWords[]; fullVideo: VideoWords; watchFullExperienceLabel: string };
  listen: { playlistId: string };
  navigator: { cards: Array<{ show: string; title: string }> };
}

function readShipped(variant: string): Record<'en' | 'es', Words> {
  const file = `content/fragments/generic/${variant}/master.yaml`;
  // As people read it whose plan has a rate of their own.
  const read = readFileSync(file, 'utf8').replaceAll(
    /\{if plan\.ownRate\}([^{]*)\{else\}[^{]*\{end if\}/g,
    '$1',
  );
  return parse(read) as Record<'en' | 'es', Words>;
}

async function open(
  server: TestServer,
  address: string,
): Promise<{ status: number; location: string | null; html: string; main: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  const html = await response.text();
  const main = html.includes('<main') ? partOf(html, 'main') : '';
  return { status: response.status, location: response.headers.get('Location'), html, main };
}

function rowsOf(main: string): Array<{ href: string; current: string | undefined; text: string }> {
  // The chapters of a film are a list with a name.
  const lists = main.replaceAll(/<ol[^>]* aria-label=[\s\S]*?<\/ol>/g, '');
  return findElements(partOf(lists, 'ol'), 'a').map(({ attributes, text }) => ({
    href: attributes['href'] ?? '',
    current: attributes['aria-current'],
    text,
  }));
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each([
  { variant: 'grammy-major', language: 'en', query: '', artists: 1 },
  { variant: 'grammy-major', language: 'es', query: 'lang=es-US', artists: 1 },
  { variant: 'latin-grammy', language: 'en', query: '', artists: 2 },
  { variant: 'latin-grammy', language: 'es', query: 'lang=es-US', artists: 2 },
] as const)('the awards landing $variant in $language', ({ variant, language, query, artists }) => {
  const words = readShipped(variant)[language];
  const films = [...words.watch.videos, words.watch.fullVideo];
  const page = `/riverbend/${variant}`;
  const address = (extra = ''): string => {
    const all = [extra, query].filter(Boolean).join('&');
    return all === '' ? page : `${page}?${all}`;
  };

  it('has its three sections with their anchors, in their order', async () => {
    const { status, main } = await open(server, address());
    expect(status).toBe(200);
    const ids = findElements(main, 'section').flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids).toEqual(['watch', 'Listen', 'Meet-the-artist']);
    const anchors = findElements(partOf(main, 'nav'), 'a').map(
      ({ attributes }) => attributes['href'],
    );
    expect(anchors).toEqual(ids.map((id) => `#${id}`));
    expect(textOf(main)).toContain(words.title);
    expect(findElements(main, 'article')).toHaveLength(artists);
  });

  it('lists its films with an address each, and the first is playing', async () => {
    const { main } = await open(server, address());
    const rows = rowsOf(main);
    expect(rows.map(({ href }) => href)).toEqual([
      `${address()}#watch`,
      `${address('video=2')}#watch`,
      `${address('video=3')}#watch`,
      `${address('video=4')}#watch`,
    ]);
    expect(rows.map(({ current }) => current)).toEqual(['true', undefined, undefined, undefined]);
    for (const [at, { title, desc }] of films.entries()) {
      expect(rows[at]?.text).toContain(title);
      const shown = Array.from(desc).length <= 100 ? desc : desc.slice(0, 60);
      expect(rows[at]?.text).toContain(shown);
    }
  });

  it('says of each film how long its file plays', async () => {
    const { main } = await open(server, address());
    for (const { text } of rowsOf(main))
      expect(text).toMatch(language === 'en' ? /\d seconds$/ : /\d segundos$/);
  });

  it('leads to its full film by its label, and from it nowhere', async () => {
    const { watchFullExperienceLabel: label } = words.watch;
    const linksIn = async (extra: string): Promise<string[]> =>
      findElements((await open(server, address(extra))).main, 'a')
        .filter(({ text }) => text.startsWith(label))
        .map(({ attributes, text }) => `${attributes['href']} ${text}`);
    const time = language === 'en' ? '2 minutes \\d+ seconds' : '2 minutos \\d+ segundos';
    expect(await linksIn('')).toEqual([
      expect.stringMatching(new RegExp(`video=4.*#watch ${label} \\(${time}\\)$`)),
    ]);
    expect(await linksIn('video=4')).toEqual([]);
  });

  it.each([
    { asked: 'video=2', at: 1 },
    { asked: 'video=3', at: 2 },
    { asked: 'video=1', at: 0 },
    { asked: 'video=4', at: 3 },
    { asked: 'video=5', at: 0 },
    { asked: 'video=0', at: 0 },
    { asked: 'video=2.5', at: 0 },
    { asked: 'video=', at: 0 },
    { asked: 'video=second', at: 0 },
  ])('shows for $asked the film at $at', async ({ asked, at }) => {
    const { status, main } = await open(server, address(asked));
    expect(status).toBe(200);
    expect(rowsOf(main).findIndex(({ current }) => current === 'true')).toBe(at);
    expect(findElements(main, 'h3')[0]?.text).toBe(films[at]?.title);
  });

  it('loads nothing of the playlist before a press, and names its own playlist', async () => {
    const { html, main } = await open(server, address());
    expect(html).not.toContain('<iframe');
    expect(main).toContain(`https://open.spotify.com/playlist/${words.listen.playlistId}`);
  });

  it('is answered by the call for fragments, too', async () => {
    const fragment = `/content/fragments?path=riverbend/${variant}/master.json`;
    const response = await fetch(`${server.base}${fragment}`);
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: Record<'en' | 'es', Words> };
    expect(data[language].title).toBe(words.title);
  });
});

it.each([
  { query: '', goTo: 'Go to ' },
  { query: '?lang=es-US', goTo: 'Ir a: ' },
])('the dots of two artists lead to them by name$query', async ({ query, goTo }) => {
  const { main } = await open(server, `/generic/latin-grammy${query}`);
  const labels = findElements(main, 'button').map(({ attributes }) => attributes['aria-label']);
  expect(labels.filter((label) => label?.startsWith(goTo))).toEqual([
    `${goTo}Abril Quintero`,
    `${goTo}Chema Rivas`,
  ]);
});

describe('other addresses of the awards landings', () => {
  it.each([
    { address: '/generic/Grammy-MAJOR', to: '/generic/grammy-major' },
    { address: '/generic/grammy-major/backstage', to: '/generic/grammy-major' },
    { address: '/riverbend/party/latin-grammy-2026/x', to: '/riverbend/latin-grammy' },
    {
      address: '/generic/latin-grammy/x?video=2&uid=7',
      to: '/generic/latin-grammy?video=2&uid=7',
    },
    { address: '/generic/get-the-facts/grammy-major', to: '/generic/grammy-major' },
    { address: '/generic/get-the-facts/more/latin-grammy', to: '/generic/latin-grammy' },
    { address: '/generic/articles/fees/grammy-major', to: '/generic/grammy-major' },
    { address: '/riverbend/tools/grammy-major', to: '/riverbend/grammy-major' },
    { address: '/generic/gallery/grammy-major', to: '/generic/grammy-major' },
    {
      address: '/generic/transitioning-to-retirement/latin-grammy',
      to: '/generic/latin-grammy',
    },
    { address: '/generic/x/grammy-major?lang=es-US', to: '/generic/grammy-major?lang=es-US' },
    { address: '/retirement/riverbend/grammy-major', to: '/riverbend/grammy-major' },
    { address: '/grammy-major', to: '/generic/grammy-major' },
    { address: '/latin-grammy?video=2', to: '/generic/latin-grammy?video=2' },
  ])('$address leads to $to', async ({ address, to }) => {
    const { status, location } = await open(server, address);
    expect([301, 302]).toContain(status);
    expect(location).toBe(to);
    expect((await open(server, to)).status).toBe(200);
  });

  it.each(['/generic/grammy', '/nobody/grammy-major', '/generic/my-latin-grammy'])(
    '%s is not there',
    async (address) => {
      expect((await open(server, address)).status).toBe(404);
    },
  );
});

const major = readShipped('grammy-major');
const latin = readShipped('latin-grammy');

describe('a landing whose fragment', () => {
  let changed: TestServer;
  beforeAll(async () => {
    changed = await startTestServer({
      changeContent: (contentDir) => {
        const write = (company: string, variant: string, text: string): void => {
          const folder = path.join(contentDir, 'fragments', company, variant);
          mkdirSync(folder, { recursive: true });
          writeFileSync(path.join(folder, 'master.yaml'), text);
        };
        rmSync(path.join(contentDir, 'fragments/generic/grammy-major'), { recursive: true });
        write('generic', 'latin-grammy', 'en: [');
        const [card, ...cards] = major.en.navigator.cards;
        const navigator = { ...major.en.navigator, cards: [{ ...card, show: 'no' }, ...cards] };
        const [video, ...videos] = major.en.watch.videos;
        const watch = {
          ...major.en.watch,
          videos: [{ ...video, desc: `${'x'.repeat(98)} yz and more` }, ...videos],
        };
        write(
          'riverbend',
          'grammy-major',
          stringify({
            en: { ...major.en, navigator, watch, listen: undefined },
            es: { ...major.es, watch: { title: 1 }, meetTheArtist: [] },
          }),
        );
        write('riverbend', 'latin-grammy', stringify({ ...latin, en: { ...latin.en, title: '' } }));
        const own = { ...latin.en, title: 'Our own night' };
        write('seiu775srp', 'latin-grammy', stringify({ ...latin, en: own }));
      },
    });
  });
  afterAll(() => changed.close());

  it.each([
    { address: '/generic/grammy-major', words: 'Error Loading' },
    { address: '/generic/grammy-major?lang=es-US', words: 'Error al cargar' },
    { address: '/seiu775srp/grammy-major?video=2', words: 'Error Loading' },
    { address: '/generic/latin-grammy', words: 'Error Loading' },
    { address: '/generic/latin-grammy?lang=es-US', words: 'Error al cargar' },
    { address: '/riverbend/latin-grammy', words: 'Error Loading' },
  ])(
    'is missing or malformed says so at $address, and is not indexed',
    async ({ address, words }) => {
      const { status, html, main } = await open(changed, address);
      expect(status).toBe(200);
      expect(findElement(main, 'h1').text).toBe(words);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  it('is missing is a 404 of the call', async () => {
    const fragment = `${changed.base}/content/fragments?path=generic/grammy-major/master.json`;
    expect((await fetch(fragment)).status).toBe(404);
  });

  it('lacks a section has NO Data there and everything else', async () => {
    const english = await open(changed, '/riverbend/grammy-major');
    expect(textOf(english.main).match(/NO Data/g)).toHaveLength(1);
    expect(rowsOf(english.main)).toHaveLength(4);
    const spanish = await open(changed, '/riverbend/grammy-major?lang=es-US&video=3');
    expect(spanish.status).toBe(200);
    expect(textOf(spanish.main).match(/No hay datos/g)).toHaveLength(2);
    expect(spanish.main).toContain('open.spotify.com');
  });

  it('hides a card does not show it', async () => {
    const { main } = await open(changed, '/riverbend/grammy-major');
    const [hidden, shown] = major.en.navigator.cards;
    expect(textOf(main)).not.toContain(hidden?.title);
    expect(textOf(main)).toContain(shown?.title);
  });

  it('has a long description is cut to 100 characters in the list alone', async () => {
    const { main } = await open(changed, '/riverbend/grammy-major');
    expect(rowsOf(main)[0]?.text).toContain(`${'x'.repeat(98)}…`);
    expect(rowsOf(main)[0]?.text).not.toContain('yz');
    expect(textOf(main)).toContain(`${'x'.repeat(98)} yz and more`);
  });

  it('is the company’s own is shown for it', async () => {
    const { main } = await open(changed, '/seiu775srp/latin-grammy');
    expect(findElement(main, 'h1').text).toBe('Our own night');
  });

  it('is broken takes no other page with it', async () => {
    for (const address of ['/generic', '/generic/faqs', '/generic/inflation'])
      expect((await open(changed, address)).status).toBe(200);
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clockTime } from '#domain/playlist/clock-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyMedia, writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { findElement, findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const VIDEO = { title: 'A film', summary: 'What it shows', transcript: 'First.\n\nSecond.' };
const FILM = '/generic/money-minute/articles/quick-minute/quick-minute';

let server: TestServer;

function addFixtures(contentDir: string): void {
  writeFixtureArticle(contentDir, {
    id: 'quick-minute',
    kind: 'money-minute',
    contentType: 'video',
    text: { video: { ...VIDEO, dynamicMediaParams: 'minute-AVS' } },
  });
  writeFixtureArticle(contentDir, {
    id: 'said-film',
    kind: 'basic',
    contentType: 'video',
    text: { video: { ...VIDEO, dynamicMediaParams: 'mm-match-en-AVS' } },
  });
  writeFixtureArticle(contentDir, {
    id: 'lost-film',
    kind: 'basic',
    contentType: 'video',
    text: { video: { ...VIDEO, dynamicMediaParams: 'never-made-AVS' } },
  });
  writeFixtureArticle(contentDir, {
    id: 'paper',
    kind: 'basic',
    text: { infographicPath: 'steps.pdf', infographicAlt: 'Not a picture' },
  });
  mkdirSync(path.join(contentDir, 'media/video'), { recursive: true });
  mkdirSync(path.join(contentDir, 'media/posters'), { recursive: true });
  mkdirSync(path.join(contentDir, 'media/captions'), { recursive: true });
  copyMedia(contentDir, 'posters/mm-fees-en-AVS.jpg', 'posters/minute-AVS.jpg');
  for (const name of ['minute-AVS.mp4', 'minute-mobile-AVS.mp4']) {
    writeFileSync(path.join(contentDir, 'media/video', name), `\0\0\0\x18ftypisom ${name}`);
  }
  writeFileSync(path.join(contentDir, 'media/captions/minute-AVS-es.vtt'), 'WEBVTT\n');
}

beforeAll(async () => {
  server = await startTestServer({ changeContent: addFixtures });
});
afterAll(() => server.close());

async function open(address: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

describe('the film of an article', () => {
  it('has a copy for phones and the captions that exist', async () => {
    const { html } = await open(`${FILM}?lang=es-US`);
    expect(findElement(html, 'video').attributes['aria-label']).toBe('A film');
    expect(findElement(html, 'video').attributes).toMatchObject({
      preload: 'none',
      'data-name': 'minute-avs',
      // In the company's colors.
      poster: expect.stringMatching(/^\/media\/art\/.*\.svg$/),
    });
    const sources = findElements(partOf(html, 'video'), 'source').map(
      ({ attributes }) => attributes,
    );
    expect(sources.map((source) => source['src']?.split('/').at(-1))).toEqual([
      'minute-mobile-AVS.mp4',
      'minute-AVS.mp4',
    ]);
    expect(sources[0]?.['media']).toBe('(max-width: 767px)');
    const tracks = findElements(html, 'track').map(({ attributes }) => attributes['label']);
    expect(tracks).toEqual(['Español']);
    const film = await fetch(`${server.base}${sources[1]?.['src']}`);
    expect(film.headers.get('Content-Type')).toBe('video/mp4');
    expect(await film.text()).toMatch(/minute-AVS\.mp4$/);
  });

  it.each([
    { lang: 'English', query: '', first: 'English' },
    { lang: 'Spanish', query: '?lang=es-US', first: 'Español' },
  ])(
    'shows captions in $first on a page in $lang, and lists them first',
    async ({ query, first }) => {
      const { html } = await open(`/generic/articles/said-film/said-film${query}`);
      const tracks = findElements(html, 'track').map(({ attributes }) => attributes);
      expect(tracks).toHaveLength(2);
      expect(tracks[0]?.['label']).toBe(first);
      const standing = tracks.filter((track) => 'default' in track).map((track) => track['label']);
      expect(standing).toEqual([first]);
    },
  );

  it.each([
    { query: '', is: 'Video, 56 seconds' },
    { query: '?lang=es-US', is: 'Video, 56 segundos' },
  ])('says how long its file plays$query', async ({ query, is }) => {
    const { html } = await open(`/generic/articles/said-film/said-film${query}`);
    expect(textOf(partOf(html, 'main'))).toContain(is);
  });

  it('says no length while its file cannot tell one', async () => {
    const { html } = await open('/generic/articles/lost-film/lost-film');
    expect(textOf(partOf(html, 'main'))).toMatch(/Video\s*Updated/);
  });

  it('has the passages of its transcript at addresses, by the seconds of its captions', async () => {
    const { html } = await open('/generic/money-minute/articles/minute-match/take-the-whole-match');
    const passages = findElements(html, 'p').filter(({ attributes }) =>
      attributes['id']?.startsWith('mm-match-en-avs-t'),
    );
    expect(passages.length).toBeGreaterThan(3);
    for (const { attributes, text } of passages) {
      const seconds = Number(/-t(\d+)$/.exec(attributes['id'] ?? '')?.[1]);
      expect(text).toMatch(new RegExp(`^${clockTime(seconds)} `));
    }
  });

  it('has a transcript that opens without a script', async () => {
    const { html } = await open(FILM);
    const transcript = findElements(html, 'details').find(({ text }) =>
      text.includes('transcript'),
    );
    expect(transcript?.text).toMatch(/Show transcript.*First\. ?Second\./);
    expect(transcript?.attributes).not.toHaveProperty('open');
  });

  it('that is missing leaves its words, open', async () => {
    const { status, html } = await open('/generic/articles/lost-film/lost-film');
    expect(status).toBe(200);
    expect(findElements(html, 'video')).toEqual([]);
    expect(textOf(html)).toContain('The video is not available right now.');
    const transcript = findElements(html, 'details').find(({ text }) =>
      text.includes('transcript'),
    );
    expect(transcript?.attributes).toHaveProperty('open');
  });
});

describe('the infographic of an article', () => {
  it('comes composed for phones and for wide pages, with its size and its words', async () => {
    const { html } = await open('/generic/articles/compounding/how-savings-grow-on-their-own');
    const picture = partOf(html, 'picture');
    expect(findElement(picture, 'source').attributes).toMatchObject({
      media: '(min-width: 768px)',
      srcset: expect.stringMatching(/^\/media\/files\/[0-9a-f]{16}\/compounding-steps\.png$/),
    });
    const image = findElement(picture, 'img').attributes;
    expect(image['src']).toMatch(/\/compounding-steps-mobile\.png$/);
    expect(image['alt']).toContain('Five bars');
    expect(Number(image['width'])).toBeGreaterThan(0);
    expect(Number(image['height'])).toBeGreaterThan(0);
  });

  it('is not drawn when its file is no picture', async () => {
    const { status, html } = await open('/generic/articles/paper/paper');
    expect(status).toBe(200);
    expect(findElements(html, 'picture')).toEqual([]);
    expect(html).not.toContain('steps.pdf');
  });
});

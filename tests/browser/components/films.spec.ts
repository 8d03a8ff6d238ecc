import type { Locator, Page } from '@playwright/test';
import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const ARTICLE = '/generic/money-minute/articles/minute-match/take-the-whole-match';

function filmOf(page: Page): Locator {
  return page.getByRole('main').locator('video');
}

/** Films are muted, because a browser plays sound only after a press. */
async function play(film: Locator): Promise<void> {
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
}

test('a film plays, can be sought in, and is counted by its quarters', async ({
  page,
  baseURL,
}) => {
  await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
  await openAwake(page, ARTICLE);
  await waitUntilKnown(page);
  const film = filmOf(page);
  await play(film);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  for (const part of [0.3, 0.6, 0.8])
    await film.evaluate(
      (video: HTMLVideoElement, to) =>
        new Promise<void>((resolve) => {
          video.addEventListener('timeupdate', () => resolve(), { once: true });
          video.currentTime = video.duration * to;
        }),
      part,
    );
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  const counted = async () =>
    ((await readDataLayer(page)) ?? []).filter(({ event }) => event.startsWith('media'));
  await expect
    .poll(async () => (await counted()).map(({ event }) => event))
    .toEqual([
      'media started',
      'media 25 percent',
      'media 50 percent',
      'media 75 percent',
      'media play time',
    ]);
  const names = (await counted()).map((event) => event['name']);
  expect(new Set(names)).toEqual(new Set(['mm-match-en-avs']));
});

test('a film that plays before the script has come is counted as started, once', async ({
  page,
  baseURL,
}) => {
  await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
  const release = await holdScripts(page);
  await page.goto(ARTICLE, { waitUntil: 'commit' });
  const film = filmOf(page);
  await play(film);
  release();
  await waitUntilKnown(page);
  const started = async () =>
    ((await readDataLayer(page)) ?? []).filter(({ event }) => event === 'media started');
  await expect.poll(started).toHaveLength(1);
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  await play(film);
  expect(await started()).toHaveLength(1);
});

test('a film has its words in both languages, the reader’s own first', async ({ page }) => {
  await openAwake(page, `${ARTICLE}?lang=es-US`);
  const tracks = filmOf(page).locator('track');
  expect(
    await tracks.evaluateAll((all) => all.map((track) => track.getAttribute('srclang'))),
  ).toEqual(['es', 'en']);
  const cues = await tracks.first().evaluate(async (track: HTMLTrackElement) => {
    track.track.mode = 'hidden';
    if (track.readyState < HTMLTrackElement.LOADED)
      await new Promise((resolve) => track.addEventListener('load', resolve, { once: true }));
    return track.track.cues?.length ?? 0;
  });
  expect(cues).toBeGreaterThan(5);
});

test('a film that cannot be played is logged, opens no dialog, and its words are there', async ({
  page,
  expected,
}) => {
  expected.failures.push('/media/');
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404, body: '' }));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openAwake(page, ARTICLE);
  // This is not awaited, because the browser may never answer.
  await filmOf(page).evaluate((video: HTMLVideoElement) => {
    void video.play().catch(() => undefined);
  });
  await expect.poll(() => warnings).toContain('The film could not be played');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByText('Show transcript').click();
  await expect(page.getByRole('main')).toContainText('Put in a dollar');
});

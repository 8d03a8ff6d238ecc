import type { Locator, Page } from '@playwright/test';
import {
  chooseBefore,
  keepShown,
  readDataLayer,
  readShown,
  waitUntilKnown,
  type SentEvent,
} from '../support/consent.ts';
import { expect, test } from '../support/media-site.ts';
import { openAwake } from '../support/open-page.ts';

const LANDING = '/generic/grammy-major';

function playTimes(events: readonly SentEvent[]): string[] {
  return events
    .filter(({ event }) => event === 'media play time')
    .map(({ kind, name }) => `${String(kind)} ${String(name)}`);
}

async function shownPlayTimes(page: Page): Promise<string[]> {
  return playTimes(await readShown(page));
}

/** Waits until the media has played a little and the start has been reported. */
async function play(page: Page, media: Locator, start: () => Promise<void>): Promise<void> {
  await start();
  await expect
    .poll(() => media.evaluate((element: HTMLMediaElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expect
    .poll(async () => ((await readDataLayer(page)) ?? []).map(({ event }) => event))
    .toContain('media started');
}

const playPodcast = (page: Page): Promise<void> =>
  play(page, page.locator('#watch audio').first(), () =>
    page.getByRole('button', { name: /^Play: 1\. The first check/ }).click(),
  );

test.beforeEach(async ({ page, baseURL }) => {
  await chooseBefore(page, baseURL, { statistics: true, embeds: false });
  await keepShown(page);
});

test('is told once by a pause, and by no way out after it', async ({ page }) => {
  await openAwake(page, LANDING);
  await waitUntilKnown(page);
  await playPodcast(page);
  await page.getByRole('button', { name: /^Pause: 1\. The first check/ }).click();
  await expect.poll(() => shownPlayTimes(page)).toEqual(['podcast grammy-major']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/generic/faqs');
  await expect
    .poll(async () => ((await readDataLayer(page)) ?? []).map(({ event }) => event).slice(-1))
    .toEqual(['page completed']);
  expect(await shownPlayTimes(page)).toEqual(['podcast grammy-major']);
});

test('is told when a link leads to another page while it plays', async ({ page }) => {
  await openAwake(page, LANDING);
  await waitUntilKnown(page);
  await playPodcast(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/generic/faqs');
  await expect.poll(() => shownPlayTimes(page)).toEqual(['podcast grammy-major']);
});

test('is told of a film that makes room for another', async ({ page }) => {
  await openAwake(page, LANDING);
  await waitUntilKnown(page);
  const film = page.locator('#watch video');
  await play(page, film, () => film.evaluate((element: HTMLVideoElement) => element.play()));
  await page.locator('#watch').getByRole('link', { name: 'A seat on the tour bus' }).click();
  await expect.poll(() => shownPlayTimes(page)).toEqual(['video major-first-check-en-avs']);
});

test('is sent when the page itself is left while it plays', async ({ page }) => {
  // A test cannot wait for a request sent as the page closes, so the page records what it sends.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (input === '/po/events' && typeof init?.body === 'string')
        sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''}${init.body}\n`);
      return send(input, init);
    };
  });
  await openAwake(page, LANDING);
  await waitUntilKnown(page);
  await playPodcast(page);
  await page.goto('/robots.txt');
  const lines = await page.evaluate(() => sessionStorage.getItem('sent') ?? '');
  const sent = lines
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => (JSON.parse(line) as { events: SentEvent[] }).events);
  expect(playTimes(sent)).toEqual(['podcast grammy-major']);
});

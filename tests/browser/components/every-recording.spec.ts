import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, languageCode } from '#domain/language/language.ts';
import { clockLength } from '#domain/playlist/clock-time.ts';
import { openAwake } from '../support/open-page.ts';
import { shareOut } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

interface Counts {
  films: number;
  /** The episodes to play: the pages of one landing have the same. */
  episodes: number;
}

/** Every page with our own films and episodes. */
const PAGES: Readonly<Record<string, ReadonlyArray<Counts & { path: string }>>> = {
  landings: [
    ...['grammy-major', 'latin-grammy'].flatMap((landing) => [
      { path: landing, films: 1, episodes: 2 },
      ...[2, 3, 4].map((video) => ({ path: `${landing}?video=${video}`, films: 1, episodes: 0 })),
    ]),
    { path: 'hispanic', films: 3, episodes: 0 },
  ],
  articles: [
    ...[
      'minute-first-hundred/your-first-100-dollars',
      'minute-match/take-the-whole-match',
      'minute-compounding/growth-on-growth',
      'minute-fees/small-fees-long-years',
      'minute-inflation/what-prices-do-to-a-dollar',
      'minute-one-more-point/one-more-point',
    ].map((path) => ({ path: `money-minute/articles/${path}`, films: 1, episodes: 0 })),
    { path: 'target-date', films: 1, episodes: 0 },
  ],
};

/** Plays the last second of a recording; the file before it is not waited for. */
async function playEnd(player: Locator): Promise<void> {
  const media = player.locator('video,audio');
  const told = await player.locator('[data-part="length"]').textContent();
  await player.locator('button[name="toggle"]').click();
  await expect(player).toHaveAttribute('data-player', 'playing');
  await expect
    .poll(() => media.evaluate((one: HTMLMediaElement) => one.readyState))
    .toBeGreaterThan(0);
  const length = await media.evaluate((one: HTMLMediaElement) => {
    one.currentTime = one.duration - 1;
    return one.duration;
  });
  // What was told before anything of it was fetched is the length of the file.
  expect(told).toBe(clockLength(length));
}

async function playFilm(film: Locator, code: string): Promise<void> {
  await playEnd(film);
  const caption = film.locator('[data-part="caption"]');
  await expect(caption).toHaveAttribute('lang', code);
  await expect(caption).not.toHaveText('');
  await expect(film).toHaveAttribute('data-player', 'ended');
}

async function playEpisode(sound: Locator): Promise<void> {
  await playEnd(sound);
  // At its end an episode stands at its beginning again.
  await expect(sound).toHaveAttribute('data-player', 'resting');
  await expect(sound.locator('[data-part="time"]')).toHaveText('0:00');
}

async function playAll(page: Page, { films, episodes }: Counts, code: string): Promise<void> {
  const film = page.locator('[data-kind="film"]');
  const sound = page.locator('[data-kind="sound"]');
  await expect(film).toHaveCount(films);
  for (const one of await film.all()) await playFilm(one, code);
  for (const one of (await sound.all()).slice(0, episodes)) await playEpisode(one);
}

/** `npm test` plays what every third page has, of each kind in another language. */
const EACH_THIRD = 3;

for (const [kindAt, [kind, pages]] of Object.entries(PAGES).entries())
  for (const [at, language] of LANGUAGES.entries()) {
    const isSampled = (page: (typeof pages)[number]): boolean =>
      kindAt % LANGUAGES.length === at && pages.indexOf(page) % EACH_THIRD === 0;
    for (const { items, part, tag } of shareOut(pages, isSampled))
      test(
        `each film and episode of the ${kind} plays to its end with its captions, and is as long as is told, in ${language}${part}`,
        { tag },
        async ({ page }) => {
          test.slow();
          for (const { path, ...counts } of items) {
            const company = path.startsWith('target-date') ? 'riverbend' : 'generic';
            await openAwake(
              page,
              `/${company}/${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
            );
            await playAll(page, counts, languageCode(language));
          }
        },
      );
  }

import type { Locator, Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { DOUBLE_TEXT, findOverflow, setStyle } from '../support/layout.ts';
import { expect, test } from '../support/media-site.ts';
import { openAwake } from '../support/open-page.ts';

const LANDING = '/generic/grammy-major';

function filmOf(page: Page): Locator {
  return page.locator('#watch [data-kind="film"]');
}

function soundOf(page: Page): Locator {
  return page.locator('#watch [data-kind="sound"]').first();
}

/** A press on the disc; whatever is heard of it in a test is nothing. */
async function press(player: Locator): Promise<void> {
  await player.locator('button[name="toggle"]').click();
}

function secondsOf(player: Locator): Promise<number> {
  return player
    .locator('video,audio')
    .evaluate((media: HTMLMediaElement) => Math.floor(media.currentTime));
}

test('a film rests under its cover, and neither it nor its script is fetched before it is pressed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAwake(page, LANDING);
  const film = filmOf(page);
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAttribute('data-player', 'resting');
  await expect(film.locator('img')).toHaveAttribute('src', /\/cover-royalty-check\.svg$/);
  await expect(film.locator('video')).toBeHidden();
  const isPlayer = (url: string): boolean => /\.mp[34]$|\/(?:follow-media|stage)-/.test(url);
  expect(asked.filter(isPlayer)).toEqual([]);
  await press(film);
  await expect(film).toHaveAttribute('data-player', 'playing');
  await expect(film.locator('img')).toBeHidden();
  await expect(film.getByRole('button', { name: 'Pause: My first royalty check' })).toBeFocused();
  expect(asked.filter(isPlayer)).not.toEqual([]);
});

test.describe('one second long', () => {
  test.use({ media: 'short' });

  test('a film plays to its end, and then again', async ({ page }) => {
    await openAwake(page, LANDING);
    const film = filmOf(page);
    await press(film);
    await expect(film).toHaveAttribute('data-player', 'ended');
    await film.getByRole('button', { name: 'Play again: My first royalty check' }).click();
    await expect(film).toHaveAttribute('data-player', 'playing');
    await expect(film).toHaveAttribute('data-player', 'ended');
  });
});

test('one plays at a time', async ({ page }) => {
  await openAwake(page, LANDING);
  const [film, sound] = [filmOf(page), soundOf(page)];
  await press(film);
  await expect(film).toHaveAttribute('data-player', 'playing');
  await press(sound);
  await expect(sound).toHaveAttribute('data-player', 'playing');
  await expect(film).toHaveAttribute('data-player', 'paused');
  await press(film);
  await expect(film).toHaveAttribute('data-player', 'playing');
  await expect(sound).toHaveAttribute('data-player', 'paused');
});

for (const [name, find, ending] of [
  ['film', filmOf, 'mp4'],
  ['recording', soundOf, 'mp3'],
] as const)
  test(`a ${name} that fails says so, offers its words, and plays when it is tried again`, async ({
    page,
    expected,
  }) => {
    expected.failures.push('/media/');
    await page.route(`**/*.${ending}`, (route) => route.abort());
    await openAwake(page, LANDING);
    const player = find(page);
    await press(player);
    await expect(player.getByRole('alert')).toContainText('This did not play.');
    await expect(player).toHaveAttribute('data-player', 'failed');
    if (name === 'film') {
      await player.getByRole('button', { name: 'Read the transcript' }).click();
      await expect(page.locator('#watch summary:focus')).toContainText('Hide transcript');
    } else {
      const words = player.getByRole('link', { name: 'Read the transcript' });
      await expect(words).toHaveAttribute('href', /podcast-first-check$/);
    }
    await page.unroute(`**/*.${ending}`);
    await player.getByRole('button', { name: 'Try again' }).click();
    await expect(player).toHaveAttribute('data-player', 'playing');
    await expect(player.getByText('This did not play.')).toBeHidden();
  });

test('a chapter plays from where it begins, and is marked while it plays', async ({ page }) => {
  await openAwake(page, LANDING);
  const film = filmOf(page);
  const chapters = film.getByRole('list', { name: 'Chapters: My first royalty check' });
  await expect(chapters.getByRole('link')).toHaveText(['0:00 The check', '0:20 The slice']);
  await chapters.getByRole('link', { name: 'The slice' }).click();
  await expect(film).toHaveAttribute('data-player', 'playing');
  await expect.poll(() => secondsOf(film)).toBeGreaterThanOrEqual(20);
  await expect(chapters.locator('[aria-current]')).toContainText('The slice');
});

test('the keys play, go five seconds and change the speed; the browser’s controls are one press away', async ({
  page,
}) => {
  await openAwake(page, LANDING);
  const film = filmOf(page);
  await film.locator('button[name="toggle"]').focus();
  await page.keyboard.press('Enter');
  await expect(film).toHaveAttribute('data-player', 'playing');
  await page.keyboard.press('Space');
  await expect(film).toHaveAttribute('data-player', 'paused');
  const before = await secondsOf(film);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => secondsOf(film)).toBeGreaterThanOrEqual(before + 4);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => secondsOf(film)).toBeLessThan(before + 4);
  const speed = film.getByRole('button', { name: /^Speed: / });
  await speed.press('Enter');
  await expect(speed).toHaveAccessibleName('Speed: 1.25×');
  const native = film.getByRole('button', { name: 'The browser’s own controls' });
  await expect(film.locator('video')).not.toHaveAttribute('controls');
  await native.press('Enter');
  await expect(native).toHaveAttribute('aria-pressed', 'true');
  await expect(film.locator('video')).toHaveAttribute('controls');
});

test('an address sets the film where its words are said, and does not play it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAwake(page, `${LANDING}?video=2`);
  const passage = page.locator('#watch details p[id]').nth(1);
  const id = (await passage.getAttribute('id')) ?? '';
  const seconds = Number(/\d+$/.exec(id)?.[0]);
  expect(seconds).toBeGreaterThan(0);
  await openAwake(page, '/generic/faqs');
  await openAwake(page, `${LANDING}?video=2#${id}`);
  const film = filmOf(page);
  const clock = `0:${String(seconds).padStart(2, '0')}`;
  await expect(
    film.getByRole('button', { name: `Play from ${clock}: A seat on the tour bus` }),
  ).toBeInViewport();
  await expect(passage).toBeVisible();
  await expect(film).toHaveAttribute('data-player', 'resting');
  expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await press(film);
  await expect.poll(() => secondsOf(film)).toBeGreaterThanOrEqual(seconds);
  await page.locator('#watch details a').first().click();
  await expect.poll(() => secondsOf(film)).toBeLessThan(seconds);
  await expect(film).toHaveAttribute('data-player', 'playing');
});

test('without its script a film has the browser’s own controls', async ({ page, expected }) => {
  expected.failures.push('/assets/');
  await page.route('**/assets/follow-media-*', (route) => route.abort());
  await openAwake(page, LANDING);
  await press(soundOf(page));
  await expect(soundOf(page).locator('audio')).toBeVisible();
  await expect(soundOf(page).getByRole('slider')).toHaveCount(0);
});

test('at 320 px with double text nothing of a player is cut off, and a caption is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [`${LANDING}?lang=en-US`, '/riverbend/latin-grammy?lang=es-US']) {
    await openAwake(page, address);
    await setStyle(page, DOUBLE_TEXT);
    for (const player of [filmOf(page), soundOf(page)]) {
      await press(player);
      await expect(player).toHaveAttribute('data-player', 'playing');
      for (const button of await player.getByRole('button').all()) {
        const { x = -1, width = 0 } = (await button.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(320);
      }
      const { width = 0 } = (await player.getByRole('slider').boundingBox()) ?? {};
      expect(width).toBeGreaterThan(160);
    }
    expect(await findOverflow(page)).toEqual([]);
  }
});

for (const forcedColors of ['none', 'active'] as const)
  test(`at 320 px, with forced colors ${forcedColors}, all of a player fits and breaks no rule`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await openAwake(page, LANDING);
    const film = filmOf(page);
    for (const player of [film, soundOf(page)]) {
      await press(player);
      await expect(player).toHaveAttribute('data-player', 'playing');
      for (const button of await player.getByRole('button').all()) {
        const { x = -1, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(320);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    }
    expect(await findOverflow(page)).toEqual([]);
    // Forced colors are the browser's own, of which axe does not know all.
    const { violations } = await runAxe(page);
    const isColor = (line: string): boolean => line.startsWith('color-contrast');
    expect(violations.filter((line) => forcedColors === 'none' || !isColor(line))).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a film is the browser’s own, and an address leads to the words', async ({ page }) => {
    await page.goto(LANDING);
    const film = filmOf(page);
    await expect(film.locator('video')).toBeVisible();
    await expect(film.locator('video')).toHaveAttribute('controls');
    await expect(film.locator('track').first()).toHaveAttribute('default');
    await expect(film.getByRole('slider')).toHaveCount(0);
    const passage = page.locator('#watch details p[id]').first();
    await expect(passage).toBeHidden();
    await page.goto('/generic/faqs');
    await page.goto(`${LANDING}#${await idOf(page)}`);
    await expect(page.locator('#watch details p:target')).toBeInViewport();
  });
});

/** Any passage of the first film: without a script the page itself says where it is. */
async function idOf(page: Page): Promise<string> {
  const html = await (await page.request.get(LANDING)).text();
  return /id="(major-first-check-en-avs-t\d+)"/.exec(html)?.[1] ?? '';
}

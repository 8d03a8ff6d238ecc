import type { Page } from '@playwright/test';
import { chooseBefore, readDataLayer, waitUntilKnown, type SentEvent } from '../support/consent.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/media-site.ts';
import { openAwake } from '../support/open-page.ts';

const LANDINGS = [
  {
    address: '/generic/grammy-major',
    name: 'grammy-major',
    play: /^Play.*: 1\. The first check/,
    pause: /^Pause: 1\. The first check/,
    position: /^Position: 1\. The first check/,
    second: '2. The quiet months',
    words: /^Read every word/,
  },
  {
    address: '/riverbend/latin-grammy?lang=es-US',
    name: 'grammy-latin',
    play: /^Reproducir.*: 1\. La quinta silla/,
    pause: /^Pausar: 1\. La quinta silla/,
    position: /^Posición: 1\. La quinta silla/,
    second: '2. Otra, otra',
    words: /^Leer cada palabra/,
  },
] as const;

function read(page: Page): Promise<{ paused: boolean; at: number }> {
  return page
    .locator('#watch audio')
    .first()
    .evaluate((audio: HTMLAudioElement) => ({ paused: audio.paused, at: audio.currentTime }));
}

async function mediaEvents(page: Page): Promise<SentEvent[]> {
  return ((await readDataLayer(page)) ?? []).filter(({ event }) => event.startsWith('media '));
}

for (const [at, { address, name, play, pause, position, second, words }] of LANDINGS.entries()) {
  const turn = takeTurns({ at, of: LANDINGS.length });
  test.describe(`the podcast of ${address}`, () => {
    test('fetches nothing before it is wanted, plays and pauses', turn(), async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openAwake(page, address);
      await page.getByRole('slider', { name: position }).scrollIntoViewIfNeeded();
      expect(asked.filter((url) => url.includes('.mp3'))).toEqual([]);
      await page.getByRole('button', { name: play }).press('Enter');
      await expect.poll(async () => (await read(page)).paused).toBe(false);
      await page.getByRole('button', { name: pause }).click();
      await expect.poll(async () => (await read(page)).paused).toBe(true);
      await expect(page.getByRole('button', { name: play })).toBeVisible();
      await expect(
        page.locator('#watch section[data-variant]').getByText('1:00', { exact: true }).first(),
      ).toBeVisible();
    });

    test(
      'a press on the bar goes there and plays, also before anything is loaded',
      turn(),
      async ({ page }) => {
        await openAwake(page, address);
        const slider = page.getByRole('slider', { name: position });
        const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
        await slider.click({ position: { x: width * 0.5, y: height / 2 } });
        await expect.poll(async () => (await read(page)).at).toBeGreaterThan(27);
        await expect.poll(async () => (await read(page)).paused).toBe(false);
        expect((await read(page)).at).toBeLessThan(40);
        await expect(slider).toHaveAttribute('aria-valuetext', /^0:3\d (?:of|de) 1:00$/);

        await slider.click({ position: { x: width * 0.25, y: height / 2 } });
        await expect.poll(async () => (await read(page)).at).toBeLessThan(25);
      },
    );

    test('either episode can be chosen, and one plays at a time', turn(), async ({ page }) => {
      await openAwake(page, address);
      await page.getByRole('button', { name: play }).click();
      await expect.poll(async () => (await read(page)).paused).toBe(false);
      const other = page.locator(`#watch audio[aria-label="${second}"]`);
      await page
        .locator('#watch [data-kind="sound"]')
        .nth(1)
        .locator('button[name="toggle"]')
        .click();
      await expect
        .poll(() => other.evaluate((audio: HTMLAudioElement) => audio.paused))
        .toBe(false);
      await expect.poll(async () => (await read(page)).paused).toBe(true);
    });

    test('the keys move it without a sound', turn(), async ({ page }) => {
      await openAwake(page, address);
      const slider = page.getByRole('slider', { name: position });
      await slider.focus();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await read(page)).at).toBeGreaterThan(0);
      await expect(slider).toHaveAttribute('aria-valuetext', /^0:0[1-9]/);
      expect((await read(page)).paused).toBe(true);
    });

    test.describe('one second long', () => {
      test.use({ media: 'short' });

      test(
        'is counted by quarters under its name, and stands at its beginning again',
        turn(),
        async ({ page, baseURL }) => {
          await chooseBefore(page, baseURL, { statistics: true, embeds: false });
          await openAwake(page, address);
          await waitUntilKnown(page);
          await page.getByRole('button', { name: play }).click();
          await expect
            .poll(async () => (await mediaEvents(page)).map(({ event }) => event))
            .toEqual([
              'media started',
              'media 25 percent',
              'media 50 percent',
              'media 75 percent',
              'media 100 percent',
              'media completed',
            ]);
          for (const event of await mediaEvents(page))
            expect(event).toMatchObject({ kind: 'podcast', name });
          expect((await mediaEvents(page)).at(-1)).toMatchObject({ seconds: 1 });
          await expect.poll(() => read(page)).toEqual({ paused: true, at: 0 });
          await expect(
            page.locator('#watch section[data-variant]').getByText('0:00', { exact: true }).first(),
          ).toBeVisible();
          await expect(page.getByRole('button', { name: play })).toBeVisible();
        },
      );
    });

    test.describe('without its file', () => {
      test.use({ media: 'none' });

      test('says everything in words', turn(), async ({ page }) => {
        await openAwake(page, address);
        await expect(page.getByRole('slider', { name: position })).toHaveCount(0);
        await expect(page.locator('#watch audio')).toHaveCount(0);
        await expect(page.locator('#watch section').getByRole('link', { name: words })).toHaveCount(
          2,
        );
      });
    });
  });
}

test('a chapter of an episode plays from there, and its address leads there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAwake(page, '/generic/grammy-major#podcast-first-check-en-t20');
  const chapter = page.getByRole('link', { name: 'The slice' }).last();
  await expect(chapter).toBeInViewport();
  await expect(
    page.getByRole('button', { name: 'Play from 0:20: 1. The first check' }),
  ).toBeVisible();
  expect(asked.filter((url) => url.includes('.mp3'))).toEqual([]);
  await chapter.click();
  await expect.poll(async () => (await read(page)).at).toBeGreaterThanOrEqual(20);
  expect((await read(page)).paused).toBe(false);
  await expect(chapter).toHaveAttribute('aria-current', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each episode has the browser’s own player, its chapters, its words and its file', async ({
    page,
  }) => {
    await page.goto('/generic/grammy-major');
    const file = await page.locator('#watch audio').first().getAttribute('src');
    const first = page.locator('#watch section[data-variant] > ol > li').first();
    await expect(page.locator('#watch audio')).toHaveCount(2);
    for (const audio of await page.locator('#watch audio').all()) await expect(audio).toBeVisible();
    await first.locator('summary').click();
    await expect(first.getByRole('link', { name: 'The slice' })).toHaveAttribute(
      'href',
      `${file}#t=20`,
    );
    await expect(first.getByRole('link', { name: /^Download: 1 minute/ })).toHaveAttribute(
      'download',
    );
    await first.getByRole('link', { name: /^Read every word/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The first check/);
  });
});

test('the two podcasts have the two grounds of the specification, in the night of each theme', async ({
  page,
}) => {
  const GROUNDS = { 'latin-grammy': 'darkslategray', 'grammy-major': 'indigo' };
  for (const companyId of ['generic', 'seiu775srp']) {
    for (const [landing, ground] of Object.entries(GROUNDS)) {
      await page.goto(`/${companyId}/${landing}`);
      const [drawn, asked] = await page
        .locator('#watch section[data-variant]')
        .evaluate((section, color) => {
          const probe = section.appendChild(document.createElement('i'));
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            `i { color: color-mix(in oklab, ${color}, var(--art-night)) !important }`,
          );
          document.adoptedStyleSheets.push(sheet);
          return [getComputedStyle(section).backgroundColor, getComputedStyle(probe).color];
        }, ground);
      expect.soft(drawn, `${companyId}, ${landing}`).toBe(asked);
    }
  }
});

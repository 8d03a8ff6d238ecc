import type { Locator, Page } from '@playwright/test';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/media-site.ts';
import { openAwake } from '../support/open-page.ts';

const LANDING = '/generic/grammy-major';

/** The film of the landing while it plays. */
async function openPlaying(page: Page, language: string): Promise<Locator> {
  await openAwake(page, `${LANDING}?lang=${language}`);
  const film = page.locator('#watch [data-kind="film"]');
  await film.locator('button[name="toggle"]').click();
  return film;
}

/** The languages of the captions that are on, by who shows them: our line, or the browser over the picture. */
function captionsOf(film: Locator): Promise<Record<'ours' | 'browsers', string[]>> {
  return film.locator('video').evaluate(({ textTracks }: HTMLVideoElement) => {
    const inMode = (wanted: TextTrackMode) =>
      [...textTracks].filter(({ mode }) => mode === wanted).map(({ language }) => language);
    return { ours: inMode('hidden'), browsers: inMode('showing') };
  });
}

test('captions show in the reader’s language until they are switched off', async ({ page }) => {
  const film = await openPlaying(page, 'es-US');
  const captions = film.getByRole('button', { name: 'CC: subtítulos' });
  await expect.poll(() => captionsOf(film)).toEqual({ ours: ['es'], browsers: [] });
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  expect(await captionsOf(film)).toEqual({ ours: [], browsers: [] });
  await expect(film.locator('[data-part="caption"]')).toBeHidden();
  await captions.click();
  expect(await captionsOf(film)).toEqual({ ours: ['es'], browsers: [] });
  // Who takes the browser's own controls has its captions, too, and chooses them there.
  const native = film.getByRole('button', { name: 'Los controles del navegador' });
  await native.click();
  await expect.poll(() => captionsOf(film)).toEqual({ ours: [], browsers: ['es'] });
  await film.locator('video').evaluate(({ textTracks }: HTMLVideoElement) => {
    for (const track of textTracks) track.mode = track.language === 'en' ? 'showing' : 'disabled';
  });
  await native.click();
  await expect.poll(() => captionsOf(film)).toEqual({ ours: ['en'], browsers: [] });
  await expect(film.locator('[data-part="caption"]')).toHaveAttribute('lang', 'en');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /cap|cc/.test(key))),
  ).toEqual([]);
});

for (const [at, [language, says]] of (
  [
    ['en-US', '[Electric piano and soft drums] My first royalty check: $1,200.'],
    ['es-US', '[Piano eléctrico y batería suave] Mi primer cheque de regalías: $1,200.'],
  ] as const
).entries())
  test(
    `on a phone captions stand below the picture, as large as the text of the page, in ${language}`,
    takeTurns({ at, of: 2, first: 1 })(),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      const film = await openPlaying(page, language);
      const caption = film.locator('[data-part="caption"]');
      await expect(caption).toHaveText(says);
      const { size, top, bottom } = await caption.evaluate((line) => ({
        size: Number.parseFloat(getComputedStyle(line).fontSize),
        top: line.getBoundingClientRect().top,
        bottom:
          line.ownerDocument.querySelector('#watch video')?.getBoundingClientRect().bottom ?? 0,
      }));
      expect(size).toBeGreaterThanOrEqual(16);
      expect(top).toBeGreaterThanOrEqual(bottom - 1);
    },
  );

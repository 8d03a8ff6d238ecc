import type { Locator, Page } from '@playwright/test';
import { chooseBefore, waitUntilKnown } from '../support/consent.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const WORDS = [
  {
    language: 'en-US',
    query: '',
    load: /^Load the playlist/,
    choose: 'Choose',
    label: 'Your privacy choices',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    load: /^Cargar la lista/,
    choose: 'Elegir',
    label: 'Tus opciones de privacidad',
    acceptAll: 'Aceptar todo',
    rejectAll: 'Rechazar todo',
  },
] as const;

/** Opens the playlist's page, with an empty player as the other company's answer. */
async function openPlaylist(
  page: Page,
  query: string,
): Promise<{ part: Locator; asked: string[] }> {
  const asked: string[] = [];
  await page.route('https://open.spotify.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  await openAwake(page, `/generic/gallery/the-spotify-playlist${query}`);
  await waitUntilKnown(page);
  return { part: page.locator('[data-component="spotify-playlist"]'), asked };
}

for (const [at, words] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length, first: 1 });
  test.describe(`the playlist in ${words.language}`, () => {
    test(
      'loads by itself for whoever agreed to content of other sites, and takes no focus',
      turn(),
      async ({ page, baseURL, expected }) => {
        expected.hosts.push('open.spotify.com');
        await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: true });
        const { part, asked } = await openPlaylist(page, words.query);
        const frame = part.locator('iframe');
        await frame.scrollIntoViewIfNeeded();
        await expect.poll(() => asked).toEqual([expect.stringContaining('/embed/playlist/')]);
        await expect(frame).not.toBeFocused();
        await expect(part.getByRole('button', { name: words.load })).toHaveCount(0);
      },
    );

    test(
      'comes with a yes in the choices, and goes when it is taken back',
      turn(),
      async ({ page, expected }) => {
        expected.hosts.push('open.spotify.com');
        const { part, asked } = await openPlaylist(page, words.query);
        const button = part.getByRole('button', { name: words.load });
        const frame = part.locator('iframe');
        await expect(button).toBeVisible();
        await page.getByRole('button', { name: words.choose, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: words.label });
        expect(asked).toEqual([]);
        await dialog.getByRole('button', { name: words.acceptAll }).click();
        await expect(frame).toBeAttached();
        await expect(button).toHaveCount(0);

        await page.evaluate(() => window.senderoConsent?.openPreferences());
        await dialog.getByRole('button', { name: words.rejectAll }).click();
        await expect(frame).toHaveCount(0);
        await expect(button).toBeVisible();
      },
    );
  });
}

for (const { what, purposes, hasSignal } of [
  { what: 'agreed to statistics alone', purposes: { statistics: true, embeds: false } },
  {
    what: 'sends the privacy signal, also against an earlier yes',
    purposes: { statistics: true, embeds: true },
    hasSignal: true,
  },
]) {
  test(`the playlist waits for a press of whoever ${what}`, async ({ page, baseURL }) => {
    await chooseBefore(page, baseURL ?? '', purposes);
    if (hasSignal)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
    const { part, asked } = await openPlaylist(page, '');
    await expect(part.getByRole('button', { name: WORDS[0].load })).toBeVisible();
    await expect(part.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

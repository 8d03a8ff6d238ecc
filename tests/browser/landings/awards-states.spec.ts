import { runAxe } from '../support/axe.ts';
import { findOverflow } from '../support/layout.ts';
import { tagOf, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/media-site.ts';
import { openAwake } from '../support/open-page.ts';

test.use({ trace: 'off' });

const ADDRESSES = [
  '/generic/grammy-major',
  '/generic/grammy-major?lang=es-US',
  '/seiu775srp/latin-grammy?video=3',
  '/riverbend/latin-grammy?lang=es-US',
] as const;

for (const [at, address] of ADDRESSES.entries()) {
  const turn = takeTurns({ at, of: ADDRESSES.length });
  test(
    `${address} breaks no accessibility rule with all of its words open`,
    turn(),
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAwake(page, address);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      for (const width of [375, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft((await runAxe(page)).violations, `at ${width} px`).toEqual([]);
        expect.soft(await findOverflow(page), `at ${width} px`).toEqual([]);
      }
    },
  );

  test(`${address} prints its words and none of its controls`, turn(), async ({ page }) => {
    await openAwake(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#watch video')).toBeHidden();
    await expect(page.locator('main nav')).toBeHidden();
    await expect(page.getByRole('slider')).toBeHidden();
    const folded = page.locator('#watch details');
    for (const transcript of await folded.filter({ has: page.locator('p') }).all())
      await expect(transcript.locator('p').last()).toBeVisible();
    for (const chapters of await folded.filter({ hasNot: page.locator('p') }).all())
      await expect(chapters).toBeHidden();
    for (const artist of await page.locator('[id="Meet-the-artist"] article h3').all())
      await expect(artist).toBeVisible();
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('films are links, the podcast has the browser’s own controls, artists are swiped', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/generic/latin-grammy?lang=es-US');
    await page.locator('#watch ol a').nth(1).click();
    await expect(page).toHaveURL('/generic/latin-grammy?video=2&lang=es-US#watch');
    const current = page.locator('#watch ol [aria-current="true"]');
    await expect(current).toContainText('La banda de la familia');
    await expect
      .poll(() => page.locator('#watch').evaluate((element) => element.getBoundingClientRect().top))
      .toBeCloseTo(100, 0);
    await expect(page.locator('#watch audio').first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Abrir en Spotify/ })).toBeVisible();
    await page.locator('#watch details').first().locator('summary').click();
    await expect(page.getByText('Lo contamos juntos, en la mesa.')).toBeVisible();
    const second = page.getByRole('heading', { name: 'Chema Rivas' });
    await second.scrollIntoViewIfNeeded();
    await expect(second).toBeInViewport();
  });
});

test.describe('with no fragment', () => {
  test.use({ media: 'broken' });

  for (const [at, { address, words, oops, ok, home }] of [
    {
      address: '/generic/grammy-major',
      words: 'Error Loading',
      oops: 'Oops!',
      ok: 'Ok',
      home: 'Return to homepage',
    },
    {
      address: '/riverbend/latin-grammy?lang=es-US',
      words: 'Error al cargar',
      oops: '¡Uy!',
      ok: 'Aceptar',
      home: 'Volver a la página principal',
    },
  ].entries()) {
    test(
      `${address} tells the error to the whole site, and stays usable`,
      tagOf(at === 0),
      async ({ page }) => {
        await openAwake(page, address);
        const dialog = page.getByRole('alertdialog');
        await expect(dialog).toContainText(oops);
        await dialog.getByRole('button', { name: ok }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
        expect((await runAxe(page)).violations).toEqual([]);
        await page.locator('main').getByRole('link', { name: home }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words);
      },
    );
  }
});

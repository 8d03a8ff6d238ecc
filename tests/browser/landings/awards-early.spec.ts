import { expect, test } from '../support/media-site.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { reloadAwake } from '../support/open-page.ts';

const PAGE = '/riverbend/latin-grammy';

test('a film that is picked at the first paint plays, also on the way back after a reload', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${PAGE}?lang=es-US`, { waitUntil: 'domcontentloaded' });
  const current = page.locator('#watch ol [aria-current="true"]');
  await page.locator('#watch').getByRole('link', { name: 'La banda de la familia' }).click();
  await expect(page.locator('[data-island="stage"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(current).toContainText('La banda de la familia');
  await expect(page).toHaveURL(`${PAGE}?video=2&lang=es-US#watch`);
  await reloadAwake(page);
  await expect(current).toContainText('La banda de la familia');
  await page.goBack();
  await expect(current).toContainText('La primera canción');
});

test('the podcast plays when it was pressed at the first paint', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/generic/grammy-major', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Play: 1\. The first check/ }).click();
  await expect(page.locator('[data-island="player"]').first()).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('button', { name: /^Pause: 1\. The first check/ })).toBeVisible();
});

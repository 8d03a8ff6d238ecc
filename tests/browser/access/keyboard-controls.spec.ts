import { openAwake, settle } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ reducedMotion: 'reduce' });

test('the first stop of a page leads past the menu to the content', async ({ page }) => {
  await openAwake(page, '/generic/faqs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main summary').first()).toBeFocused();
});

test('the menu opens with Enter, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openAwake(page, '/generic?lang=es-US');
  const button = page.locator('header summary');
  const menu = page.locator('header details');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await expect(button).toHaveText('Cerrar', { useInnerText: true });
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'View in English' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Calculadora' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Menú', { useInnerText: true });
});

test('a link of the menu leads to its page and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openAwake(page, '/generic');
  await page.locator('header summary').click();
  await page.locator('header details').getByRole('link', { name: 'FAQs' }).press('Enter');
  await expect(page).toHaveURL('/generic/faqs');
  await expect(page.locator('header details')).not.toHaveAttribute('open');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
});

test('the leaving dialog keeps the focus inside, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openAwake(page, '/generic/make-a-change');
  const opener = page.getByRole('link', { name: 'Change my contribution' });
  const dialog = page.getByRole('dialog', { name: 'You’re leaving Sendero' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Continue' })).toBeFocused();

  const visited = new Set<string>();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press(press < 4 ? 'Tab' : 'Shift+Tab');
    visited.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return 'the browser itself';
        return focused.closest('dialog') === null ? `outside: ${focused.outerHTML}` : 'the dialog';
      }),
    );
  }
  // Between the last and the first stop a browser may show its own controls.
  visited.delete('the browser itself');
  expect([...visited]).toEqual(['the dialog']);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('staying closes the leaving dialog and gives the focus back', async ({ page }) => {
  await openAwake(page, '/riverbend/make-a-change?lang=es-US');
  const opener = page.getByRole('link', { name: 'Cambiar mi ahorro en Riverbend' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await settle(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Quedarme aquí' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/riverbend/make-a-change?lang=es-US');
});

test('a question opens and closes with Space and with Enter', async ({ page }) => {
  await openAwake(page, '/generic/faqs');
  const question = page.locator('#q-yearly-limit');
  await question.locator('summary').press('Space');
  await expect(question.getByText('$24,500')).toBeVisible();
  await question.locator('summary').press('Enter');
  await expect(question.getByText('$24,500')).toBeHidden();
});

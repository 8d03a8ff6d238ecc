import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const FAULT = 'Error: a fault of this test';

/** Throws an error in the page that no code catches. */
async function failInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    void Promise.reject(new Error('a fault of this test'));
  });
}

test.beforeEach(({ expected }) => {
  expected.messages.push(FAULT);
});

const DIALOGS = [
  {
    language: 'en-US',
    query: '',
    title: 'Oops!',
    body: 'Looks like something went wrong. Please refresh the page and try again or contact us',
    link: 'contact us',
    ok: 'Ok',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    title: '¡Uy!',
    body: 'Parece que algo salió mal. Actualiza la página e intenta de nuevo o contáctanos',
    link: 'contáctanos',
    ok: 'Aceptar',
  },
];

for (const [at, { language, query, title, body, link, ok }] of DIALOGS.entries()) {
  const turn = takeTurns({ at, of: DIALOGS.length, first: 1 });
  test(
    `what nobody caught is said in a dialog in ${language}, which only its button closes`,
    turn(),
    async ({ page }) => {
      await openAwake(page, `/riverbend/faqs${query}`);
      const dialog = page.getByRole('alertdialog', { name: title });
      const opener = page.locator('main summary').first();
      await opener.focus();
      await failInPage(page);
      await expect(dialog).toContainText(body);
      await expect(dialog.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        `/riverbend/contact-us${query}`,
      );
      expect((await runAxe(page)).violations).toEqual([]);

      // Escape is pressed twice, because some browsers close the dialog on the second press
      // whatever the page does.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();

      await dialog.getByRole('button', { name: ok }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(`/riverbend/faqs${query}`);
    },
  );
}

test('the way to contact us that the dialog offers is not barred by it', async ({ page }) => {
  await openAwake(page, '/riverbend/faqs');
  const dialog = page.getByRole('alertdialog');
  await failInPage(page);
  await dialog.getByRole('link', { name: 'contact us' }).click();
  await expect(page).toHaveURL('/riverbend/contact-us');
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
});

test('a second fault is said again after the first was cleared', async ({ page }) => {
  await openAwake(page, '/generic');
  const dialog = page.getByRole('alertdialog');
  for (const _ of ['first', 'second']) {
    await failInPage(page);
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
  }
});

test('the dialog is as wide as the specification says, and no wider than the window', async ({
  page,
}) => {
  await openAwake(page, '/generic');
  await failInPage(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveCSS('width', '631px');
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button')).toBeInViewport({ ratio: 1 });
});

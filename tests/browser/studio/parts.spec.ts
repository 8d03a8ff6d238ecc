import { takeTurns } from '../support/sample.ts';
import { expect, expectInOrder, openEntry, test } from '../support/studio-site.ts';

const HOME = 'fragment/generic/home-landing';
const FILE = 'fragments/generic/home-landing/master.yaml';

test.beforeEach(async ({ page, studio }) => {
  await page.goto(studio.makeLink());
});

test('items of a list are moved, removed and added with the keyboard alone, and what is typed stays', async ({
  page,
  studio,
  expected,
}) => {
  // An example has no page, and the preview says so.
  expected.failures.push('/po/studio/');
  const before = studio.content.read(FILE);
  await openEntry(page, `en/entry/${HOME}`);
  const state = page.locator('#state');
  await page.getByLabel('Title English', { exact: true }).fill('Typed and not saved');
  await page.getByRole('button', { name: 'Move down: Invitation 1' }).press('Enter');
  await expect(state).toContainText('Moved down: Invitation 1.');
  // The item is where the author is; it has nowhere else to go.
  await expect(page.getByRole('button', { name: 'Move up: Invitation 2' })).toBeFocused();
  await expect(page.getByLabel('Invitation 1 · Label English', { exact: true })).toHaveValue(
    'Watch the videos',
  );
  await expect(page.getByLabel('Invitation 1 · Label Spanish', { exact: true })).not.toHaveValue(
    /familia/,
  );
  await expect(page.getByLabel('Title English', { exact: true })).toHaveValue(
    'Typed and not saved',
  );
  await page.keyboard.press('Enter');
  await expect(state).toContainText('Moved up: Invitation 2.');
  await page.getByRole('button', { name: 'Remove: Invitation 2' }).press('Enter');
  await expect(state).toContainText('Removed: Invitation 2.');
  await expect(page.getByRole('button', { name: 'Remove: Invitation 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Add: Invitation' }).press('Enter');
  await expect(state).toContainText('Added: Invitation.');
  const title = page.getByLabel('Invitation 2 · Title English', { exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.type('A new one');
  await expect(title).toHaveValue('A new one');
  await expect(page.getByText('This is still the example.').first()).toBeVisible();
  expect(studio.content.read(FILE)).toBe(before);
  await page.keyboard.press('Control+s');
  await expect(state).toContainText(/^Saved/);
  await page.reload();
  await expect(title).toHaveValue('A new one');
  await page.getByText('Throw the draft away').click();
  await page.getByRole('button', { name: 'Yes, throw it away' }).click();
});

test('a component that goes takes its line out of both texts, and that is said', async ({
  page,
}) => {
  await openEntry(page, 'es/entry/article/starting-late');
  const texts = page.locator('[data-text="markdown"]');
  await expect(texts.first()).toHaveValue(/::multimedia\{index=1\}/);
  await page.getByRole('button', { name: 'Quitar: Componente 1', exact: true }).press('Enter');
  await expect(page.locator('#state')).toContainText('Su línea en el texto también se quitó.');
  for (const text of await texts.all()) await expect(text).not.toHaveValue(/::multimedia/);
  await page.reload();
  await page.getByText('Tirar el borrador').click();
  await page.getByRole('button', { name: 'Sí, tirarlo' }).click();
});

test('what is wrong with a whole list stands beside it, and the list of mistakes leads there', async ({
  page,
  studio,
  expected,
}) => {
  expected.failures.push('/po/studio/');
  const body = JSON.stringify({ changes: [], part: `remove 0 ${FILE}#stops` });
  await studio.ask(`en/save/${HOME}`, { method: 'POST', body });
  await openEntry(page, `es/entry/${HOME}`);
  const list = page.locator(`[data-list="${FILE}#stops"]`);
  await expect(list.locator('> .under .problem')).toHaveCount(2);
  const link = page.locator('#check a', { hasText: 'Español: Esta lista' });
  await link.press('Enter');
  await expect(list).toBeFocused();
  await expect(page.getByText('En otra parte')).toHaveCount(0);
  await page.getByText('Tirar el borrador').click();
  await page.getByRole('button', { name: 'Sí, tirarlo' }).click();
});

test('a value that is missing is given and taken out again', async ({ page, expected }) => {
  expected.failures.push('/po/studio/');
  await openEntry(page, 'es/entry/fragment/generic/road-trip');
  const stop = page.getByRole('group', { name: 'Parada 1', exact: true });
  await stop.locator('summary').click();
  await stop.getByRole('button', { name: 'Agregar: Parada 1 · Nota desde los 50' }).press('Enter');
  await expect(
    page.getByLabel('Parada 1 · Nota desde los 50 Inglés', { exact: true }),
  ).toBeFocused();
  await stop.getByRole('button', { name: 'Quitar: Parada 1 · Nota desde los 50' }).press('Enter');
  await expect(page.locator('#state')).toContainText('Quitado: Parada 1 · Nota desde los 50.');
  await expect(
    page.getByLabel('Parada 1 · Nota desde los 50 Inglés', { exact: true }),
  ).toBeHidden();
});

test('choices that stand in one field are boxes, which say what the field says', async ({
  page,
  studio,
}) => {
  const entry = 'article/employer-match';
  await openEntry(page, `es/entry/${entry}`);
  await page.locator('summary', { hasText: 'Lo que vale en los dos idiomas' }).click();
  const boxes = page.getByRole('group', { name: 'Lo que el plan debe tener' }).last();
  await expect(boxes.getByLabel('Aporte del empleador', { exact: true })).toBeChecked();
  await boxes.getByLabel('Roth', { exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Guardado/)).toBeVisible();
  await page.reload();
  await page.locator('summary', { hasText: 'Lo que vale en los dos idiomas' }).click();
  await expect(boxes.getByLabel('Roth', { exact: true })).toBeChecked();
  const changes = [
    {
      key: 'articles/employer-match/article.yaml#needs',
      base: 'plan.match, offers.roth',
      value: '',
    },
  ];
  expect((await studio.save(entry, changes)).status).toBe(200);
  const version = await page.locator('input[name="version"]').first().inputValue();
  await studio.press(`en/drop/${entry}`, { version });
});

test('a press that finds no network changes nothing, and keeps what is typed', async ({
  page,
  context,
  expected,
}) => {
  expected.failures.push('/po/studio/', '/po/consent.css', '/media/', '/assets/');
  await openEntry(page, `en/entry/${HOME}`);
  const title = page.getByLabel('Title English', { exact: true });
  await title.fill('Typed in a tunnel');
  await context.setOffline(true);
  const remove = page.getByRole('button', { name: 'Remove: Invitation 2' });
  await remove.press('Enter');
  await expect(page.getByText('Your typing is kept on this device').first()).toBeVisible();
  await expect(remove).toBeFocused();
  await expect(title).toHaveValue('Typed in a tunnel');
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(remove).toBeVisible();
  await page.reload();
  await page.getByText('Throw the draft away').click();
  await page.getByRole('button', { name: 'Yes, throw it away' }).click();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an item is added and removed', async ({ page }) => {
    await page.goto(`/po/studio/en/entry/${HOME}`);
    await page.getByRole('button', { name: 'Remove: Invitation 2' }).last().click();
    await expect(page.getByText('It is in the draft now. Where an example stands')).toBeVisible();
    await page.getByRole('button', { name: 'Add: Invitation' }).last().click();
    await expect(page.getByLabel('Invitation 2 · Title English', { exact: true })).toHaveValue(
      '[[Example: Title]]',
    );
  });

  test('words of the product are found and begun', async ({ page, studio }) => {
    await page.goto('/po/studio/en/entry/company/riverbend');
    await page
      .getByRole('searchbox', { name: 'Find words of the product' })
      .fill('my contribution');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.locator('#own-words button[value$="#texts/shell.sign"]:enabled').click();
    await expect(page.locator('[data-part$="#texts/shell.sign"] textarea').first()).toHaveValue(
      'Change my contribution',
    );
    const version = await page.locator('input[name="version"]').first().inputValue();
    await studio.press('en/drop/company/riverbend', { version });
  });
});

test('a company begins its own page text with that of the first one', async ({ page, studio }) => {
  await openEntry(page, 'es/entry/company/riverbend');
  await page
    .getByRole('button', { name: /^Escribir el nuestro: La inflación|^Escribir el nuestro/ })
    .first()
    .click();
  await expect(page.getByText('Este es el texto de la primera empresa.')).toBeVisible();
  const entry = new URL(page.url()).pathname.split('/entry/')[1] ?? '';
  expect(entry).toMatch(/^fragment\/riverbend\//);
  await page.getByText('Tirar el borrador').click();
  await page.getByRole('button', { name: 'Sí, tirarlo' }).click();
  expect(studio.content.files().some((file) => file.startsWith(`${entry}/`))).toBe(false);
});

test('a company finds words of the product and begins its own, and what is typed stays', async ({
  page,
}) => {
  await openEntry(page, 'es/entry/company/riverbend?words=mi+contribucion');
  const found = page.locator('#own-words');
  const row = found.locator('li', { has: page.getByText('shell.sign', { exact: true }) });
  await expect(row).toContainText('Change my contribution');
  const typed = page.locator('[data-key$="company.yaml#texts/en/shell.tagline"] textarea');
  await typed.fill('Escrito y sin guardar');
  await row
    .getByRole('button', { name: /^Decirlo con nuestras palabras: .*“Cambiar mi contribución”/ })
    .press('Enter');
  await expect(page.locator('#state')).toContainText(
    'Ya está en el borrador: Palabras propias · “Cambiar mi contribución”',
  );
  const own = page.locator('[data-part$="#texts/shell.sign"] textarea');
  await expect(own.first()).toBeFocused();
  await expect(own.nth(1)).toHaveValue('Cambiar mi contribución');
  await expect(typed).toHaveValue('Escrito y sin guardar');
  await expect(row).toBeHidden();
  await page.reload();
  await page.getByText('Tirar el borrador').click();
  await page.getByRole('button', { name: 'Sí, tirarlo' }).click();
});

for (const [at, code] of ['en', 'es'].entries())
  test(
    `lists, choices and page texts in ${code} pass axe and fit a small phone`,
    takeTurns({ at, of: 2, first: 1 })(),
    async ({ page, expected }) => {
      expected.failures.push('/po/studio/');
      for (const [turn, address] of [
        `entry/${HOME}`,
        'entry/company/seiu775srp?words=plan',
        'entry/article/starting-late',
      ].entries()) {
        await openEntry(page, `${code}/${address}`);
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll('#entry details'))
            closed.setAttribute('open', '');
        });
        await expectInOrder(page, address, turn);
      }
    },
  );

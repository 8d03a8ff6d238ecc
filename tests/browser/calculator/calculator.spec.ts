import type { Locator, Page } from '@playwright/test';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const GOAL = '/po/calculator/retirement/goal';

const FIELDS = [
  { label: 'Your age today', typed: '40' },
  { label: 'Age you hope to retire', typed: '67' },
  { label: 'Yearly pay before taxes', typed: '50,000' },
  { label: 'Saved for retirement so far', typed: '$10,000' },
  { label: 'You save', typed: '6%' },
  { label: 'Your employer adds', typed: '50' },
  { label: 'Up to this much of your pay', typed: '6' },
] as const;
/** The limits of a year depend on the age at its end, but the label asks for the age today. */
const AGE_DESCRIPTION =
  'years Birthday still to come this year? Enter the age you will turn, up to 66.';
type Label = (typeof FIELDS)[number]['label'];

function field(page: Page, label: Label): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

async function fillForm(page: Page, changes: Partial<Record<Label, string>> = {}): Promise<void> {
  for (const { label, typed } of FIELDS) await field(page, label).fill(changes[label] ?? typed);
}

async function expectTyped(page: Page, changes: Partial<Record<Label, string>>): Promise<void> {
  for (const { label, typed } of FIELDS)
    await expect.soft(field(page, label)).toHaveValue(changes[label] ?? typed);
}

/** Presses Tab until the element has the focus, up to the length of a page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('the keyboard alone leads from an empty form through its mistakes to a printed plan', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAwake(page, '/generic/calculator');
  const submit = page.getByRole('button', { name: 'Show my projection' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Some information above is missing' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole('listitem').first()).toContainText(
    'Please enter an age between 16 and 66',
  );
  await expect(summary.getByRole('link')).toHaveText([
    'Your age today',
    'Yearly pay before taxes',
    'Saved for retirement so far',
    'You save',
    'Your employer adds',
    'Up to this much of your pay',
  ]);
  // Each mistake stands under its field, at one edge.
  const edges = await summary
    .getByRole('listitem')
    .locator('a, span')
    .evaluateAll((words) => words.map((each) => Math.round(each.getBoundingClientRect().left)));
  expect(edges).toEqual(Array.from({ length: 12 }, () => edges[0]));

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const age = field(page, 'Your age today');
  await expect(age).toBeFocused();
  await expect(age).toHaveAccessibleDescription(/Please enter an age between 16 and 66$/);
  for (const { label, typed } of FIELDS) {
    await tabTo(page, field(page, label));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(label === 'Age you hope to retire' ? '39' : typed);
  }
  await expect(age).toHaveAccessibleDescription(AGE_DESCRIPTION);
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  const fix = page.getByRole('alert').filter({ hasText: 'Please fix the fields above' });
  await expect(fix).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const retirement = field(page, 'Age you hope to retire');
  await expect(retirement).toBeFocused();
  await expect(retirement).toHaveAccessibleDescription(/Please enter an age between 40 and 87$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('67');
  // Enter in a field also sends the form.
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/generic/calculator/projections');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveAccessibleName(/about \$209,000 at 67\.$/);

  const slider = page.getByRole('slider', { name: 'My contribution' });
  await tabTo(page, slider);
  for (const { key, text, said } of [
    { key: 'ArrowRight', text: '7% of pay', said: /\$21,000 more\.$/ },
    { key: 'PageUp', text: '12% of pay' },
    { key: 'PageDown', text: '7% of pay' },
    { key: 'ArrowLeft', text: '6% of pay', said: /\$209,000 at 67\.$/ },
    { key: 'End', text: '50% of pay' },
    { key: 'Home', text: '0% of pay' },
    { key: 'ArrowUp', text: '1% of pay' },
  ]) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', text);
    if (said !== undefined) await expect(headline).toHaveAccessibleName(said);
  }

  await tabTo(page, page.getByRole('button', { name: 'Table', exact: true }));
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('table', {
      name: 'Savings in today’s dollars at the start of the year you turn each age',
    }),
  ).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Print', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test('help opens and closes by keyboard, and a percentage is said in money while it is typed', async ({
  page,
}) => {
  await openAwake(page, '/generic/calculator');
  const help = page.getByRole('button', { name: 'Help: How much you can put in' });
  await help.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('note', { name: 'How much you can put in' });
  await expect(note).toContainText('$24,500');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(help).toBeFocused();

  await fillForm(page);
  await expect(page.getByText('About $250 a month before taxes.')).toBeVisible();
  await field(page, 'You save').fill('60');
  await field(page, 'Your age today').fill('49');
  const limit = page.getByText(/^If you are \d+ on December 31/);
  await expect(limit).toContainText('are 49 on December 31, your 2026 limit is $24,500 a year.');
  await field(page, 'You save').fill('70');
  await field(page, 'Your age today').fill('50');
  await expect(limit).toContainText('are 50 on December 31, your 2026 limit is $32,500 a year.');
  await field(page, 'You save').fill('60');
  await field(page, 'Your age today').fill('61');
  await expect(page.getByText('About $2,500 a month before taxes.')).toBeVisible();
  await expect(page.getByText('· your age')).toBeVisible();
});

test('a field that is left with a mistake says so in its place, and nothing else moves', async ({
  page,
}) => {
  await openAwake(page, '/generic/calculator');
  const age = field(page, 'Your age today');
  await age.focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await expect(age).toHaveAccessibleDescription(/Please enter an age between 16 and 66$/);
  await expect(field(page, 'Age you hope to retire')).toBeFocused();
  await expect(page.locator('main [role=alert]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error/);
  await age.fill('40');
  await expect(age).toHaveAccessibleDescription(AGE_DESCRIPTION);
});

const ODD = { 'Yearly pay before taxes': '48,321', 'Saved for retirement so far': '$76,543.21' };

test('what is typed lives in the tab under its own name until it is started over, and nowhere else', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(request.url()));
  await openAwake(page, '/generic/calculator');
  await fillForm(page, ODD);
  await reloadAwake(page);
  await expectTyped(page, ODD);
  const menu = page.locator('header nav').first();
  await menu.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/generic/faqs');
  await menu.getByRole('link', { name: 'Calculator' }).click();
  await expectTyped(page, ODD);

  await page.getByRole('button', { name: 'Show my projection' }).click();
  await expect(page).toHaveURL('/generic/calculator/projections');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveAccessibleName(/about \$347,000 at 67\.$/);
  await reloadAwake(page);
  await expect(headline).toHaveAccessibleName(/about \$347,000 at 67\.$/);
  await page.getByRole('link', { name: 'Edit my numbers' }).click();
  await expectTyped(page, ODD);

  const kept = await page.evaluate(() => {
    const { 'sendero:calculator-draft:generic': draft, ...others } = Object.fromEntries<unknown>(
      Object.entries(sessionStorage),
    );
    return {
      draft: String(draft),
      elsewhere: JSON.stringify([
        Object.entries(localStorage),
        others,
        document.cookie,
        history.state,
      ]),
    };
  });
  const cookies = JSON.stringify(await context.cookies());
  expect(kept.draft).toContain('48,321');
  for (const secret of ['48321', '48,321', '76543', '76,543']) {
    expect(kept.elsewhere).not.toContain(secret);
    expect(cookies).not.toContain(secret);
    expect(sent.filter((url) => url.includes(secret))).toEqual([]);
  }
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(field(page, 'Yearly pay before taxes')).toHaveValue('');
  const names = await page.evaluate(() => Object.keys(sessionStorage));
  expect(names).not.toContain('sendero:calculator-draft:generic');
  await reloadAwake(page);
  await expect(field(page, 'Yearly pay before taxes')).toHaveValue('');
});

test('the language switch keeps what was typed, and the address stays clean', async ({ page }) => {
  await openAwake(page, '/generic/calculator');
  await fillForm(page);
  await page.getByText('Raise my rate 1% every year').click();
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.getByRole('textbox', { name: 'Sueldo anual antes de impuestos' })).toHaveValue(
    /^50,?000$/,
  );
  await expect(page.getByRole('textbox', { name: 'Tú ahorras' })).toHaveValue(/^6%?$/);
  await expect(page.getByRole('checkbox', { name: /Subir mi porcentaje/ })).toBeChecked();
  await expect(page).toHaveURL('/generic/calculator?lang=es-US');

  await page.getByRole('button', { name: 'Ver mi proyección' }).click();
  await expect(page).toHaveURL('/generic/calculator/projections?lang=es-US');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveAccessibleName(/unos \$449,000 a los 67\.$/);
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/generic/calculator/projections');
  await expect(headline).toHaveAccessibleName(/about \$449,000 at 67\.$/);
});

test('starting over empties the form, but for the age of retirement', async ({ page }) => {
  await openAwake(page, '/generic/calculator');
  await fillForm(page, { 'Age you hope to retire': '12' });
  await page.getByRole('button', { name: 'Show my projection' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix' })).toBeFocused();
  await page.getByRole('link', { name: 'Start over' }).click();
  for (const { label } of FIELDS)
    await expect(field(page, label)).toHaveValue(label === 'Age you hope to retire' ? '67' : '');
  await expect(page.locator('main [aria-invalid]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error/);
  await expect(page.getByRole('heading', { name: /^Limits for \d{4}$/ })).toBeVisible();
});

const FAULTS = [
  { fault: 'a fault of the server', status: 500 },
  { fault: 'no connection', status: undefined },
] as const;

for (const { fault, status } of FAULTS) {
  test(
    `${fault} is said in the error dialog, and the form stays as it was`,
    tagOf(status === undefined),
    async ({ page, expected }) => {
      expected.failures.push(GOAL);
      await openAwake(page, '/riverbend/calculator');
      await page.getByText('Change the match', { exact: true }).click();
      await fillForm(page);
      await page.route(`**${GOAL}`, (route) =>
        status === undefined ? route.abort() : route.fulfill({ status, json: {} }),
      );
      await page.getByRole('button', { name: 'Show my projection' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Oops!' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Ok' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/riverbend/calculator');
      await expect(page.getByText('One moment')).toBeHidden();
      await expectTyped(page, {});

      await page.unroute(`**${GOAL}`);
      await page.getByRole('button', { name: 'Show my projection' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\$209,000/);
    },
  );
}

import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { DOUBLE_TEXT, findOverflow, setStyle } from '../support/layout.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const QUESTIONS = ['paycheck', 'roth', 'match', 'vesting', 'savers'] as const;

const answerOf = (page: Page) => page.locator('#answer');
const headingOf = (page: Page) => answerOf(page).getByRole('heading', { level: 2 });

/** What a reader sees of the answer, with “How we got this” and what is assumed. */
function readAnswer(page: Page): Promise<string[]> {
  return answerOf(page)
    .locator('[data-says]:not([hidden])')
    .evaluateAll((lines) =>
      lines.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    );
}

/** Another number in each field, and the last of the choices. */
async function fillOut(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  for (const summary of await form.locator('summary').all()) await summary.click();
  for (const group of await form.getByRole('radiogroup').all())
    await group.getByRole('radio').last().press(' ');
  for (const field of await form.getByRole('textbox').all()) {
    if (!(await field.isVisible())) continue;
    const text = await field.inputValue();
    await field.fill(text === '' ? '40' : String(Number(text.replaceAll(',', '')) + 1));
  }
}

for (const [at, question] of QUESTIONS.entries()) {
  test(`the answer to ${question} while typing is that of the form that is sent, to the cent`, async ({
    page,
    browser,
  }) => {
    const address = `/riverbend/questions/${question}${at % 2 === 0 ? '' : '?lang=es-US'}`;
    await page.setViewportSize({ width: 375, height: 800 });
    await openAwake(page, address);
    const before = await readAnswer(page);
    await page.locator('main form input').first().focus();
    await expect(page.locator('[data-island="ask"][data-awake]')).toHaveCount(1);
    const sent: string[] = [];
    page.on('request', (request) => {
      // Scripts, and drawings that come into sight while one types.
      if (!/\/(?:assets|media\/art)\/[^?]*$/.test(request.url())) sent.push(request.url());
    });
    await fillOut(page);
    expect(await readAnswer(page)).not.toEqual(before);
    const live = await readAnswer(page);
    expect(sent).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    expect((await runAxe(page)).violations).toEqual([]);
    await expect(page).toHaveURL(address);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const other = await plain.newPage();
    await other.setViewportSize({ width: 375, height: 800 });
    await other.goto(new URL(address, page.url()).href);
    await fillOut(other);
    await other.locator('main form').first().getByRole('button').click();
    await expect(other).toHaveURL(/#answer$/);
    expect(await readAnswer(other)).toEqual(live);
    await plain.close();
  });
}

test('what is no number is said at its field, and the answer waits', async ({ page }) => {
  await openAwake(page, '/riverbend/questions/paycheck');
  const pay = page.getByLabel('Your pay for the year');
  await pay.fill('78,000');
  await expect(headingOf(page)).toContainText('$30 of each paycheck');
  await pay.fill('a lot');
  await page.getByRole('button', { name: 'Show my answer' }).click();
  await expect(pay).toBeFocused();
  await expect(pay).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Type an amount from $1 to $10,000,000.')).toBeVisible();
  await expect(page).toHaveURL('/riverbend/questions/paycheck');
  await pay.fill('52,000');
  await expect(page.getByText('Type an amount from $1 to $10,000,000.')).toBeHidden();
  await expect(headingOf(page)).toContainText('$20 of each paycheck');
});

test('what is typed before the script came is answered once it comes, and kept', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/generic/questions/savers', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('What you save in the year').fill('2000');
  release();
  await expect(headingOf(page)).toContainText('$840');
  await reloadAwake(page);
  const saved = page.getByLabel('What you save in the year');
  await expect(saved).toHaveValue('2000');
  // It is newer than what was kept before.
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await saved.fill('1500');
  releaseAgain();
  await expect(headingOf(page)).toContainText('$630');
  await expect(saved).toHaveValue('1500');
});

test('words of twice their size have room', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openAwake(page, '/riverbend/questions/paycheck?lang=es-US');
  await setStyle(page, DOUBLE_TEXT);
  expect(await findOverflow(page)).toEqual([]);
});

test('what is typed is there after a reload and in the other language, until somebody starts over', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/questions/paycheck');
  await page.getByLabel('Your pay for the year').fill('78,000');
  await expect(headingOf(page)).toContainText('$30 of each paycheck');
  await page.getByRole('radio').last().press(' ');
  const live = await readAnswer(page);
  await reloadAwake(page);
  await expect(page.getByLabel('Your pay for the year')).toHaveValue('78,000');
  await expect.poll(() => readAnswer(page)).toEqual(live);
  await openAwake(page, '/riverbend/questions/paycheck?lang=es-US');
  await expect(page.locator('main form input[type=text]').first()).toHaveValue('78,000');
  await page.locator('main form a[data-draft-drop]').click();
  await expect(page.locator('main form input[type=text]').first()).not.toHaveValue('78,000');
  await reloadAwake(page);
  await expect(page.locator('main form input[type=text]').first()).not.toHaveValue('78,000');
});

for (const [at, { query, words }] of [
  { query: '', words: 'This part of the page could not be loaded. Try again' },
  {
    query: '?lang=es-US',
    words: 'No se pudo cargar esta parte de la página. Intentar de nuevo',
  },
].entries())
  test(
    `a question whose script does not come says so, sends nothing and tries again${query}`,
    takeTurns({ at, of: 2, first: 1 })(),
    async ({ page, expected }) => {
      expected.failures.push('/assets/ask-');
      await page.route('**/assets/ask-*.js', (route) => route.abort());
      await openAwake(page, `/riverbend/questions/paycheck${query}`);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/questions/'))
          sent.push(request.url());
      });
      const form = page.locator('main form').first();
      const pay = form.locator('input[name=pay]');
      await pay.fill('78,000');
      await expect(form.getByRole('alert')).toHaveText(words);
      await form.getByRole('button').click();
      await expect(page.locator('[data-island="ask"]:not([aria-busy])')).toHaveCount(1);
      await expect(form.getByRole('alert')).toHaveText(words);
      await expect(page).toHaveURL(`/riverbend/questions/paycheck${query}`);
      expect(sent).toEqual([]);
      await page.unroute('**/assets/ask-*.js');
      await form.getByRole('alert').getByRole('link').click();
      await expect(headingOf(page)).toContainText('$30');
      await expect(pay).toHaveValue('78,000');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

test('an amount that is none is said while it is typed, and no answer to another stays', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/questions/savers');
  const income = page.getByLabel('Your income for the year');
  const mistake = page.locator('#ask-income-error');
  for (const wrong of ['abc', '-5']) {
    await income.fill(wrong);
    await expect(mistake).toBeVisible();
    await expect(income).toHaveAttribute('aria-invalid', 'true');
    await expect(answerOf(page)).toBeHidden();
    await income.fill('23,000');
    await expect(mistake).toBeHidden();
    await expect(answerOf(page)).toBeVisible();
  }
  // Who empties a field is about to type another number, until they leave it.
  await income.fill('');
  await expect(mistake).toBeHidden();
  await income.blur();
  await expect(mistake).toBeVisible();
  await expect(answerOf(page)).toBeHidden();
  await income.fill('abc');
  await reloadAwake(page);
  await expect(mistake).toBeVisible();
  await expect(answerOf(page)).toBeHidden();
});

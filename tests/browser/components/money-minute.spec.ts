import { LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import { setStyle } from '../support/layout.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { onlyLong, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const FILMS = '/generic/get-the-facts/money-minute';
const FIRST = '/generic/money-minute/articles/minute-first-hundred/your-first-100-dollars';

for (const [at, { language, query }] of LANGUAGES_OF_PAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES_OF_PAGES.length });
  const isSpanish = language === 'es-US';
  const address = (path: string): string => (query === '' ? path : `${path}?${query}`);

  test(
    `a presenter is chosen with the keyboard, and the films are those of the presenter (${language})`,
    turn(),
    async ({ page }) => {
      await openAwake(page, address(FILMS));
      const asked = page.waitForRequest((request) =>
        request.url().includes('/po/content/articles'),
      );
      await page.getByRole('link', { name: 'June Nakata' }).focus();
      await page.keyboard.press('Enter');
      expect((await asked).postDataJSON()).toEqual({
        tagsQueryString: 'influencer/june',
        influencersFetch: true,
      });
      await expect(page).toHaveURL(address(`${FILMS}/june`));
      await expect(page.locator('main article')).toHaveCount(2);
      await expect(
        page.getByRole('heading', {
          name: isSpanish ? '2 videos con June Nakata' : '2 videos with June Nakata',
        }),
      ).toBeVisible();
      await page.goBack();
      await expect(page.locator('main article')).toHaveCount(6);
      await page.goForward();
      await expect(page.locator('main article')).toHaveCount(2);
    },
  );
}

test('films that do not come are told by the dialog, and the page stays as it was', async ({
  page,
  expected,
}) => {
  expected.failures.push('/po/content/articles');
  await openAwake(page, FILMS);
  await page.route(/\/po\/content\/articles/, (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await page.getByRole('link', { name: 'Rosa Duarte' }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Oops!');
  await expect(page).toHaveURL(FILMS);
  await expect(page.locator('main article')).toHaveCount(6);
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(dialog).toBeHidden();
});

test('films that were opened are marked, also after coming back another day', async ({ page }) => {
  await openAwake(page, FIRST);
  await page.getByRole('link', { name: 'Money Minute', exact: true }).last().click();
  await expect(page.getByText('You have watched 1 of 6.')).toBeVisible();
  await reloadAwake(page);
  await expect(page.getByText('You have watched 1 of 6.')).toBeVisible();
  const marked = page.locator('main article').filter({ hasText: 'Watched' });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('your first $100');
});

test(
  'once all are watched one may start again, with the first one as the only one',
  onlyLong(),
  async ({ page }) => {
    await openAwake(page, `${FILMS}/rosa`);
    for (const at of [0, 1]) {
      await page.locator('main article a').nth(at).click();
      await expect(page).toHaveURL(/\/articles\//);
      // A film counts as watched once its page has taken over.
      await expect(page.locator('html')).toHaveAttribute('data-awake', '');
      await page.goBack();
      await expect(page.locator('main article')).toHaveCount(2);
    }
    await expect(page.locator('main article').filter({ hasText: 'Watched' })).toHaveCount(2);
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(page).toHaveURL(FIRST);
    await page.goBack();
    await expect(page.locator('main article').filter({ hasText: 'Watched' })).toHaveCount(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('presenters are links, and the path of a fund is a table', async ({ page }) => {
    await page.goto(FILMS);
    await page.getByRole('link', { name: 'Deon Wallace' }).first().click();
    await expect(page).toHaveURL(`${FILMS}/deon`);
    await expect(page.locator('main article')).toHaveCount(2);
    await page.goto('/generic/target-date');
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByText('The path as a table').click();
    await expect(page.getByRole('cell', { name: '90%' }).first()).toBeVisible();
  });
});

test('arrow keys move along the path, and the sentence follows', async ({ page }) => {
  await openAwake(page, '/generic/target-date');
  const slider = page.getByRole('slider', { name: 'Move along the path' });
  const text = (words: string) => page.locator('figure > p', { hasText: words });
  await expect(text('25 years to go: about 83% stocks and 17% bonds and cash')).toBeVisible();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(text('24 years to go')).toBeVisible();
  await page.keyboard.press('End');
  await expect(text('10 years after: about 35% stocks and 65% bonds and cash')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /^10 years after/);
  await page.keyboard.press('Home');
  await expect(text('40 years to go: about 90% stocks')).toBeVisible();
});

test('no word of the sky in the drawing of a path lies on its hill', async ({ page }) => {
  for (const language of ['en-US', 'es-US']) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/generic/target-date?lang=${language}`);
    const plot = page.locator('figure [role="img"] > div');
    for (const size of [100, 130, 150, 200]) {
      await setStyle(page, `html { font-size: ${size}% !important }`);
      for (const width of [320, 414]) {
        await page.setViewportSize({ width, height: 800 });
        const covered = await plot.evaluate((element) => {
          const hill = element.querySelector('path');
          const name = element.querySelector('p');
          const toHill = hill?.getScreenCTM()?.inverse();
          if (!hill || !name || !toHill) throw new Error('The path has no hill or no sky');
          const words = document.createRange();
          words.selectNodeContents(name);
          return [...words.getClientRects()]
            .filter(({ left, right, bottom }) =>
              [left, right].some((x) =>
                hill.isPointInFill(new DOMPoint(x, bottom).matrixTransform(toHill)),
              ),
            )
            .map(() => name.textContent);
        });
        expect.soft(covered, `${language} at ${width} px and ${size} %`).toEqual([]);
      }
    }
  }
});

test('two ages lead to the fund years beside them', async ({ page }) => {
  await openAwake(page, '/generic/target-date');
  const legal = await page.getByRole('contentinfo').innerText();
  const year = Number(/© (\d{4})/.exec(legal)?.[1]);
  await page.getByLabel('My age this year').selectOption('60');
  await page.getByLabel('The age I hope to stop').selectOption('70');
  await expect(page.getByText(`That could be around ${year + 10}.`)).toBeVisible();
  await page.getByLabel('The age I hope to stop').selectOption('55');
  await expect(page.getByText(`That could be around ${year}.`)).toBeVisible();
});

test('a question opens by keyboard, and a link to it opens nothing else', async ({ page }) => {
  await openAwake(page, '/riverbend/target-date?lang=es-US');
  const question = page.locator('details#q-lose');
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open');
  await expect(question.getByText('nunca deja de tener riesgo')).toBeVisible();
  await expect(page.locator('details#q-cost')).not.toHaveAttribute('open');
});

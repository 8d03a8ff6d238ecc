import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { DOUBLE_TEXT, findOverflow, setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const WORDS = {
  'en-US': { query: '', pay: '$75k', own: 'Use my own numbers', show: 'Show my answer' },
  'es-US': {
    query: '?lang=es-US',
    pay: '$75 mil',
    own: 'Usar mis números',
    show: 'Ver mi respuesta',
  },
} as const;
const { own, show } = WORDS['en-US'];
const DRAFT = 'sendero:calculator-draft:riverbend';

const bandOf = (page: Page) => page.locator('#one-percent');
const answerOf = (page: Page) => bandOf(page).getByRole('heading', { level: 2 });
const chip = (page: Page, name: string) => bandOf(page).getByText(name, { exact: true });

/** What the browser keeps and where it stands, which no choice may be found in. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
      location.href,
      history.state,
    ]),
  );
}

for (const [at, [language, words]] of Object.entries(WORDS).entries()) {
  const turn = takeTurns({ at, of: 2, first: 1 });
  test(
    `three taps answer in ${language}, and nothing moves, is sent or is kept`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openAwake(page, `/riverbend${words.query}`);
      await bandOf(page).scrollIntoViewIfNeeded();
      const height = (await bandOf(page).boundingBox())?.height;
      const before = await answerOf(page).textContent();
      const kept = await readKept(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        // Pictures come as they near the window.
        if (!request.url().includes('/assets/') && request.resourceType() !== 'image')
          sent.push(request.url());
      });
      const answers = [before];
      for (const tap of ['25', words.pay, '0%']) {
        await chip(page, tap).click();
        await expect(answerOf(page)).not.toHaveText(answers.at(-1) ?? '');
        answers.push(await answerOf(page).textContent());
      }
      expect(answers.at(-1)).toMatch(/ \$96,000\.$/);
      await expect(bandOf(page).locator('[data-said="rateWithMore"]')).toHaveText('1');
      await expect(bandOf(page).locator('[data-said="age"]')).toHaveText('25');
      expect((await bandOf(page).boundingBox())?.height).toBe(height);
      expect(await findOverflow(page)).toEqual([]);
      expect((await runAxe(page)).violations).toEqual([]);
      expect(sent).toEqual([]);
      expect(await readKept(page)).toBe(kept);
    },
  );
}

test('the keys choose as a finger does, and take the three along into the calculator', async ({
  page,
}) => {
  await openAwake(page, '/riverbend');
  await page.evaluate((key) => {
    sessionStorage.setItem(key, JSON.stringify({ draft: { currentSavings: '1,234' } }));
  }, DRAFT);
  await bandOf(page).getByRole('radio', { name: '34' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(answerOf(page)).toHaveText('One percent more: about $15,000.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(answerOf(page)).toHaveText('One percent more: about $9,300.');
  await page.keyboard.press('Tab');
  await expect(bandOf(page).getByRole('radio', { name: '6%' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bandOf(page).getByRole('button', { name: own })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/riverbend/calculator');
  for (const [name, value] of Object.entries({
    currentAge: '45',
    pretaxSalary: '30000',
    contributionPercentage: '6',
    currentSavings: '1,234',
    retirementAge: '67',
  }))
    await expect(page.locator(`main [name=${name}]`)).toHaveValue(value);
});

test('what is chosen and pressed before the script came is answered once it comes', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/riverbend', { waitUntil: 'domcontentloaded' });
  await chip(page, '25').click();
  await expect(answerOf(page)).toHaveText('One percent more: about $27,000.');
  release();
  await expect(answerOf(page)).toHaveText('One percent more: about $41,000.');
});

test('nobody who passes by loads what answers', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAwake(page, '/riverbend');
  await bandOf(page).scrollIntoViewIfNeeded();
  expect(asked.filter((url) => url.includes('listen-to-choices'))).toEqual([]);
});

test('a browser that keeps nothing takes the three along, too', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openAwake(page, '/riverbend');
  await chip(page, '$100k').click();
  await expect(answerOf(page)).toHaveText('One percent more: about $57,000.');
  await bandOf(page).getByRole('button', { name: own }).click();
  await expect(page).toHaveURL('/riverbend/calculator');
  await expect(page.locator('main [name=pretaxSalary]')).toHaveValue('100000');
});

test('words of twice their size have room', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openAwake(page, '/riverbend?lang=es-US');
    await setStyle(page, DOUBLE_TEXT);
    expect(await findOverflow(page), `${width}`).toEqual([]);
  }
});

test('the words of the drawing stand by its hills, apart, at every width', async ({ page }) => {
  for (const { query } of Object.values(WORDS)) {
    await page.goto(`/generic${query}`);
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const at = await bandOf(page)
        .locator('figure')
        .evaluate((figure) => {
          const boxesOf = (part: string) =>
            [...figure.querySelectorAll(part)].map((each) => each.getBoundingClientRect());
          const [hills] = boxesOf('svg');
          const [base] = boxesOf('svg + p');
          const [withMore, gain] = boxesOf('div:first-child > p');
          const [ages] = boxesOf('div + p');
          // The drawing has air above its hills.
          const top = Math.min(...boxesOf('path').map((path) => path.top || Infinity));
          if (!hills || !base || !withMore || !gain || !ages)
            throw new Error('The drawing has no hills or no words');
          return {
            above: top - withMore.bottom,
            // On a wide page it stands beside the hills.
            besideGain: Math.max(top - gain.bottom, gain.left - hills.right),
            between: Math.max(gain.left - withMore.right, gain.top - withMore.bottom),
            below: ages.top - hills.bottom,
            inside: Math.min(
              base.left - hills.left,
              hills.right - base.right,
              base.top - hills.top,
              hills.bottom - base.bottom,
            ),
          };
        });
      for (const [where, room] of Object.entries(at))
        expect.soft(room, `${where}, at ${width} px${query}`).toBeGreaterThanOrEqual(-1);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button answers on the same page, keeps the choices, and takes them along', async ({
    page,
  }) => {
    await page.goto('/riverbend');
    await chip(page, '55').click();
    await chip(page, '$30k').click();
    await chip(page, '3%').click();
    await bandOf(page).getByRole('button', { name: show }).click();
    await expect(page).toHaveURL('/riverbend#one-percent');
    await expect(answerOf(page)).toHaveText('One percent more: about $6,400.');
    await expect(answerOf(page)).toBeInViewport();
    for (const name of ['55', '$30k', '3%'])
      await expect(bandOf(page).getByRole('radio', { name })).toBeChecked();
    await bandOf(page).getByRole('button', { name: own }).click();
    await expect(page).toHaveURL('/riverbend/calculator');
    await expect(page.locator('main [name=currentAge]')).toHaveValue('55');
    await expect(page.locator('main [name=retirementAge]')).toHaveValue('67');
    await expect(page.getByRole('main')).not.toContainText('Please enter');
  });
});

test('a choice without a connection says that there is none, and is answered once there is one', async ({
  page,
  context,
  expected,
}) => {
  expected.failures.push('/media/', '/assets/');
  await openAwake(page, '/riverbend');
  await bandOf(page).scrollIntoViewIfNeeded();
  const before = await answerOf(page).innerText();
  await context.setOffline(true);
  await chip(page, '25').click();
  const said = bandOf(page).getByRole('alert');
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await expect(answerOf(page)).not.toHaveText(before);
  await expect(said).toHaveCount(0);
});

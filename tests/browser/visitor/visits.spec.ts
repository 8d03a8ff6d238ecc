import type { Locator } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { chooseBefore, waitUntilKnown } from '../support/consent.ts';
import { openAwake } from '../support/open-page.ts';
import { tagOf, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';
import { comeBack, FIRST_VISIT, footerLink, setLastVisit, visit } from '../support/visit.ts';

test.use({ closesModals: false });

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const WORDS = [
  {
    language: 'en-US',
    query: '',
    title: 'How does your retirement look from here?',
    hopeful: 'Hopeful',
    thanks: 'Thank you. Hopeful is a good place to start.',
    quiz: 'Which animal are you on the trail?',
    later: 'Not now',
    take: 'Take the quiz',
    close: 'Close',
    faqs: 'FAQs',
    facts: 'Get the facts',
    shares: ['Confidentfew', 'Hopeful70%', 'So-sofew', 'Anxious20%', 'Discouragedfew'],
    few: '“Few” means fewer than ten answers.',
    notCounted: 'An answer from this browser was counted earlier today',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    title: '¿Cómo se ve tu jubilación desde aquí?',
    hopeful: 'Esperanza',
    thanks: 'Gracias. La esperanza es un buen punto de partida.',
    quiz: '¿Qué animal eres en el sendero?',
    later: 'Ahora no',
    take: 'Hacer el cuestionario',
    close: 'Cerrar',
    faqs: 'Preguntas frecuentes',
    facts: 'Infórmate',
    shares: ['Confianzapocas', 'Esperanza70%', 'Más o menospocas', 'Inquietud20%', 'Desánimopocas'],
    few: '“Pocas” son menos de diez respuestas.',
    notCounted: 'Hoy ya contamos una respuesta desde este navegador',
  },
];

for (const [at, words] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length });
  test(
    `three visits in ${words.language}: feelings, the quiz, and the quiz by itself`,
    turn(),
    async ({ page, baseURL, expected }) => {
      // Only the addresses of these pages matter here.
      expected.failures.push('/retirement/generic/quiz');
      await page.clock.install({ time: FIRST_VISIT });
      await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
      const sentiment = page.getByRole('dialog', { name: words.title });
      const thanked = page.getByRole('dialog', { name: words.thanks });
      const quiz = page.getByRole('dialog', { name: words.quiz });
      const slide = page.locator('#above-routes').getByRole('region');
      const home = `/generic${words.query}`;

      // On the first visit, the first exit from a page is held for the question about feelings.
      const uid = `${words.query === '' ? '?' : '&'}uid=u-1`;
      await visit(page, `${home}${uid}`, 0);
      await expect(slide).toHaveCount(0);
      const opener = footerLink(page, words.faqs);
      await opener.click();
      await expect(sentiment).toBeVisible();
      await expect(page).toHaveURL(home);
      await expect(sentiment.getByRole('button', { name: words.close })).toBeFocused();
      expect((await runAxe(page)).violations).toEqual([]);
      await sentiment.getByRole('button', { name: words.hopeful }).click();
      await expect(thanked).toBeVisible();
      await expect(thanked.getByText(words.thanks)).toHaveCount(1);
      await expect(thanked.getByRole('button', { disabled: true })).toHaveCount(4);
      await expect(thanked.getByRole('button', { name: words.hopeful })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`/generic/faqs${words.query}`);
      await footerLink(page, words.facts).click();
      await expect(page).toHaveURL(`/generic/get-the-facts${words.query}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // Two days later the returning visitor is invited to the quiz, and to nothing else.
      await comeBack(page, home, 2);
      await footerLink(page, words.faqs).click();
      await expect(quiz).toBeVisible();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      expect((await runAxe(page)).violations).toEqual([]);
      await quiz.getByRole('button', { name: words.later }).click();
      await expect(page).toHaveURL(`/generic/faqs${words.query}`);
      await expect(slide).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // Two days after that no dialog is due, and the question stands above the page.
      await comeBack(page, `/generic/hispanic${words.query}`, 4);
      await expect(slide).toHaveCount(0);
      await setLastVisit(page, FIRST_VISIT);
      await visit(page, home, 4);
      await expect(slide).toBeVisible();
      await expect(slide).toContainText(words.title);
      expect((await runAxe(page)).violations).toEqual([]);
      await slide.getByRole('button', { name: words.hopeful }).click();
      await expect(slide).toContainText(words.thanks);
      await slide.getByRole('button', { name: words.close }).click();
      await expect(slide).toHaveCount(0);

      // Ten days later the invitation is due again, and opens by itself after five minutes.
      await comeBack(page, home, 14);
      await page.clock.fastForward(5 * MINUTE - 20_000);
      await expect(quiz).toHaveCount(0);
      await page.clock.fastForward(21_000);
      await expect(quiz).toBeVisible();
      await quiz.getByRole('link', { name: words.take }).click();
      await expect(page).toHaveURL(`/retirement/generic/quiz${words.query}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}

for (const [at, words] of WORDS.entries())
  test(
    `a feeling of few answers has no figure in ${words.language}`,
    tagOf(at === 1),
    async ({ page }) => {
      const shares = { confident: null, hopeful: 70, soso: null, anxious: 20, discourage: null };
      await page.route('**/po/poll*', (route) =>
        route.fulfill({ json: { counted: true, shares } }),
      );
      await page.clock.install({ time: FIRST_VISIT });
      await visit(page, `/generic${words.query}`, 0);
      await footerLink(page, words.faqs).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.hopeful }).click();
      await expect(dialog.getByRole('listitem')).toHaveText(words.shares);
      await expect(dialog.getByText(words.few)).toBeVisible();
      expect((await runAxe(page)).violations).toEqual([]);
    },
  );

for (const [at, words] of WORDS.entries())
  test(
    `an answer that does not count says so in ${words.language}`,
    tagOf(at === 0),
    async ({ page }) => {
      await page.route('**/po/poll*', (route) =>
        route.fulfill({ json: { counted: false, shares: null } }),
      );
      await page.clock.install({ time: FIRST_VISIT });
      await visit(page, `/generic${words.query}`, 0);
      await footerLink(page, words.faqs).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.hopeful }).click();
      await expect(dialog.getByText(words.notCounted).last()).toBeVisible();
      await expect(dialog.getByRole('status')).toContainText(words.notCounted);
      expect((await runAxe(page)).violations).toEqual([]);
    },
  );

test('a clock that was moved back does not silence the questions for good', async ({ page }) => {
  await page.clock.install({ time: FIRST_VISIT });
  await visit(page, '/generic', 3_000);
  await footerLink(page, 'FAQs').click();
  await expect(page.getByRole('dialog', { name: /^How does your retirement/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/generic/faqs');

  await visit(page, '/generic', 0);
  const stored = await page.evaluate(() => localStorage.getItem('sendero:generic'));
  expect(stored).toContain('"lastSentimentModalViewDate":"2026-03-02T15:00');
});

test('the way back is not held, and a visit that was asked is asked nothing more', async ({
  page,
}) => {
  const modal = page.getByRole('dialog', { name: 'How does your retirement look from here?' });
  await page.clock.install({ time: FIRST_VISIT });
  await visit(page, '/generic/calculator', 0);
  await page.goto('/generic/search');
  await waitUntilKnown(page);
  await page.goBack();
  await expect(page).toHaveURL('/generic/calculator');
  await expect(modal).toHaveCount(0);
  await waitUntilKnown(page);

  await footerLink(page, 'FAQs').click();
  await page.mouse.click(5, 5);
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/generic/faqs');

  // In another month, in the same tab.
  await page.clock.setSystemTime(FIRST_VISIT.getTime() + 40 * DAY);
  await waitUntilKnown(page);
  await footerLink(page, 'Get the facts').click();
  await expect(page).toHaveURL('/generic/get-the-facts');
  await expect(modal).toHaveCount(0);
});

test('nobody is asked about feelings on the Hispanic landing, nor on the way out of it', async ({
  page,
}) => {
  await page.clock.install({ time: FIRST_VISIT });
  await visit(page, '/generic/hispanic', 0);
  await footerLink(page, 'FAQs').click();
  await expect(page).toHaveURL('/generic/faqs');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The question was due all along, so it comes on the way out of the next page.
  await footerLink(page, 'Get the facts').click();
  await expect(page.getByRole('dialog', { name: /^How does your retirement/ })).toBeVisible();
  await expect(page).toHaveURL('/generic/faqs');
});

for (const { where, address, press } of [
  {
    where: 'a card',
    address: '/generic/workshop',
    press: (main: Locator) => main.locator('h3 a').first().click(),
  },
  {
    where: 'a button of the page',
    address: '/generic',
    press: (main: Locator) => main.locator('section a').first().click(),
  },
  {
    where: 'a form',
    address: '/generic/search',
    press: async (main: Locator) => {
      await main.getByRole('searchbox').fill('match');
      await main.locator('form button').first().click();
    },
  },
])
  test(
    `${where} leads on at once, though a question is due`,
    tagOf(where === 'a card'),
    async ({ page }) => {
      await page.clock.install({ time: FIRST_VISIT });
      await visit(page, address, 0);
      const gone = page.waitForEvent('framenavigated');
      await press(page.getByRole('main'));
      await gone;
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await waitUntilKnown(page);
      await footerLink(page, 'FAQs').click();
      await expect(page.getByRole('dialog', { name: /^How does your retirement/ })).toBeVisible();
    },
  );

test('a page leads on without the script of its questions', async ({ page, expected }) => {
  expected.failures.push('/assets/still-asks');
  await page.route(/\/assets\/still-asks-[^/]*\.js$/, (route) => route.abort());
  await openAwake(page, '/generic/calculator');
  await footerLink(page, 'FAQs').click();
  await expect(page).toHaveURL('/generic/faqs');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

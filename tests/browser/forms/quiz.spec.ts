import { holdScripts } from '../support/hold-scripts.ts';
import { openAwake, readStored, reloadAwake } from '../support/open-page.ts';
import { onlyLong } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';
import { answerAll, choose, goOn, OWL_ANSWERS, QUIZ, radio } from '../support/take-quiz.ts';

const FIRST = `${QUIZ}/contributing-to-401k`;

test.use({ reducedMotion: 'reduce' });

test('six answers lead to an animal, which the device keeps', async ({ page }) => {
  await openAwake(page, QUIZ);
  await page.getByRole('link', { name: 'Start the quiz' }).click();
  await answerAll(page, OWL_ANSWERS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your retirement style is The Owl',
  );
  await expect(page.getByText('Determining your animal...')).toHaveCount(0);
  await expect(page).toHaveURL(`${QUIZ}/result?animal=owl`);
  const { user } = (await readStored(page, 'generic')).state;
  expect(user).toMatchObject({ animal: 'owl', segment: 'owl' });
  expect(user.lastQuizTakeDate).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

  // The address without an animal shows the visitor's own result.
  await openAwake(page, `${QUIZ}/result`);
  await expect(page).toHaveURL(`${QUIZ}/result?animal=owl`);
});

test('the result without an animal leads to the words that were true', async ({ page }) => {
  await openAwake(page, `${QUIZ}/result?animal=elk-fresh-start&from=quiz`);
  await expect(page).toHaveURL(`${QUIZ}/result?animal=elk-fresh-start`);
  expect((await readStored(page, 'generic')).state.user).toMatchObject({ animal: 'elk' });
  await openAwake(page, `${QUIZ}/result`);
  await expect(page).toHaveURL(`${QUIZ}/result?animal=elk-fresh-start`);
});

test('the result says first that the animal is being determined', async ({ page }) => {
  await openAwake(page, `${QUIZ}/financial-future-sentiment?a=no-no.setting-out.no-no.start.water`);
  await choose(page, 'soso');
  await goOn(page);
  await expect(
    page.getByRole('status').filter({ hasText: 'Determining your animal...' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The Rabbit' })).toBeVisible();
  await expect(page.getByText('Determining your animal...')).toHaveCount(0);
});

test('in Spanish the quiz stays Spanish to the end', onlyLong(), async ({ page }) => {
  await openAwake(page, `${QUIZ}?lang=es-US`);
  await page.getByRole('link', { name: 'Empezar el cuestionario' }).click();
  await answerAll(page, ['no-no', 'setting-out', 'no-no', 'debt', 'new', 'anxious']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tu estilo de jubilación es El conejo',
  );
  await expect(page).toHaveURL(`${QUIZ}/result?animal=rabbit&lang=es-US`);
});

test('in a yes/no tree an answer reveals its question and deselects what lies under the other', async ({
  page,
}) => {
  await openAwake(page, FIRST);
  await expect(radio(page, 'yes-no')).toBeHidden();
  await choose(page, 'yes-yes-no');
  await expect(radio(page, 'yes-yes-no')).toBeChecked();

  await radio(page, 'no').check();
  await expect(radio(page, 'yes')).not.toBeChecked();
  await expect(radio(page, 'yes-yes')).toBeHidden();
  await expect(radio(page, 'no-yes')).toBeVisible();

  await radio(page, 'yes').check();
  await expect(radio(page, 'yes-yes')).toBeVisible();
  await expect(radio(page, 'yes-yes')).not.toBeChecked();
  await expect(radio(page, 'yes-yes-no')).toBeHidden();
});

test('the page scrolls to the question that an answer reveals, 100 pixels below the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openAwake(page, FIRST);
  await radio(page, 'yes').check();
  const question = page.locator('[data-question="yes"]');
  await expect.poll(async () => Math.round((await question.boundingBox())?.y ?? 0)).toBe(100);
});

test('with motion allowed it gets there too', onlyLong(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 375, height: 600 });
  await openAwake(page, FIRST);
  await radio(page, 'no').check();
  const question = page.locator('[data-question="no"]');
  await expect.poll(async () => Math.round((await question.boundingBox())?.y ?? 0)).toBe(100);
});

test('without an answer the question stays, says so and points to its first answer', async ({
  page,
}) => {
  await openAwake(page, `${QUIZ}/retirement-vacation`);
  await goOn(page);
  await expect(page.getByRole('alert')).toHaveText('Choose an answer to go on.');
  await expect(radio(page, 'water')).toBeFocused();
  await radio(page, 'hills').check();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await openAwake(page, FIRST);
  await radio(page, 'no').check();
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('One more question belongs to your answer.');
  await expect(radio(page, 'no-yes')).toBeFocused();
});

test('back shows the answer given, also after a reload', async ({ page }) => {
  await openAwake(page, FIRST);
  await choose(page, 'no-yes');
  await goOn(page);
  await choose(page, 'halfway');
  await goOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('life after work');
  await reloadAwake(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(radio(page, 'halfway')).toBeChecked();
  await reloadAwake(page);
  await expect(radio(page, 'halfway')).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(radio(page, 'no')).toBeChecked();
  await expect(radio(page, 'no-yes')).toBeChecked();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(QUIZ);
});

test('the browser’s own Back shows the answer that was given, also after a reload', async ({
  page,
}) => {
  await openAwake(page, FIRST);
  await choose(page, 'no-yes');
  await goOn(page);
  await choose(page, 'halfway');
  await goOn(page);
  await expect(page).toHaveURL(/\/planning-for-retirement\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/how-far-retirement\?/);
  await expect(radio(page, 'halfway')).toBeChecked();
  await reloadAwake(page);
  await expect(radio(page, 'halfway')).toBeChecked();
  await page.goBack();
  await expect(radio(page, 'no-yes')).toBeChecked();
  await radio(page, 'no-no').check();
  await goOn(page);
  await expect(page).toHaveURL(`${QUIZ}/how-far-retirement?a=no-no`);
});

test('an answer that is chosen and not sent is there in the other language, and after a reload', async ({
  page,
}) => {
  await openAwake(page, `${QUIZ}/contributing-to-401k`);
  await expect(page.locator('[data-island="question"]')).toHaveAttribute('data-awake', '');
  await choose(page, 'yes-yes-yes');
  await page.locator('header a[hreflang="es-US"]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  for (const way of ['yes', 'yes-yes', 'yes-yes-yes']) await expect(radio(page, way)).toBeChecked();
  await reloadAwake(page);
  await radio(page, 'yes-yes').focus();
  await expect(radio(page, 'yes-yes-yes')).toBeChecked();
});

test('an answer that is given at the first paint leads on, and the answers go along', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${QUIZ}/how-far-retirement?a=no-no`, { waitUntil: 'domcontentloaded' });
  await radio(page, 'there').check();
  await goOn(page);
  await expect(page.locator('[data-island="question"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(`${QUIZ}/planning-for-retirement?a=no-no.there`);
  await page.goBack();
  await expect(radio(page, 'there')).toBeChecked();
});

test('a tree that was opened at the first paint stays open, and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  const release = await holdScripts(page);
  await page.goto(FIRST, { waitUntil: 'domcontentloaded' });
  await radio(page, 'yes').check();
  release();
  const question = page.locator('[data-question="yes"]');
  await expect.poll(async () => Math.round((await question.boundingBox())?.y ?? 0)).toBe(100);
  await expect(radio(page, 'yes')).toBeChecked();
});

test('the quiz can be taken with the keyboard alone, the focus on each new question', async ({
  page,
}) => {
  await openAwake(page, FIRST);
  const heading = page.getByRole('heading', { level: 1 });
  await radio(page, 'yes').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(radio(page, 'yes-yes')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'yes-no')).toBeChecked();
  // Enter sends the answer and never goes back.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${QUIZ}/how-far-retirement?a=yes-no`);
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(radio(page, 'setting-out')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'halfway')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${QUIZ}/planning-for-retirement?a=yes-no.halfway`);
});

test(
  'who comes in at a later question is asked the others afterwards',
  onlyLong(),
  async ({ page }) => {
    await openAwake(page, '/generic/quiz/retirement-vacation');
    await expect(page).toHaveURL(`${QUIZ}/retirement-vacation`);
    await choose(page, 'new');
    await goOn(page);
    await choose(page, 'hopeful');
    await goOn(page);
    await expect(page).toHaveURL(/\/contributing-to-401k\?a=/);
    await choose(page, 'yes-no');
    await goOn(page);
    await choose(page, 'halfway');
    await goOn(page);
    await choose(page, 'yes-no');
    await goOn(page);
    await choose(page, 'family');
    await goOn(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The Fox');
  },
);

test('starting over forgets the answers', async ({ page }) => {
  await openAwake(page, `${QUIZ}/result?animal=fox`);
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page).toHaveURL(QUIZ);
  await page.getByRole('link', { name: 'Start the quiz' }).click();
  await expect(page.locator('main input:checked')).toHaveCount(0);
});

test('the other animals can be met', onlyLong(), async ({ page }) => {
  await openAwake(page, `${QUIZ}/result?animal=owl`);
  await page.getByRole('main').getByRole('link', { name: 'Lynx' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sharp and selective The Lynx');
  await page.getByRole('link', { name: 'See its action plan' }).click();
  await expect(page).toHaveURL('/retirement/generic/action-plan/lynx');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('six forms lead to the animal', onlyLong(), async ({ page }) => {
    await page.goto(QUIZ);
    await page.getByRole('link', { name: 'Start the quiz' }).click();
    await answerAll(page, OWL_ANSWERS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your retirement style is The Owl',
    );
    // The waiting screen over the result goes away by itself.
    await expect(page.getByText('Determining your animal...')).toBeHidden();
    await page.getByRole('link', { name: 'See my three steps' }).click();
    await expect(page).toHaveURL('/retirement/generic/action-plan/owl');
  });

  test('a yes/no tree opens, and a branch that was left does not count', async ({ page }) => {
    await page.goto(`${FIRST}?lang=es-US`);
    await choose(page, 'yes-yes-no');
    await radio(page, 'no').check();
    await expect(radio(page, 'yes-yes')).toBeHidden();
    await radio(page, 'no-no').check();
    await goOn(page);
    await expect(page).toHaveURL(`${QUIZ}/how-far-retirement?a=no-no&lang=es-US`);
  });

  test('a form without an answer comes back and says so', async ({ page }) => {
    await page.goto(`${QUIZ}/how-far-retirement?a=no-no`);
    await goOn(page);
    await expect(page.getByRole('alert')).toHaveText('Choose an answer to go on.');
    await choose(page, 'there');
    await goOn(page);
    await expect(page).toHaveURL(`${QUIZ}/planning-for-retirement?a=no-no.there`);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(radio(page, 'there')).toBeChecked();
  });
});

import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ reducedMotion: 'reduce' });

const QUIZZES = [
  {
    what: 'myth-or-fact',
    address: '/generic/gallery/the-quiz',
    place: '[data-component="quiz"]',
    start: 'Start the quiz',
    wrong: 'True',
    next: 'Next',
    questions: 3,
    // What depends is neither right nor wrong.
    score: 'You got 1 of 2 right.',
    first: 'question-1 = true',
    last: 'question-3 = true',
    flow: 'fact quiz',
  },
  {
    what: 'myth-or-truth',
    address: '/generic/hispanic?lang=es-US',
    place: '#section_7',
    start: 'Empezar',
    wrong: 'Verdad',
    next: 'Siguiente pregunta',
    questions: 5,
    score: /^Acertaste \d de 5\.$/,
    first: 'debt = truth',
    last: 'retirement = truth',
    flow: 'myth quiz',
  },
] as const;

for (const [at, words] of QUIZZES.entries()) {
  test(
    `the ${words.what} quiz goes on where the tab left it, says its score, and begins again`,
    tagOf(at === 0),
    async ({ page, baseURL }) => {
      await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
      await openAwake(page, words.address);
      await waitUntilKnown(page);
      const quiz = page.locator(words.place);
      const button = (name: string) => quiz.getByRole('button', { name, exact: true });
      const progress = quiz.getByRole('progressbar');
      const width = () => progress.evaluate((bar) => bar.getBoundingClientRect().width);
      await button(words.start).click();
      const asked = await width();
      await button(words.wrong).click();
      expect(await width(), 'an answer makes its question no wider').toBe(asked);
      await button(words.next).click();
      await expect(progress).toHaveAttribute('value', '2');
      const tells = async () =>
        ((await readDataLayer(page)) ?? [])
          .filter(({ event }) => event.startsWith('Self Service'))
          .map(({ event, processStepLabel, processStepValue }) =>
            [event, `${String(processStepLabel)} = ${String(processStepValue)}`].join(' | '),
          );
      await expect
        .poll(tells)
        .toEqual([
          `Self Service Started | ${words.flow}: intro = start`,
          `Self Service Step | ${words.flow}: ${words.first}`,
        ]);

      await reloadAwake(page);
      await waitUntilKnown(page);
      await expect(progress).toHaveAttribute('value', '2');
      await expect(button(words.wrong)).toHaveAttribute('data-state', 'quiz');
      for (let question = 2; question <= words.questions; question += 1) {
        await button(words.wrong).click();
        if (question < words.questions) await button(words.next).click();
      }
      await expect
        .poll(async () => (await tells()).slice(-2))
        .toEqual([
          `Self Service Step | ${words.flow}: ${words.last}`,
          `Self Service Completed | ${words.flow}: ${words.last}`,
        ]);
      const finish = button('Finish');
      if ((await finish.count()) > 0) await finish.click();
      await expect(quiz.getByText(words.score)).toBeVisible();

      await button(words.what === 'myth-or-fact' ? 'Play again' : 'Jugar otra vez').click();
      await expect(progress).toHaveAttribute('value', '1');
      await expect(button(words.wrong)).toHaveAttribute('data-state', 'quiz');
    },
  );
}

test('what is kept of the quizzes is how far they are and what was answered, and it goes with the tab', async ({
  page,
}) => {
  await openAwake(page, '/generic/hispanic');
  await page.locator('#section_7').getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('#section_7').getByRole('button', { name: 'Truth', exact: true }).click();
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('sendero:quizzes'),
    localStorage.getItem('sendero:quizzes'),
  ]);
  expect(kept).toEqual(['{"hispanic":{"at":0,"given":["truth"]}}', null]);
});

import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const LANGUAGES = [
  {
    language: 'en-US',
    query: '',
    phrases: ['“My family first. Then me.”', 'Taking care of yourself takes care of them, too.'],
    prompt: 'Does this sound familiar?',
    pause: 'Pause the phrases',
    play: 'Play the phrases',
    place: 'Section 5 of 9',
    roots: 'Roots',
    voice: 'What a 401(k) is',
    other: 'Starting small',
    start: 'Start',
    myth: 'Myth',
    truth: 'Truth',
    next: 'Next question',
    back: 'Back',
    onward: 'Continue',
    wrong: 'Not quite. It sounds sensible',
    right: 'That’s right. It’s a myth: you start',
    guide: 'Open the discussion guide',
    guideTitle: 'A guide for talking with your family',
    close: 'Close the guide',
    questions: ['What did we learn', 'How do we want', 'Who knows where'],
    top: 'Back to top',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    phrases: ['“Primero mi familia. Después, yo.”', 'Cuidar de ti también es cuidar de ellos.'],
    prompt: '¿Te suena?',
    pause: 'Pausar las frases',
    play: 'Pasar las frases',
    place: 'Sección 5 de 9',
    roots: 'Raíces',
    voice: 'Qué es un 401(k)',
    other: 'Empezar con poco',
    start: 'Empezar',
    myth: 'Mito',
    truth: 'Verdad',
    next: 'Siguiente pregunta',
    back: 'Atrás',
    onward: 'Continuar',
    wrong: 'No del todo. Suena sensato',
    right: '¡Así es! Es un mito: se empieza',
    guide: 'Abrir la guía para conversar',
    guideTitle: 'Guía para conversar en familia',
    close: 'Cerrar la guía',
    questions: ['¿Qué nos enseñaron', '¿Cómo queremos', '¿Quién sabe dónde'],
    top: 'Volver arriba',
  },
] as const;

const INTERVAL_MS = 5_000;

/** The position of a section's top in the window. */
function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN,
    id,
  );
}

/**
 * Rounding may cost a pixel. The test runs without motion, because Chromium misses the target where
 * two slow scrolls meet; another test checks that pages scroll slowly.
 */
async function expectTop(page: Page, id: string, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThan(1.5);
}

for (const [at, words] of LANGUAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES.length, first: 1 });
  test.describe(`the Hispanic landing in ${words.language}`, () => {
    const address = `/generic/hispanic${words.query}`;

    test(
      'turns its phrases, pauses, shows the last one alone, and begins again',
      turn(),
      async ({ page }) => {
        await page.clock.install();
        await openAwake(page, address);
        const [first, last] = words.phrases;
        const prompt = page.locator('p').filter({ hasText: words.prompt });
        const place = (number: number) => page.getByText(new RegExp(`^${number} (?:of|de) 5$`));
        await page.getByRole('button', { name: words.pause }).click();
        await page.getByRole('button', { name: /1 (?:of|de) 5$/ }).click();
        // From here on time passes only when the test lets it.
        await page.clock.pauseAt(Date.now() + 600_000);
        await page.clock.runFor(3 * INTERVAL_MS);
        await expect(place(1)).toBeVisible();
        await expect(page.getByText(first)).toBeVisible();
        await page.getByRole('button', { name: words.play }).click();
        for (const number of [2, 3, 4, 5]) {
          await page.clock.runFor(INTERVAL_MS);
          await expect(place(number)).toBeVisible();
          await expect(prompt).toBeVisible({ visible: number < 5 });
        }
        await expect(page.getByText(last)).toBeVisible();
        await expect(page.getByText(first)).toBeHidden();
        // The last one stays as long as the others; then the first comes again, with the question.
        await page.clock.runFor(INTERVAL_MS);
        await expect(place(1)).toBeVisible();
        await expect(page.getByText(first)).toBeVisible();
        await expect(prompt).toBeVisible();
        await expect(page.getByRole('button', { name: words.pause })).toBeVisible();
      },
    );

    test(
      'keeps its first phrase for whoever wants no motion, and lets it be changed',
      turn(),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.install();
        await openAwake(page, address);
        await page.clock.runFor(4 * INTERVAL_MS);
        await expect(page.getByText(words.phrases[0])).toBeVisible();
        await expect(page.getByRole('button', { name: words.pause })).toHaveCount(0);
        await page.getByRole('button', { name: /5 (?:of|de) 5$/ }).click();
        await expect(page.getByText(words.phrases[1])).toBeVisible();
      },
    );

    test(
      'leads along its trail on a desktop, 100 px above each section, and back to the top',
      turn(),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 1280, height: 900 });
        await openAwake(page, address);
        const trail = page.getByRole('main').getByRole('navigation');
        const stop = trail.getByRole('link', { name: words.roots });
        await stop.click();
        await expectTop(page, 'section_5', 100);
        await expect(stop).toHaveAttribute('aria-current', 'true');
        await expect(trail.locator('[aria-current]')).toHaveCount(1);
        await expect(page).toHaveURL(`${address}#section_5`);
        await page.getByRole('link', { name: words.top }).click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expect(trail.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
      },
    );

    for (const { width, offset } of [
      { width: 375, offset: 130 },
      { width: 1023, offset: 113 },
    ]) {
      test(
        `opens its sections from a bar at ${width} px, ${offset} px above each`,
        turn(),
        async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 800 });
          await openAwake(page, address);
          const trail = page.getByRole('main').getByRole('navigation');
          await trail.locator('summary').click();
          await trail.getByRole('link', { name: words.roots }).click();
          await expectTop(page, 'section_5', offset);
          await expect(trail.locator('summary')).toContainText(words.place);
          await expect(trail.locator('summary')).toContainText(words.roots);
          await expect(trail.getByRole('link', { name: words.roots })).toBeHidden();
          // The bar stays under the header.
          const box = await trail.boundingBox();
          expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(offset);
        },
      );
    }

    test('turns one card at a time, and the same one back', turn(), async ({ page }) => {
      await openAwake(page, `${address}#section_4`);
      const cards = page.locator('#section_4');
      const turned = cards.locator('[data-flipped]');
      // A card has a button on each side; nobody reaches that of the hidden side.
      const button = (topic: string) =>
        cards.locator('div > button:visible').filter({ hasText: topic });
      await button(words.voice).click();
      await expect(turned).toHaveCount(1);
      await expect(turned).toContainText(words.voice);
      await button(words.other).click();
      await expect(turned).toHaveCount(1);
      await expect(turned).toContainText(words.other);
      expect((await runAxe(page)).violations).toEqual([]);
      await button(words.other).press('Enter');
      await expect(turned).toHaveCount(0);
    });

    test('opens the guide over the page, one question at a time', turn(), async ({ page }) => {
      await openAwake(page, address);
      const opener = page.getByRole('button', { name: words.guide });
      await opener.click();
      const guide = page.getByRole('dialog', { name: words.guideTitle });
      await expect(guide).toHaveAttribute('data-modal', 'discussion-guide');
      await expect(guide.locator('details[open]')).toHaveCount(1);
      for (const question of words.questions.slice(1)) {
        await guide.getByText(question).click();
        await expect(guide.locator('details[open]')).toHaveCount(1);
        await expect(guide.locator('details[open]')).toContainText(question);
      }
      expect((await runAxe(page)).violations).toEqual([]);
      await guide.getByRole('button', { name: words.close }).last().click();
      await expect(guide).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test(
      'asks five questions, tells analytics of each, and goes on to the calculator',
      turn(),
      async ({ page, baseURL }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
        await openAwake(page, address);
        await waitUntilKnown(page);
        const quiz = page.locator('#section_7');
        const button = (name: string) => quiz.getByRole('button', { name, exact: true });
        await button(words.start).click();
        await expect(quiz.locator('[data-step="debt"]')).toBeVisible();
        await expect(quiz.getByRole('heading', { level: 3 })).toBeFocused();
        await expect(button(words.back)).toHaveCount(0);
        await expect(button(words.next)).toHaveCount(0);
        await expect(button(words.myth)).toHaveAttribute('data-state', 'quiz');

        await button(words.truth).click();
        await expect(button(words.truth)).toHaveAttribute('data-state', 'wrong');
        await expect(button(words.myth)).toHaveAttribute('data-state', 'opposite');
        await expect(quiz).toContainText(words.wrong);
        expect((await runAxe(page)).violations).toEqual([]);
        await button(words.next).click();
        await button(words.myth).press('Enter');
        await expect(button(words.myth)).toHaveAttribute('data-state', 'correct');
        await expect(quiz).toContainText(words.right);

        await button(words.back).click();
        await expect(quiz.locator('[data-step="debt"]')).toBeVisible();
        await expect(button(words.truth)).toHaveAttribute('data-state', 'quiz');
        for (const step of ['debt', 'invest', 'sponsor', 'time']) {
          await expect(quiz.locator(`[data-step="${step}"]`)).toBeVisible();
          await button(words.myth).click();
          await button(words.next).click();
        }
        await button(words.truth).click();
        await expect(button(words.next)).toHaveCount(0);
        const steps = async (): Promise<string[]> =>
          ((await readDataLayer(page)) ?? [])
            .filter(({ event }) => event.startsWith('Self Service'))
            .map(({ event, processStepLabel, processStepValue }) =>
              [event, processStepLabel, processStepValue].join(' | '),
            );
        await expect
          .poll(steps)
          .toEqual([
            'Self Service Started | myth quiz: intro | start',
            'Self Service Step | myth quiz: debt | truth',
            'Self Service Step | myth quiz: invest | myth',
            'Self Service Step | myth quiz: debt | myth',
            'Self Service Step | myth quiz: invest | myth',
            'Self Service Step | myth quiz: sponsor | myth',
            'Self Service Step | myth quiz: time | myth',
            'Self Service Step | myth quiz: retirement | truth',
            'Self Service Completed | myth quiz: retirement | truth',
          ]);
        await button(words.back).click();
        await button(words.myth).click();
        await button(words.next).click();
        await button(words.myth).click();
        await expect
          .poll(async () => (await steps()).slice(9), 'the end is told once')
          .toEqual([
            'Self Service Step | myth quiz: time | myth',
            'Self Service Step | myth quiz: retirement | myth',
          ]);
        await quiz.getByRole('link', { name: words.onward }).click();
        await expectTop(page, 'section_8', 100);
      },
    );
  });
}

test('goes on to the last section where a company hides the calculator', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwake(page, '/seiu775srp/hispanic');
  const quiz = page.locator('#section_7');
  await quiz.getByRole('button', { name: 'Start', exact: true }).click();
  for (let question = 1; question < 5; question += 1) {
    await quiz.getByRole('button', { name: 'Myth', exact: true }).click();
    await quiz.getByRole('button', { name: 'Next question' }).click();
  }
  await quiz.getByRole('button', { name: 'Myth', exact: true }).click();
  await quiz.getByRole('link', { name: 'Continue' }).click();
  await expectTop(page, 'section_9', 100);
  await expect(page.locator('#section_8')).toHaveCount(0);
});

import { LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import { runAxe } from '../support/axe.ts';
import { findOverflow } from '../support/layout.ts';
import { openInSight } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

// The messages say where; a trace of every step would take as long as the check.
test.use({ reducedMotion: 'reduce', trace: 'off' });

for (const [company, companyId] of ['generic', 'seiu775srp'].entries()) {
  for (const [at, { language, query }] of LANGUAGES_OF_PAGES.entries()) {
    const turn = takeTurns({ at: at + company * 2, of: LANGUAGES_OF_PAGES.length * 2 });
    test(
      `no component in the theme of ${companyId} in ${language} breaks an accessibility rule`,
      turn(),
      async ({ page }) => {
        test.setTimeout(300_000);
        await openInSight(page, `/${companyId}/gallery?${query}`);
        await expect(page.locator('[data-component]')).toHaveCount(19);
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft((await runAxe(page)).violations, `at rest at ${width}`).toEqual([]);
          expect.soft(await findOverflow(page), `layout at ${width}`).toEqual([]);
        }
      },
    );
  }
}

test('components in use break no accessibility rule either', async ({ page }) => {
  test.setTimeout(300_000);
  await openInSight(page, '/riverbend/gallery?lang=es-US');
  const fronts = page.getByText(/^(?:Voltear|Mira qué ayuda)/);
  // Slides outside a carousel's window and turned cards cannot be reached.
  await fronts.evaluateAll((buttons) => {
    for (const button of buttons)
      if (
        button instanceof HTMLButtonElement &&
        button.closest('[inert]') === null &&
        button.checkVisibility({ visibilityProperty: true })
      )
        button.click();
  });
  const quiz = page.locator('[data-component="quiz"]');
  await quiz.getByRole('button', { name: 'Empezar' }).click();
  await quiz.getByRole('button', { name: 'Verdadero' }).click();
  const recipe = page.locator('[data-component="recipe-card"]');
  await recipe.getByLabel('Pagar impuestos ahora (Roth)').click();
  await page.locator('[data-component="aftd"]').getByRole('checkbox').first().check();
  for (const summary of await page.locator('main details:not([open]) > summary').all()) {
    if (await summary.isVisible()) await summary.click();
  }
  expect((await runAxe(page)).violations).toEqual([]);
  for (let question = 0; question < 2; question += 1) {
    await quiz.getByRole('button', { name: 'Siguiente' }).click();
    await quiz.getByRole('button', { name: 'Falso' }).click();
    expect((await runAxe(page)).violations).toEqual([]);
  }
  await quiz.getByRole('button', { name: 'Terminar' }).click();
  await expect(quiz.getByRole('heading', { name: 'Buen camino' })).toBeFocused();
  expect((await runAxe(page)).violations).toEqual([]);
});

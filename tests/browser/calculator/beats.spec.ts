import type { Page } from '@playwright/test';
import { findOverflow } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PATH = '/calculator/projections';
const PLAN = '#plan=40_67_50000_10000_3_50_6_';

const WORDS = [
  {
    language: 'en-US',
    query: '',
    begin: 'Tell it in 4 steps',
    next: 'Next',
    end: 'Show the whole chart',
    says: [/^You: .+\$[\d,]+/, /employer adds/, /^Time: growth/, /^One percent more/],
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    begin: 'Contarlo en 4 pasos',
    next: 'Siguiente',
    end: 'Ver toda la gráfica',
    says: [/^Tú: .+\$[\d,]+/, /empleador agrega/, /^El tiempo: el crecimiento/, /^Un 1%/],
  },
] as const;

const BEATS = ['you', 'employer', 'time', 'more'];

const listOf = (page: Page) => page.locator('ol:has([data-layer])');
const chartOf = (page: Page) => page.locator('main svg[role="img"]').filter({ visible: true });

for (const [at, words] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length });
  test(
    `one button tells the chart in four beats, and gives it back whole, in ${words.language}`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openAwake(page, `/generic${PATH}${words.query}${PLAN}`);
      const items = listOf(page).getByRole('listitem');
      await expect(items).toHaveCount(4);
      for (const [index, says] of words.says.entries())
        await expect(items.nth(index)).toHaveText(says);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press(words.begin);
      for (const [index, beat] of BEATS.entries()) {
        if (index > 0) await press(words.next);
        await expect(chartOf(page).first()).toHaveAttribute('data-beat', beat);
        await expect(listOf(page).locator('[aria-current="step"]')).toHaveText(
          words.says[index] ?? '',
        );
      }
      expect(await findOverflow(page)).toEqual([]);
      await press(words.end);
      await expect(listOf(page).locator('[aria-current]')).toHaveCount(0);
      await expect(chartOf(page).first()).not.toHaveAttribute('data-beat');
    },
  );
}

test('nothing of the told chart moves for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwake(page, `/generic${PATH}${PLAN}`);
  await page.getByRole('button', { name: 'Tell it in 4 steps' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(chartOf(page).first()).toHaveAttribute('data-beat', 'employer');
  // What the rule of all pages has cut short may still stand there for its hundredth of a millisecond.
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0)),
    ),
  );
  expect(longest).toBeLessThan(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the beats of a result are a list, and no button offers to tell them', async ({ page }) => {
    await page.goto('/generic/calculator');
    for (const [name, value] of Object.entries({
      currentAge: '40',
      retirementAge: '67',
      pretaxSalary: '50000',
      currentSavings: '10000',
      contributionPercentage: '3',
      employerMatchingContributionPercentage: '50',
      employerMatchingUpToContributionPercentageOfSalary: '6',
    }))
      await page.locator(`main [name="${name}"]`).first().fill(value);
    await page.locator('main form button[type="submit"]').last().click();
    await expect(listOf(page).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('button', { name: /Tell it/ })).toHaveCount(0);
  });
});

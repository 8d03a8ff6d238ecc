import { expect, type Locator, type Page } from '@playwright/test';
import { openAwake, readStored } from './open-page.ts';

export const TRAIL = '/riverbend/my-plan';

/** As the last question of the quiz leads to it. */
export async function finishQuiz(page: Page, plan: string): Promise<void> {
  await openAwake(page, `/retirement/riverbend/quiz/result?animal=${plan}&from=quiz`);
  await expect(page).not.toHaveURL(/from=quiz/);
}

export async function openTrail(page: Page, query = ''): Promise<void> {
  await openAwake(page, `${TRAIL}${query}`);
  await expect(page.locator('[data-island="my-trail"][data-awake]')).toHaveCount(1);
}

export async function readGuide(page: Page): Promise<void> {
  await openAwake(page, '/riverbend/articles/vesting/when-the-match-is-yours');
  await expect
    .poll(async () => (await readStored(page, 'riverbend')).state.articles.readArticles)
    .toContain('vesting');
}

/** The one thing on the page that looks like a button to go on. */
export function nextButtons(page: Page): Locator {
  return page.locator('main [data-next]');
}

/** What the trail says “What first?” with: $200 of debts and $1,550 a month, and a rate that leaves match. */
export async function typeOwnNumbers(page: Page): Promise<void> {
  await openAwake(page, '/riverbend/tools/a-budget-on-one-page');
  await page.locator('#budget-c').fill('1350');
  await page.locator('#budget-g').fill('200');
  // Its script comes once the sheet is in sight, and keeps what was typed before.
  await expect(page.locator('form.budget [data-kept]')).not.toBeEmpty();
  await openAwake(page, '/riverbend/calculator/projections#plan=40_67_48000_0_3_50_6_');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$');
}

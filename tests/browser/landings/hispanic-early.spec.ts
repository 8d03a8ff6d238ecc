import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/site-test.ts';

test('what is pressed at the first paint is done: phrases, a card, the guide and the quiz', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  await page.goto('/generic/hispanic', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /3 of 5$/ }).click();
  const cards = page.locator('#section_4');
  await cards.getByRole('button').first().click();
  const quiz = page.locator('#section_7');
  await quiz.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Open the discussion guide' }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(4);
  release();
  await expect(page.getByRole('dialog', { name: 'A guide for talking' })).toBeVisible();
  await expect(cards.locator('[data-flipped]')).toHaveCount(1);
  await expect(quiz.locator('[data-step="debt"]')).toBeAttached();
  await expect(page.getByText('3 of 5', { exact: true })).toBeAttached();
});

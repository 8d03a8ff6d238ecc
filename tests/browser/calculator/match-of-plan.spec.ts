import type { Locator, Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english, whole: /\$209,000/ },
  { language: 'es-US', query: '?lang=es-US', texts: spanish, whole: /\$209,000/ },
] as const;

/** What is left to ask where the plan is known. */
const FOUR = {
  currentAge: '40',
  pretaxSalary: '50,000',
  currentSavings: '10,000',
  contributionPercentage: '6',
};

const rate = (page: Page): Locator =>
  page.locator('main [name=employerMatchingContributionPercentage]');
const upTo = (page: Page): Locator =>
  page.locator('main [name=employerMatchingUpToContributionPercentageOfSalary]');
const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function fillFour(page: Page): Promise<void> {
  for (const [name, typed] of Object.entries(FOUR))
    await page.locator(`main [name=${name}]`).fill(typed);
}

for (const [at, { language, query, texts, whole }] of LANGUAGES.entries()) {
  const words = texts.calculator;
  const turn = takeTurns({ at, of: LANGUAGES.length });

  test(
    `four numbers are enough where the plan is known, and its match may be changed in ${language}`,
    turn(),
    async ({ page }) => {
      await openAwake(page, `/riverbend/calculator${query}`);
      await expect(rate(page)).toBeHidden();
      await expect(rate(page)).toHaveValue('50');
      await expect(upTo(page)).toHaveValue('6');
      await fillFour(page);
      await page.getByRole('button', { name: words.submit }).click();
      await expect(headline(page)).toHaveAccessibleName(whole);

      await page.goBack();
      await page.getByText(words.plan.change, { exact: true }).click();
      await rate(page).fill('100');
      // While somebody types, the fields stay, even where they hold what the plan says.
      await rate(page).fill('50');
      await expect(rate(page)).toBeFocused();
      await expect(rate(page)).toBeVisible();
      await expect(page.getByText(words.plan.entered)).toBeVisible();
      await rate(page).fill('0');
      await expect(page.getByText(words.plan.other)).toBeVisible();
      await reloadAwake(page);
      await rate(page).focus();
      await expect(rate(page)).toHaveValue('0');
      await expect(page.getByText(words.plan.other)).toBeVisible();
      await expect(page.getByText(words.plan.entered)).toHaveCount(0);
      await page.getByRole('button', { name: words.submit }).click();
      await expect(headline(page)).toBeVisible();
      await expect(headline(page)).not.toHaveAccessibleName(whole);
    },
  );

  test(
    `who does not know the match goes on with an example in ${language}`,
    turn(),
    async ({ page }) => {
      await openAwake(page, `/generic/calculator${query}`);
      await page.getByText(words.unknownMatch.title, { exact: true }).click();
      await fillFour(page);
      const examples = page.getByRole('button', { name: new RegExp(`^${words.unknownMatch.use}`) });
      await expect(examples).toHaveCount(3);
      await examples.last().click();
      await expect(rate(page)).toHaveValue('0');
      await expect(upTo(page)).toHaveValue('0');
      await examples.first().click();
      await expect(rate(page)).toHaveValue('50');
      await expect(upTo(page)).toHaveValue('6');
      await expect(page.getByRole('status').filter({ hasText: '50%' })).toBeVisible();
      await reloadAwake(page);
      await expect(rate(page)).toHaveValue('50');
      await page.getByRole('button', { name: words.submit }).click();
      await expect(headline(page)).toHaveAccessibleName(whole);
    },
  );
}

test('what is typed in the tab and what a link brings win over the plan, and are seen', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/calculator');
  await page.getByText('Change the match', { exact: true }).click();
  await rate(page).fill('25');
  await upTo(page).fill('');
  await reloadAwake(page);
  await expect(rate(page)).toHaveValue('25');
  await expect(rate(page)).toBeVisible();
  await expect(upTo(page)).toHaveValue('');

  await page.goto('/riverbend/calculator#plan=40_67_50000_10000_6_100_4_');
  await expect(rate(page)).toHaveValue('100');
  await expect(upTo(page)).toHaveValue('4');
  await expect(upTo(page)).toBeVisible();

  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(rate(page)).toHaveValue('50');
  await expect(upTo(page)).toHaveValue('6');
  await expect(rate(page)).toBeHidden();
});

test('a mistake in the match of the plan opens its fields', async ({ page }) => {
  await openAwake(page, '/riverbend/calculator');
  const summary = page.getByText('Change the match', { exact: true });
  await summary.click();
  await rate(page).fill('300');
  await page.getByRole('button', { name: 'Show my projection' }).click();
  const mistakes = page.getByRole('alert');
  await mistakes.getByRole('link', { name: 'Your employer adds' }).click();
  await expect(rate(page)).toBeFocused();
  await expect(rate(page)).toHaveAccessibleDescription(/Please enter a match between 0% and 200%$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields of the match open and hold what the plan says, and no button is dead', async ({
    page,
  }) => {
    await page.goto('/riverbend/calculator');
    await page.getByText('Change the match', { exact: true }).click();
    await expect(rate(page)).toBeVisible();
    await fillFour(page);
    await rate(page).fill('0');
    await page.getByRole('button', { name: 'Show my projection' }).click();
    await expect(headline(page)).toContainText('at 67');
    await expect(headline(page)).not.toContainText('$209,000');
    await page.getByRole('button', { name: 'Edit my numbers' }).click();
    await expect(rate(page)).toHaveValue('0');
    await expect(rate(page)).toBeVisible();

    await page.goto('/generic/calculator');
    await page.getByText('I don’t know my match', { exact: true }).click();
    await expect(
      page.getByText('50% of what you save, up to 6% of your pay', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Use this/ })).toHaveCount(0);
  });
});

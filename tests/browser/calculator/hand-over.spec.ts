import { english, spanish } from '#tests/support/texts/every-text.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PLAN = '#plan=40_65_31234_12000_6_50_6_&made=3';

for (const [at, [query, { projections, moneyQuestions }]] of (
  [
    ['', english],
    ['?lang=es-US', spanish],
  ] as const
).entries())
  test(
    `a projection brings its numbers to the questions it leads to, in no address${query}`,
    takeTurns({ at, of: 2 })(),
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
      const address = `/generic/calculator/projections${query}`;
      await openAwake(page, `${address}${PLAN}`);
      await page.getByRole('link', { name: projections.savers.link }).click();
      await expect(page.locator('#ask-income')).toHaveValue('31234');
      await expect(page.locator('#ask-saved')).toHaveValue('1874');
      const { handed } = moneyQuestions.of.savers;
      const note = page.getByText(handed.income);
      await expect(note).toBeVisible();
      await page.locator('#ask-income').fill('29000');
      await expect(note).toBeHidden();
      await reloadAwake(page);
      await expect(page.locator('#ask-income')).toHaveValue('29000');
      await expect(note).toBeHidden();
      await page.goBack();
      await page.getByRole('link', { name: projections.barsLink }).click();
      await expect(page.locator('#ask-currentAge')).toHaveValue('40');
      await expect(page.locator('#ask-retirementAge')).toHaveValue('65');
      await expect(page.locator('#ask-pay')).toHaveValue('31234');
      await expect(page.locator('#ask-savings')).not.toHaveValue('300,000');
      await expect(page.locator('#answer')).toBeVisible();
      const toQuestions = asked.filter((request) => request.includes('/questions/'));
      expect(toQuestions.length).toBeGreaterThan(1);
      expect(toQuestions.filter((request) => /31,?234/.test(request))).toEqual([]);
    },
  );

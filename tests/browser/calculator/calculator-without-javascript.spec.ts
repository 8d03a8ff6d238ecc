import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

/** The plan's match is filled in: half of what is saved, up to 6 % of pay. */
const TYPED = [
  { name: 'currentAge', typed: '40' },
  { name: 'pretaxSalary', typed: '$50,000' },
  { name: 'currentSavings', typed: '10,000' },
  { name: 'contributionPercentage', typed: '6%' },
];

const WAYS = [
  {
    language: 'en-US',
    query: '',
    send: 'Show my projection',
    missing: 'Some information above is missing',
    salary: 'Please enter a salary between $1k and $10M',
    again: 'Recalculate',
    rate: 'My contribution',
    change: 'Change these',
    growth: 'Growth',
    apply: 'Recalculate with these',
    grown: '7% a year, every year',
    reset: 'Back to our assumptions',
    edit: 'Edit my numbers',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    send: 'Ver mi proyección',
    missing: 'Falta información arriba',
    salary: 'Escribe un sueldo entre $1,000 y $10 millones',
    again: 'Calcular otra vez',
    rate: 'Mi contribución',
    change: 'Cambiar esto',
    growth: 'Crecimiento',
    apply: 'Calcular con estos',
    grown: '7% al año, todos los años',
    reset: 'Volver a nuestros supuestos',
    edit: 'Cambiar mis números',
  },
];

for (const [at, words] of WAYS.entries()) {
  const turn = takeTurns({ at, of: WAYS.length, first: 1 });
  const { language, query } = words;
  test(
    `the whole way works without JavaScript in ${language}`,
    turn(),
    async ({ page, expected }) => {
      // A form with mistakes is a page with the status 400.
      expected.failures.push('/riverbend/calculator/projections');
      await page.goto(`/riverbend/calculator${query}`);
      const main = page.getByRole('main');
      await main.locator('[name=currentAge]').fill('40');
      await main.getByRole('button', { name: words.send }).click();
      await expect(main.getByRole('alert')).toContainText(words.missing);
      // It stands at its field, and in the summary.
      await expect(main.getByText(words.salary)).toHaveCount(2);
      await expect(main.locator('[name=currentAge]')).toHaveValue('40');
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      await main.getByRole('alert').getByRole('link').first().click();
      await expect(main.locator(':target')).toHaveAttribute('name', 'pretaxSalary');
      for (const { name, typed } of TYPED) await main.locator(`[name=${name}]`).fill(typed);
      await main.getByRole('button', { name: words.send }).click();
      const headline = page.getByRole('heading', { level: 1 });
      await expect(headline).toContainText('$209,000');
      await expect(page).toHaveURL(`/riverbend/calculator/projections${query}`);

      // No script can switch between the two, so both are shown, and no control that cannot work is
      // offered.
      await expect(main.getByRole('img').first()).toBeVisible();
      await expect(main.getByRole('table')).toBeVisible();
      await expect(main.locator('button[type=button]:visible')).toHaveCount(0);

      await main.getByRole('textbox', { name: words.rate }).fill('7');
      await main.getByRole('button', { name: words.again, exact: true }).click();
      await expect(headline).toContainText('$230,000');

      await main.getByText(words.change, { exact: true }).click();
      await main.getByRole('textbox', { name: words.growth, exact: true }).fill('7');
      await main.getByRole('button', { name: words.apply }).click();
      await expect(main.getByText(words.grown)).toBeVisible();
      await expect(headline).not.toContainText('$230,000');
      await expect(main.getByRole('textbox', { name: words.rate })).toHaveValue('7');

      await main.getByText(words.change, { exact: true }).click();
      await main.getByRole('button', { name: words.reset }).click();
      await expect(headline).toContainText('$230,000');
      await expect(main.getByText(words.grown)).toHaveCount(0);

      await main.getByRole('button', { name: words.edit }).click();
      await expect(page).toHaveURL(`/riverbend/calculator${query}`);
      await expect(main.locator('[name=pretaxSalary]')).toHaveValue('50000');
      await expect(main.locator('[name=contributionPercentage]')).toHaveValue('7');
    },
  );
}

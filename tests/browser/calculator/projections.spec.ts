import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openAwake, waitUntilAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const PATH = '/calculator/projections';
/** Ages 40 to 67, $50,000 a year, $10,000 saved, 6 % of pay saved, 50 % of it matched up to 6 %. */
const PLAN = '#plan=40_67_50000_10000_6_50_6_';

function headlineOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function openPlan(page: Page, company = 'generic'): Promise<void> {
  await openAwake(page, `/${company}${PATH}${PLAN}`);
  await expect(headlineOf(page)).toHaveAccessibleName(/about \$209,000 at 67\.$/);
}

test('a link brings the plan back in a new window, and leaves a clean address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  context.on('request', (request) => sent.push(request.url()));
  await openPlan(page);
  await expect(page).toHaveURL(`/generic${PATH}`);
  await page.getByRole('button', { name: 'One percent more' }).click();
  await expect(headlineOf(page)).toHaveAccessibleName(/\$21,000 more\.$/);
  await page.getByRole('button', { name: 'Copy a link to these numbers' }).click();
  await expect(page.getByRole('button', { name: 'Link copied!' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toMatch(/^#plan=40_67_50000_10000_7_50_6_&made=[\d_]+$/);

  const other = await context.newPage();
  await other.goto(link);
  await expect(headlineOf(other)).toHaveAccessibleName(/\$230,000/);
  await expect(other).toHaveURL(`/generic${PATH}`);
  expect(sent.filter((url) => url.includes('50000'))).toEqual([]);
  await other.close();
});

test('a link opened in the tab that shows a plan brings its own, as often as it is opened', async ({
  page,
}) => {
  await openPlan(page);
  await page.getByText('Change these', { exact: true }).click();
  const growth = page.locator('#assumption-returnPercentage');
  await growth.fill('12.5');
  for (let times = 0; times < 2; times += 1) {
    await page.goto(`/generic${PATH}#plan=40_67_50000_10000_7_50_6_&inflationPercentage=3`);
    await expect(headlineOf(page)).toHaveAccessibleName(/\$201,000/);
    await expect(page).toHaveURL(`/generic${PATH}`);
    await expect(page.getByText('3% a year', { exact: true })).toHaveCount(2);
    await expect(growth).toHaveValue('5.5');
    await page.getByRole('button', { name: 'One percent less' }).click();
    await expect(headlineOf(page)).toHaveAccessibleName(/\$18,000 less\.$/);
  }
  // The form holds the plan's own values, so typing elsewhere changes nothing else.
  await page.getByText('Change these', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Plan until age' }).fill('95');
  await expect(page.getByText('3% a year', { exact: true })).toHaveCount(2);

  await page.goto(`/generic${PATH}#plan=12_67_50000_10000_6_50_6_1`);
  await expect(page).toHaveURL('/generic/calculator');
  const age = page.getByRole('textbox', { name: 'Your age today', exact: true });
  await expect(age).toHaveValue('12');
  await page.goto(`/generic/calculator${PLAN}`);
  await expect(age).toHaveValue('40');
  await expect(page).toHaveURL('/generic/calculator');
});

test('a link with mistakes leads to the form, with what it holds', async ({ page }) => {
  // The page that was asked for leads on by itself, so nothing waits for it.
  await page.goto(`/generic${PATH}#plan=12_67_50000_10000_6_50_6_1`);
  await expect(page).toHaveURL('/generic/calculator');
  await expect(page.getByRole('textbox', { name: 'Your age today', exact: true })).toHaveValue(
    '12',
  );
  await expect(page.getByRole('checkbox', { name: /Raise my rate/ })).toBeChecked();
});

test('chart and table say the same, and the file has every year of it', async ({ page }) => {
  await openPlan(page);
  const chart = page.getByRole('img', { name: /^Your savings from age 40 to 67/ });
  const table = page.getByRole('table', {
    name: 'Savings in today’s dollars at the start of the year you turn each age',
  });
  await expect(chart).toBeVisible();
  await expect(chart).toHaveAccessibleName(/about \$209,000.*about \$230,000\.$/);
  await expect(table).toBeHidden();
  const toTable = page.getByRole('button', { name: 'Table', exact: true });
  await toTable.click();
  await expect(toTable).toHaveAttribute('aria-pressed', 'true');
  await expect(chart).toBeHidden();
  await expect(table.getByRole('row').last()).toHaveText(/67\s*\$208,750\s*\$229,524\s*\+\$20,774/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the table' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-projection-20\d\d-v\d+\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  // A spreadsheet reads the accents of a file only if it begins with a byte order mark.
  expect(text.codePointAt(0)).toBe(0xfe_ff);
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(29);
  expect(lines[0]).toContain(`"As you are, 6% (today’s dollars)"`);
  expect(lines[0]).toContain(`"'+1%, 7% (today’s dollars)"`);
  expect(lines[1]).toBe('40,10000.00,10000.00,10000.00,50000.00,3000.00,1500.00,182.93,14682.93');
  expect(lines[2]).toMatch(/^41,14682\.93,/);
  expect(lines.at(-1)).toMatch(/^67,208750\.47,229523\.77,406604\.17,,,,,$/);
});

test('what is assumed can be changed and set back, and a mistake changes nothing', async ({
  page,
}) => {
  await openPlan(page);
  await page.getByText('Change these', { exact: true }).click();
  const growth = page.getByRole('textbox', { name: 'Growth', exact: true });
  await growth.fill('7');
  await expect(page.getByText('7% a year, every year')).toBeVisible();
  await expect(headlineOf(page)).not.toHaveAccessibleName(/\$209,000/);
  await growth.fill('12.5');
  await expect(growth).toHaveAccessibleDescription(/Please enter a number between 0 and 12$/);
  await expect(page.getByText('5.5% a year, every year')).toBeVisible();
  await growth.fill('6');
  await page.getByRole('combobox', { name: 'Count Social Security' }).selectOption('no');
  await expect(page.getByText('Social Security is not included.')).toBeVisible();

  await page.getByRole('button', { name: 'Back to our assumptions' }).click();
  await expect(growth).toHaveValue('5.5');
  await expect(headlineOf(page)).toHaveAccessibleName(/\$209,000/);
  await expect(page.getByText('Social Security is counted from age 67.')).toBeVisible();
});

test('when money goes in, when raises come and where a rising rate stops can be changed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `/generic${PATH}${PLAN}1`);
  await expect(headlineOf(page)).toHaveAccessibleName(/\$449,000/);
  const panel = page.getByRole('region', { name: 'What we assumed' });
  await panel.getByText('Change these', { exact: true }).click();
  const rule = panel.getByRole('combobox', { name: 'Growth in a month' });
  await expect(rule).toHaveCount(0);
  await panel.getByRole('combobox', { name: 'When money goes in' }).selectOption('month-start');
  await expect(panel.getByRole('definition').nth(1)).toHaveText('Every month, at its start');
  await rule.selectOption('effective');
  await panel.getByRole('combobox', { name: 'When raises come' }).selectOption('year-start');
  await panel.getByRole('textbox', { name: 'The yearly rate increase stops at' }).fill('10');
  await expect(panel.getByText('1% every year, up to 10% of pay')).toBeVisible();
  const legend = page.getByRole('main').getByRole('listitem').first();
  await expect(legend).toHaveText('As you are, 6% rising to 10%');
  await page.getByRole('button', { name: 'Copy a link to these numbers' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const carried =
    'autoIncreaseCapPercentage=10&depositTiming=month-start&monthlyRateRule=effective&raiseMoment=year-start';
  expect(new URL(link).hash).toContain(`${PLAN}1&${carried}&made=`);
  await expect(headlineOf(page)).toHaveAccessibleName(/\$297,000/);

  await openAwake(page, '/generic');
  await page.goto(link);
  await expect(legend).toHaveText('As you are, 6% rising to 10%');
  await expect(headlineOf(page)).toHaveAccessibleName(/\$297,000/);
  await panel.getByText('Change these', { exact: true }).click();
  await expect(rule).toHaveValue('effective');
  await page.getByRole('link', { name: 'Edit my numbers' }).click();
  await expect(page.getByText('We stop at 10% of pay.')).toBeVisible();
  await page.getByRole('button', { name: 'Show my projection' }).click();

  await panel.getByText('Change these', { exact: true }).click();
  const reset = panel.getByRole('button', { name: 'Back to our assumptions' });
  await reset.click();
  await expect(reset).toBeFocused();
  await expect(rule).toHaveCount(0);
  await expect(panel.getByRole('combobox', { name: 'When raises come' })).toHaveValue('year-end');
  await expect(headlineOf(page)).toHaveAccessibleName(/\$449,000/);
});

test('what is assumed goes along to the other language, and in the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlan(page);
  await page.getByText('Change these', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Growth', exact: true }).fill('7');
  await page.getByRole('combobox', { name: 'Count Social Security' }).selectOption('no');
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  // The numbers are known to the script alone, so the page is awake once it shows them.
  await expect(page.getByText('7% al año, todos los años')).toBeVisible();
  await page.getByRole('button', { name: 'Copiar un enlace a estos números' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${PLAN}&returnPercentage=7&includesSocialSecurity=no&made=`);
  await openAwake(page, '/generic');
  await page.goto(link);
  await expect(page.getByText('7% al año, todos los años')).toBeVisible();
  await expect(page).toHaveURL(`/generic${PATH}?lang=es-US`);
});

test('a page that a plain form brought goes on where the form was', async ({ page, baseURL }) => {
  await openAwake(page, '/generic/calculator');
  await page.context().clearCookies();
  // On a slow connection the form is sent before the page's script has started.
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action });
    const values = {
      currentAge: '40',
      retirementAge: '67',
      pretaxSalary: '50000',
      currentSavings: '10000',
      contributionPercentage: '6',
      employerMatchingContributionPercentage: '50',
      employerMatchingUpToContributionPercentageOfSalary: '6',
      returnPercentage: '7',
    };
    for (const [name, value] of Object.entries(values))
      form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(form);
    form.submit();
  }, `${baseURL}/generic${PATH}`);
  await expect(page).toHaveURL(`/generic${PATH}`);
  await waitUntilAwake(page);
  await expect(page.getByText('7% a year, every year')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'My contribution' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '7% of pay');
  await expect(page.getByText('7% a year, every year')).toBeVisible();
  await page.getByText('Change these', { exact: true }).click();
  await page.getByRole('button', { name: 'Back to our assumptions' }).click();
  await expect(page.getByText('5.5% a year, every year')).toBeVisible();
  await expect(headlineOf(page)).toHaveAccessibleName(/\$21,000 more\.$/);
});

test('a rate of hundredths is said as it was entered, with one percent more', async ({ page }) => {
  await openAwake(page, `/generic${PATH}#plan=40_67_50000_10000_0.14_50_6_&made=3`);
  const legend = page.getByRole('main').getByRole('listitem');
  await expect(legend.first()).toHaveText('As you are, 0.14%');
  await expect(legend.nth(1)).toHaveText('With 1% more, 1.14%');
});

test('a rate that rises every year is not told as one that stays, on the page or in the file', async ({
  page,
}) => {
  await openAwake(page, `/generic${PATH}#plan=25_67_48000_3000_6_50_6_1&made=3`);
  const rising = 'As you are, 6% rising to 35%';
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(rising);
  await expect(page.getByRole('img', { name: /^Your savings/ })).toHaveAccessibleName(
    /Starting at 6% of your pay at age 25 and adding 1% a year up to 35% could add up to about \$1,027,000/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the table' }).click();
  const [head] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(head).toContain(`"${rising} (today’s dollars)"`);
  expect(head).toContain(`"'+1%, 7% rising to 35% (today’s dollars)"`);
});

test.describe('the change button', () => {
  test('of a company that explains never leaves', async ({ page }) => {
    await openPlan(page, 'seiu775srp');
    const main = page.getByRole('main');
    const button = main.locator('summary').filter({ hasText: 'See who to ask' });
    await button.click();
    await expect(main.getByRole('note').filter({ hasText: 'Heads up' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`/seiu775srp${PATH}`);
    expect(await main.locator('a[href*="plan.example.com"]').count()).toBe(0);
  });

  test('of any other says where it leads before it leaves, in the words of the company', async ({
    page,
    context,
    expected,
  }) => {
    expected.hosts.push('benefits.riverbend.example.com');
    await context.route('https://benefits.riverbend.example.com/**', (route) =>
      route.fulfill({ body: 'the plan' }),
    );
    await openPlan(page, 'riverbend');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Change my Riverbend savings rate' }).click();
    const dialog = page.getByRole('dialog', { name: 'You’re leaving Riverbend' });
    await expect(dialog).toContainText('The Riverbend benefits site opens in a new tab.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await main.getByRole('link', { name: 'Change my Riverbend savings rate' }).click();
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: /^Continue/ }).click();
    expect((await opened).url()).toBe('https://benefits.riverbend.example.com/contributions');
  });

  test('offers enrollment to somebody who is to enroll', async ({ page }) => {
    await openAwake(page, `/riverbend${PATH}?e=1${PLAN}`);
    const enroll = page.getByRole('main').getByRole('link', { name: 'Enroll now' });
    await expect(enroll).toHaveAttribute('href', 'https://benefits.riverbend.example.com/enroll');
    await expect(page).toHaveURL(`/riverbend${PATH}`);
  });
});

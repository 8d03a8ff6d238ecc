import { findOverflow, setStyle, TEXT_SPACING } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const TYPED = {
  currentAge: '40',
  pretaxSalary: '50000',
  currentSavings: '10000',
  contributionPercentage: '6',
  employerMatchingContributionPercentage: '50',
  employerMatchingUpToContributionPercentageOfSalary: '500',
};

test('the first press after a mistake in the last row of the calculator acts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAwake(page, '/generic/calculator');
  for (const [name, text] of Object.entries(TYPED))
    await page.locator(`main [name="${name}"]`).fill(text);
  const submit = page.getByRole('button', { name: 'Show my projection' });
  await submit.scrollIntoViewIfNeeded();
  const before = await submit.boundingBox();
  if (!before) throw new Error('The button is not shown');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('alert')).toBeFocused();
});

test('the sources of the Hispanic page are links', async ({ page }) => {
  await page.goto('/generic/hispanic?lang=es-US');
  const sources = page.locator('main a[href^="https://"][href*=".gov/"]');
  expect(await sources.count()).toBeGreaterThan(1);
});

for (const query of ['', '?lang=es-US']) {
  test(`the band of one percent keeps inside with spaced text at 320 px${query}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAwake(page, `/riverbend${query}`);
    await setStyle(page, TEXT_SPACING);
    expect(await findOverflow(page)).toEqual([]);
    const band = page.locator('#one-percent');
    for (const value of ['25', '100000', '10'])
      await band
        .locator('label')
        .filter({ has: page.locator(`[value="${value}"]`) })
        .first()
        .click();
    expect(await findOverflow(page)).toEqual([]);
  });

  test(`who to ask about a change keeps inside with spaced text at 375 px${query}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`/seiu775srp/make-a-change${query}`);
    await setStyle(page, TEXT_SPACING);
    expect(await findOverflow(page)).toEqual([]);
  });
}

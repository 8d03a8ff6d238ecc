import { DOUBLE_TEXT, findOverflow, findPartedWords, setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

test('at 320 px with double text no word of the road trip and the Hispanic page is parted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of ['roadtrip', 'roadtrip?lang=es-US', 'hispanic', 'hispanic?lang=es-US']) {
    await openAwake(page, `/riverbend/${address}`);
    await setStyle(page, DOUBLE_TEXT);
    expect.soft(await findPartedWords(page, 'every'), address).toEqual([]);
    expect.soft(await findOverflow(page), address).toEqual([]);
  }
});

test('in forced colors the legend of the savers has the marks of their bars', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAwake(page, '/generic/hispanic');
  const marks = await page
    .locator('span')
    .filter({ hasText: /^(What they put in|Growth)$/ })
    .evaluateAll((names) =>
      names
        .map((name) => getComputedStyle(name, '::before'))
        .map(({ backgroundColor, backgroundImage }) => `${backgroundColor} ${backgroundImage}`),
    );
  expect(marks).toHaveLength(2);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const mark of marks) expect([`${ground} none`, 'rgba(0, 0, 0, 0) none']).not.toContain(mark);
});

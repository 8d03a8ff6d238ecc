import { findCoveredStops } from '../support/find-covered-stops.ts';
import { DOUBLE_TEXT, findOverflow, setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

test('the open menu fits the smallest window, and can be scrolled where it is too low', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await openAwake(page, '/seiu775srp?lang=es-US');
  await page.locator('header summary').click();
  expect(await findOverflow(page)).toEqual([]);
  const last = page.locator('header details a').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('on a small phone the whole menu is reached, and Escape and a press beside it close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ['en-US', 'es-US']) {
    await openAwake(page, `/seiu775srp?lang=${language}`);
    const menu = page.locator('header details');
    const button = menu.locator('summary');
    await button.click();
    expect(await findOverflow(page)).toEqual([]);
    // Each row is seen whole once it has the focus.
    for (const link of await menu.locator('a').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu).toHaveAttribute('open');
    await page.getByRole('banner').click({ position: { x: 180, y: 4 } });
    await expect(menu).not.toHaveAttribute('open');
  }
});

test('the open menu fits with double text at 320 px, in a low window and in a high one', async ({
  page,
}) => {
  for (const companyId of ['generic', 'riverbend', 'seiu775srp']) {
    await openAwake(page, `/${companyId}?lang=es-US`);
    await setStyle(page, DOUBLE_TEXT);
    for (const height of [640, 900]) {
      await page.setViewportSize({ width: 320, height });
      const menu = page.locator('header details');
      await menu.evaluate((element) => element.setAttribute('open', ''));
      // What scrolls by itself is no overflow of the page: the panel must not scroll sideways.
      const hidden = await menu
        .locator('summary + div')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(hidden, `${companyId} at ${height} px`).toBe(0);
    }
  }
});

test('the check of the layout sees words that stick out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAwake(page, '/generic/faqs');
  await setStyle(page, 'h1 { width: 400px }');
  expect((await findOverflow(page)).join('\n')).toMatch(/H1 .* ends at/);
});

test('the walk over the focus sees what the sticky header covers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAwake(page, '/generic/faqs');
  await setStyle(page, 'html { scroll-padding-top: 0 !important }');
  expect((await findCoveredStops(page)).join('\n')).toContain(' is under ');
});

test('at 400 % the first line of a heading is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  for (const address of [
    'riverbend/calculator/disclosures',
    'riverbend/virtual-event/sessions/settle-in',
    'retirement/riverbend/quiz/contributing-to-401k',
    'riverbend/articles/employer-match/the-match-money-that-meets-you-halfway',
    'riverbend/error',
  ]) {
    await page.goto(`/${address}`);
    const end = await page.locator('main h1').evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getClientRects()[0]?.bottom;
    });
    // A line's box is a little higher than its letters.
    expect.soft(end, address).toBeLessThanOrEqual(182);
  }
});

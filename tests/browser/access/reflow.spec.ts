import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { findOverflow, setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

/** Success criterion 1.4.12 names these four. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
const DOUBLE_TEXT = 'html { font-size: 200% !important }';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 640, height: 320 },
];
/** Spanish words are the longer ones, and this company has the longest of them. */
const PAGES = EVERY_PAGE.filter(
  ({ companyId, language }) => companyId === 'riverbend' && language === 'es-US',
);

// The messages say where; a trace of every step would take as long as the check.
test.use({ reducedMotion: 'reduce', trace: 'off' });

for (const { kind, address } of PAGES) {
  test(`${kind} in Spanish fits a small window, spaced text and double text`, async ({
    page,
    expected,
  }) => {
    if (kind === 'not found') expected.failures.push(address);
    await openAwake(page, address);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const found = await findOverflow(page);
      expect.soft(found, `at ${window.width} by ${window.height}`).toEqual([]);
    }
    await setStyle(page, TEXT_SPACING);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await findOverflow(page), `spaced text at ${width}`).toEqual([]);
    }
    await page.evaluate(() => document.adoptedStyleSheets.splice(0));
    await setStyle(page, DOUBLE_TEXT);
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `double text at ${width}`).toEqual([]);
    }
  });
}

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

test('the check of the layout sees words that stick out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAwake(page, '/generic/faqs');
  await setStyle(page, 'h1 { width: 400px }');
  expect((await findOverflow(page)).join('\n')).toMatch(/H1 .* ends at/);
});

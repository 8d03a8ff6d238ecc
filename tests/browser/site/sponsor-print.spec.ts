import { SHOWN_MONTHS } from '#contracts/calls/sponsor.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { expect, test as base } from '../support/site-test.ts';

/** A test of the page of a sponsor, on a site that has figures. */
const test = base.extend<{ baseURL: string; sponsorLink: string }>({
  sponsorLink: async ({ siteOf }, use) => {
    const { base: address, ask } = await siteOf('sponsor');
    await use(`${address}${await ask('link')}`);
  },
  baseURL: async ({ sponsorLink }, use) => {
    await use(new URL(sponsorLink).origin);
  },
});

test('the figures of a sponsor fit two sheets, in staging and with many campaigns', async ({
  page,
  sponsorLink,
}) => {
  for (const months of SHOWN_MONTHS)
    for (const code of LANGUAGE_CODES) {
      await page.goto(`${sponsorLink}?months=${months}&lang=${code}`);
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect(sheets?.length, `${months} months in ${code}`).toBeLessThanOrEqual(2);
    }
});

test('the words above its columns stand on one line, on a phone and on paper', async ({
  page,
  sponsorLink,
}) => {
  for (const media of ['screen', 'print'] as const)
    for (const code of LANGUAGE_CODES) {
      // Half a sheet is as wide as a phone is.
      await page.setViewportSize({ width: media === 'screen' ? 375 : 720, height: 900 });
      await page.emulateMedia({ media });
      await page.goto(`${sponsorLink}?lang=${code}`);
      await page.evaluate(() => document.fonts.ready);
      const broken = await page
        .locator(`table:not(.wide) :is(thead th${media === 'print' ? ', caption' : ''})`)
        .evaluateAll((cells) =>
          cells
            .filter((cell) => {
              const words = document.createRange();
              words.selectNodeContents(cell);
              return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size > 1;
            })
            .map((cell) => cell.textContent.trim()),
        );
      expect(broken, `${media} in ${code}`).toEqual([]);
    }
});

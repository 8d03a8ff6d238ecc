import type { Page } from '@playwright/test';
import { setStyle } from '../support/layout.ts';
import { expect, test } from '../support/site-test.ts';

// Where the header is, no script changes it: what is measured here comes with the document.
test.use({ javaScriptEnabled: false });

const COMPANIES = ['generic', 'riverbend', 'seiu775srp'];
/** Both sides of each width at which the header changes, and the widths of common windows. */
const WIDTHS = [320, 344, 360, 375, 399, 400, 414, 479, 480, 768, 1024, 1263, 1264, 1280, 1366];
const WIDE = [1440, 1536, 1583, 1584, 1600, 1920];

for (const companyId of COMPANIES) {
  test(`the header of ${companyId} is one row at every width, with its links or with the menu button, and the name keeps its distance`, async ({
    page,
  }) => {
    for (const language of ['en-US', 'es-US']) {
      await page.goto(`/${companyId}?lang=${language}`);
      for (const width of [...WIDTHS, ...WIDE]) {
        await page.setViewportSize({ width, height: 700 });
        const { rows, linkRows, nameLines, distance, overflow } = await measure(page);
        const seen = { rows, linkRows, nameLines, isApart: distance >= 12, overflow };
        expect
          .soft(seen, `${language} at ${width} px`)
          .toEqual({ rows: 1, linkRows: 1, nameLines: 1, isApart: true, overflow: 0 });
      }
    }
  });
}

test('with larger text the header takes a second row, and the name still touches nothing', async ({
  page,
}) => {
  for (const companyId of COMPANIES) {
    await page.goto(`/${companyId}?lang=es-US`);
    for (const percent of [130, 150, 200]) {
      await setStyle(page, `html { font-size: ${percent}% !important }`);
      for (const width of [320, 360, 375, 414, 1280, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        const { rows, linkRows, distance, overflow } = await measure(page);
        const seen = { isApart: rows > 1 || distance >= 12, linkRows, overflow };
        expect
          .soft(seen, `${companyId}, ${percent} % at ${width} px`)
          .toEqual({ isApart: true, linkRows: 1, overflow: 0 });
      }
    }
  }
});

test('the menu begins with the page in the other language, which a small window shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { language, other } of [
    { language: 'en-US', other: 'Ver en español' },
    { language: 'es-US', other: 'View in English' },
  ])
    for (const companyId of COMPANIES) {
      await page.goto(`/${companyId}/faqs?lang=${language}`);
      await page.locator('header summary').click();
      const link = page.getByRole('link', { name: other, exact: true }).filter({ visible: true });
      const { y = 0, height = 0 } = (await link.last().boundingBox()) ?? {};
      expect.soft(height, companyId).toBeGreaterThanOrEqual(48);
      expect.soft(y + height, companyId).toBeLessThan(200);
      const rows = page.locator('header details nav a');
      expect.soft((await rows.first().boundingBox())?.y, companyId).toBeGreaterThan(y);
    }
});

/** How the visible parts of the header lie to each other. */
async function measure(page: Page) {
  return page.evaluate(() => {
    const boxOf = (node: Node): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const bar = document.querySelector('body > header > div');
    const parts = [...(bar?.children ?? [])].filter((part) => part.checkVisibility());
    const [logo, next] = parts;
    const name = logo?.querySelector('span');
    if (!bar || !logo || !next || !name) throw new Error('The header lacks a part');
    const words = boxOf(name);
    const middles = parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    const links = [...bar.querySelectorAll('nav a')].filter(
      (link) => link.checkVisibility() && link.closest('details') === null,
    );
    const tops = new Set(links.map((link) => Math.round(link.getBoundingClientRect().top)));
    return {
      // Parts of one row share their middle, but for a pixel of rounding.
      rows: new Set(middles.map((middle) => Math.round(middle / 4))).size,
      linkRows: Math.max(tops.size, 1),
      nameLines: Math.round(words.height / Number.parseFloat(getComputedStyle(name).fontSize)),
      distance: next.getBoundingClientRect().left - words.right,
      overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    };
  });
}

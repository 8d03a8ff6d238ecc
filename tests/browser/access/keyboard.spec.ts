import type { Page } from '@playwright/test';
import { findPage } from '#tests/support/page-addresses.ts';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';
import { countTabStops, findTabStops, walk, type Stop } from '../support/tab-walk.ts';

// The window is short, so that the sticky header covers much of it; without motion, scrolling ends
// at once.
test.use({ viewport: { width: 1280, height: 600 }, reducedMotion: 'reduce', trace: 'off' });

const PAGES = [
  findPage('home', 'generic'),
  findPage('article', 'generic'),
  findPage('tool', 'riverbend', 'es-US'),
  findPage('get-the-facts', 'riverbend'),
  findPage('faqs', 'seiu775srp', 'es-US'),
  findPage('action-plan', 'riverbend', 'es-US'),
  findPage('latin-grammy', 'riverbend', 'es-US'),
  findPage('quiz-result, with an animal', 'generic'),
];

function problems(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ name, isVisible, isUncovered, hasRing }) => [
    ...(isVisible ? [] : [`${name} is out of sight`]),
    ...(isUncovered ? [] : [`${name} is covered`]),
    ...(hasRing ? [] : [`${name} has no focus ring`]),
  ]);
}

/** Elements that take the focus unintentionally, usually boxes that scroll. */
function strangers(stops: readonly Stop[]): string[] {
  return stops.filter(({ place }) => place < 0).map(({ name }) => name);
}

for (const [at, { address }] of PAGES.entries()) {
  test(
    `Tab goes through all of ${address} in the order of the page, and Shift+Tab back, each stop in full view`,
    tagOf(at % 4 === 0),
    async ({ page }) => {
      await openAwake(page, address);
      // A sheet to fill in shows its buttons with the first touch.
      const sheet = page.locator('[data-island="budget"]');
      if ((await sheet.count()) > 0) {
        await sheet.dispatchEvent('pointerover');
        await expect(sheet).toHaveAttribute('data-awake', '');
      }
      const stops = await findTabStops(page);
      const inOrder = Array.from({ length: await countTabStops(stops) }, (_, place) => place);
      expect(inOrder.length).toBeGreaterThan(20);

      const forwards = await walk(page, stops, 'Tab');
      expect(strangers(forwards)).toEqual([]);
      expect(forwards.map(({ place }) => place)).toEqual(inOrder);
      expect.soft(problems(forwards), 'forwards').toEqual([]);

      await focusEnd(page);
      const backwards = await walk(page, stops, 'Shift+Tab');
      expect(backwards.map(({ place }) => place)).toEqual(inOrder.toReversed());
      expect.soft(problems(backwards), 'backwards').toEqual([]);
    },
  );
}

/** Puts the focus behind the end of the page, so that Shift+Tab enters it from below. */
async function focusEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const end = document.createElement('span');
    end.tabIndex = -1;
    document.body.append(end);
    end.focus();
    end.addEventListener('blur', () => end.remove());
  });
}

test('the walk sees a stop that the sticky header covers', async ({ page }) => {
  await openAwake(page, '/generic/faqs');
  const stops = await findTabStops(page);
  await focusEnd(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { scroll-padding-top: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(problems(await walk(page, stops, 'Shift+Tab')).join('\n')).toContain('is covered');
});

import { expect, test } from '../support/site-test.ts';

// Where cards lie, no script changes.
test.use({ javaScriptEnabled: false });

const LIST = '/riverbend/get-the-facts?show=all&lang=es-US';

test('on a phone a list goes on in rows after its sixth card, and is half as long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(LIST);
  const cards = await page.locator('main li > article').evaluateAll((found) =>
    found.map((card) => ({
      height: card.getBoundingClientRect().height,
      top: card.getBoundingClientRect().top,
      bottom: card.getBoundingClientRect().bottom,
      picture: card.querySelector('img')?.getBoundingClientRect().width ?? 0,
    })),
  );
  expect(cards.length).toBeGreaterThan(30);
  expect(cards.slice(0, 6).every(({ picture }) => picture > 300)).toBe(true);
  expect(cards.slice(6).every(({ picture, height }) => picture === 96 && height < 200)).toBe(true);
  const height = await page.locator('main').evaluate((main) => main.scrollHeight);
  expect(height).toBeLessThan(cards.length * 250);
  const apart = cards.slice(7).map(({ top }, at) => top - (cards[at + 6]?.bottom ?? 0));
  expect(Math.max(...apart)).toBeLessThanOrEqual(16);
  // The list begins on the first screen.
  expect(cards[0]?.top).toBeLessThan(812);
});

test('on a laptop the pictures of the first cards are seen, and the filters take a row in English', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [language, rows, most] of [
    ['en-US', 1, 660],
    ['es-US', 2, 716],
  ] as const) {
    await page.goto(`/generic/get-the-facts?lang=${language}`);
    const chips = await page
      .locator('main nav li')
      .evaluateAll((found) => found.map((chip) => chip.getBoundingClientRect().top));
    expect.soft(new Set(chips).size, language).toBe(rows);
    const first = await page.locator('main article img').first().boundingBox();
    expect.soft(first?.y, language).toBeLessThanOrEqual(most);
  }
});

test.describe('where nothing hovers', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('the titles of cards are underlined, as links are', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(LIST);
    const lines = await page
      .locator('main article :is(h2, h3) a')
      .evaluateAll((found) => found.map((link) => getComputedStyle(link).textDecorationLine));
    expect(lines.length).toBeGreaterThan(30);
    expect(lines).toEqual(lines.map(() => 'underline'));
  });
});

/** Every list of cards, and how many rows of them a wide window has at least. */
const LISTS = [
  { list: LIST, least: 9 },
  { list: '/riverbend?lang=es-US', least: 2 },
  { list: '/riverbend/get-the-facts/money-minute?lang=es-US', least: 2 },
  { list: '/riverbend/virtual-event?lang=es-US', least: 1 },
];

test('in a row the titles, texts and last lines of cards begin at the same height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { list, least } of LISTS) {
    await page.goto(list);
    const rows = await page.locator('main li > article').evaluateAll((found) => {
      const topOf = (card: Element, query: string): number =>
        Math.round(card.querySelector(query)?.getBoundingClientRect().top ?? -1);
      const lines = found.map((card) => [
        Math.round(card.getBoundingClientRect().top),
        topOf(card, 'h2, h3'),
        topOf(card, 'p'),
        topOf(card, 'p:last-of-type'),
      ]);
      return Map.groupBy(lines, ([top]) => top)
        .values()
        .map((row) => new Set(row.map(String)).size)
        .toArray();
    });
    expect.soft(rows.length, list).toBeGreaterThanOrEqual(least);
    expect.soft(rows, list).toEqual(rows.map(() => 1));
  }
});

test('the cover of a card is seen whole, at every width', async ({ page }) => {
  for (const { list } of LISTS) {
    await page.goto(list);
    for (const width of [320, 600, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await page.locator('main li > article').evaluateAll((found) =>
        found.map((card) => {
          const picture = card.querySelector('img');
          const frame = picture?.parentElement?.getBoundingClientRect();
          const whole = picture?.getBoundingClientRect();
          return frame && whole ? Math.round(whole.height - frame.height) : undefined;
        }),
      );
      expect.soft(seen.length, list).toBeGreaterThanOrEqual(3);
      expect.soft(seen, `${list} at ${width} px`).toEqual(seen.map(() => 0));
    }
  }
});

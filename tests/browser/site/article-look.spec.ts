import { setStyle } from '../support/layout.ts';
import { expect, test } from '../support/site-test.ts';

// What is measured here stands in the document, before and without a script.
test.use({ javaScriptEnabled: false });

/** Long titles and descriptions, and a badge. */
const READ = [
  'articles/employer-match/the-match-money-that-meets-you-halfway',
  'articles/debt-or-savings/debt-or-savings-which-stone-goes-first',
  'articles/medicare-gaps/medigap-drugs-and-long-term-care',
  'articles/scams/spot-a-scam-before-it-costs-you',
];
/** What it is, how long it plays and its date take two lines, and its cover is the film’s own. */
const FILMED = [
  'money-minute/articles/minute-compounding/growth-on-growth',
  'money-minute/articles/minute-first-hundred/your-first-100-dollars',
];
const ARTICLES = [
  ...READ.map((article) => ({ article, lines: 1, height: 180, top: 540 })),
  ...FILMED.map((article) => ({ article, lines: 2, height: undefined, top: 620 })),
];

test('on a phone an article says its first sentence within 540 px or its film within 620, and its time and date in a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const language of ['en-US', 'es-US']) {
    for (const { article, lines, height, top: most } of ARTICLES) {
      await page.goto(`/riverbend/${article}?lang=${language}`);
      const { top, meta, cover } = await page.evaluate(() => {
        const boxOf = (query: string) => document.querySelector(query)?.getBoundingClientRect();
        return {
          // The film is what people come for in an article that has one.
          top: boxOf('main .key-points:first-child li, main [data-component]')?.top,
          meta: boxOf('main article header p:has(time)')?.height,
          cover: boxOf('main article header > img')?.height,
        };
      });
      expect.soft(top, `${article} in ${language}`).toBeLessThanOrEqual(most);
      expect.soft(meta, `${article} in ${language}`).toBeLessThan(lines * 26);
      expect.soft(cover).toBe(height);
    }
  }
});

test('on a phone the way back and the badge of an article lie on its cover, apart from each other', async ({
  page,
}) => {
  for (const width of [320, 375, 599]) {
    await page.setViewportSize({ width, height: 812 });
    for (const language of ['en-US', 'es-US']) {
      await page.goto(`/riverbend/${READ[0]}?lang=${language}`);
      for (const percent of [100, 130, 150, 200]) {
        await setStyle(page, `html { font-size: ${percent}% !important }`);
        const gaps = await page.evaluate(() => {
          const boxOf = (query: string) => document.querySelector(query)?.getBoundingClientRect();
          const back = boxOf('main article header a');
          const badge = boxOf('main article header [data-status]');
          const cover = boxOf('main article header > img');
          if (!back || !badge || !cover) throw new Error('The head has no badge or no cover');
          return [badge.top - back.bottom, cover.bottom - badge.bottom, back.top - cover.top];
        });
        expect
          .soft(Math.min(...gaps), `${language} at ${width} px, text of ${percent} %`)
          .toBeGreaterThanOrEqual(4);
      }
    }
  }
});

test('in a low window, as at 200 % or on a phone that lies, the heading comes before the drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  for (const address of [
    `/riverbend/${READ[0]}`,
    '/retirement/riverbend/quiz/animals/lynx',
    '/riverbend/calculator/projections',
    '/riverbend/unsubscribe',
  ]) {
    await page.goto(`${address}?lang=es-US`);
    const heading = await page.locator('h1').boundingBox();
    if (!heading) throw new Error('The heading is not shown');
    expect.soft(heading.y + heading.height, address).toBeLessThanOrEqual(360);
  }
});

test('on a laptop the first key point of an article stands on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of ['en-US', 'es-US']) {
    for (const article of READ) {
      await page.goto(`/riverbend/${article}?lang=${language}`);
      const first = await page.locator('main .key-points li').first().boundingBox();
      expect
        .soft((first?.y ?? 0) + (first?.height ?? 0), `${article} in ${language}`)
        .toBeLessThanOrEqual(800);
    }
  }
});

test('on a phone the first question stands within 420 px, and each is big enough to touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const language of ['en-US', 'es-US']) {
    await page.goto(`/riverbend/faqs?lang=${language}`);
    const boxes = await page
      .locator('main summary')
      .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().toJSON()));
    expect.soft(boxes[0].top, language).toBeLessThanOrEqual(420);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone the like and the ways to share stand after the text, in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/riverbend/articles/employer-match/the-match-money-that-meets-you-halfway');
  const like = await page.locator('aside form button').boundingBox();
  const share = await page.locator('aside ul a').evaluateAll((links) =>
    links.map((link) => {
      const { top, width, height } = link.getBoundingClientRect();
      return { top: Math.round(top), isBig: width >= 44 && height >= 44 };
    }),
  );
  expect(share).toEqual(share.map(() => ({ top: Math.round(like?.y ?? 0), isBig: true })));
  expect(like?.height).toBe(56);
  // Key points, text and sources all come first.
  const text = await page
    .locator('main h1, main p, main h2')
    .evaluateAll((words) =>
      words
        .filter(
          (each) =>
            each.closest('aside') === null &&
            each.compareDocumentPosition(document.querySelector('aside') as Node) ===
              Node.DOCUMENT_POSITION_FOLLOWING &&
            each.closest('article > div'),
        )
        .map((each) => each.getBoundingClientRect().bottom),
    );
  expect(Math.max(...text)).toBeLessThanOrEqual(like?.y ?? 0);
});

test('a heading of a text stands 24 px above what it heads, and its words are not run together', async ({
  page,
}) => {
  await page.goto('/generic/articles/employer-match/the-match-money-that-meets-you-halfway');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    const headings = await page.locator('main [class] > h2:has(+ p)').evaluateAll((found) =>
      found
        .filter((heading) => heading.closest('section, aside') === null)
        .map((heading) => {
          const next = heading.nextElementSibling?.getBoundingClientRect();
          return {
            gap: Math.round((next?.top ?? 0) - heading.getBoundingClientRect().bottom),
            isSpaced: Number.parseFloat(getComputedStyle(heading).wordSpacing) > 0,
          };
        }),
    );
    expect(headings.length).toBeGreaterThan(1);
    expect(headings).toEqual(headings.map(() => ({ gap: 24, isSpaced: true })));
  }
});

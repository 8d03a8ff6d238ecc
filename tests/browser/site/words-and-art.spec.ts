import type { Locator, Page } from '@playwright/test';
import { DOUBLE_TEXT, setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

// Where words, drawings and columns lie comes with the document; only what is pressed needs a script.

/** Pages that begin with a drawing: the home page, banners, and a landing. */
const WITH_A_SCENE = [
  'riverbend',
  'riverbend/make-a-change',
  'riverbend/union',
  'riverbend/virtual-event',
  'retirement/riverbend/quiz',
  'riverbend/latin-grammy',
  'privacy/events?company=riverbend',
];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

test('below 1280 px the words of a page’s head and its drawing lie below one another', async ({
  page,
}) => {
  for (const address of WITH_A_SCENE) {
    await page.goto(`/${address}${address.includes('?') ? '&' : '?'}lang=es-US`);
    for (const width of [320, 768, 1024, 1279]) {
      await page.setViewportSize({ width, height: 900 });
      const { words, scene } = await boxesOfHead(page);
      const isBeside = scene.top >= words.bottom || scene.bottom <= words.top;
      expect.soft(isBeside, `${address} at ${width} px`).toBe(true);
    }
  }
});

async function boxesOfHead(page: Page): Promise<{ words: Box; scene: Box }> {
  return page.evaluate(() => {
    const title = document.querySelector('main h1');
    const scene = [...document.querySelectorAll('main img')].find((each) => each.checkVisibility());
    if (!title || !scene) throw new Error('The page has no title or no drawing');
    const range = document.createRange();
    range.selectNodeContents(title);
    const lead = title.parentElement?.querySelector('p') ?? title;
    const { left, top, right } = range.getBoundingClientRect();
    const bottom = Math.max(
      lead.getBoundingClientRect().bottom,
      title.getBoundingClientRect().bottom,
    );
    // The drawing of the home page begins in the air above what it shows.
    const sky = Number.parseFloat(getComputedStyle(scene).marginBlockStart);
    const drawn = scene.getBoundingClientRect();
    return {
      words: { left, top, right, bottom },
      scene: { left: drawn.left, top: drawn.top - sky, right: drawn.right, bottom: drawn.bottom },
    };
  });
}

test.describe('without a script, which would go to the language of the next page while that comes', () => {
  test.use({ javaScriptEnabled: false });

  test('in each row of columns titles, texts, links and ticks begin at the same height', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const rows = [
      { address: '/retirement/riverbend/action-plan/fox', list: 'main ol', parts: ['a', 'label'] },
      { address: '/retirement/riverbend/action-plan/elk/reminder', list: 'main ol', parts: ['a'] },
      { address: '/riverbend/make-a-change', list: 'section:has(#before) ul', parts: ['h3', 'a'] },
      { address: '/riverbend/make-a-change', list: '#resources ul', parts: ['a', 'p'] },
      { address: '/riverbend/union', list: 'main ul:has(h3)', parts: ['h3', 'a'] },
    ];
    for (const { address, list, parts } of rows) {
      for (const language of ['en-US', 'es-US']) {
        await page.goto(`${address}?lang=${language}`);
        for (const part of parts) {
          const tops = await page
            .locator(list)
            .first()
            .locator(`li ${part}`)
            .evaluateAll((found) =>
              found.map((each) => Math.round(each.getBoundingClientRect().top)),
            );
          expect.soft(tops, `${part} of ${address}`).toHaveLength(3);
          expect.soft(new Set(tops).size, `${part} of ${address} in ${language}`).toBe(1);
        }
      }
    }
  });
});

test('the rows of the menu end with their chevrons, and the current one, too', async ({ page }) => {
  await openAwake(page, '/riverbend/calculator');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const menu = page.locator('header details');
    if (width === 360) await menu.locator('summary').click();
    const ends = await menu
      .locator('nav a')
      .evaluateAll((rows) =>
        rows.map(
          (row) =>
            row.getBoundingClientRect().right -
            (row.lastElementChild?.getBoundingClientRect().right ?? 0),
        ),
      );
    expect(ends.length).toBeGreaterThan(6);
    expect(ends).toEqual(ends.map(() => 0));
  }
});

test('the sign to the change of a contribution has one line where it has the room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAwake(page, '/riverbend/make-a-change');
  const sign = page.getByRole('link', { name: 'Change my Riverbend savings rate' });
  const lines = await sign.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return Math.max(...tops) - Math.min(...tops);
  });
  expect(lines).toBeLessThan(20);
});

test('the button of a yes-or-no question follows its answers, on the first screen of a phone, too', async ({
  page,
}) => {
  await page.goto('/retirement/riverbend/quiz/contributing-to-401k');
  for (const [width, height] of [
    [1280, 900],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    const answer = await page.locator('main form label:visible').last().boundingBox();
    const next = await page.getByRole('button', { name: 'Next question' }).boundingBox();
    if (!answer || !next) throw new Error('The question is not shown');
    expect(next.y - (answer.y + answer.height)).toBeLessThan(60);
    expect(next.y + next.height).toBeLessThanOrEqual(height);
  }
});

test('a help text of the calculator covers no field', async ({ page }) => {
  for (const width of [900, 1100, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    await openAwake(page, '/generic/calculator');
    const helps = page.locator('main button[popovertarget][aria-label]:not([popovertargetaction])');
    const count = await helps.count();
    expect(count).toBeGreaterThan(2);
    for (let at = 0; at < count; at += 1) {
      await helps.nth(at).click();
      expect.soft(await coveredFields(page, helps.nth(at)), `${width} px, ${at}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

/** The fields that the open note lies on: in one column none, and below its own those of the next row. */
async function coveredFields(page: Page, help: Locator): Promise<string[]> {
  const id = await help.getAttribute('popovertarget');
  return page.evaluate((noteId) => {
    const note = document.getElementById(noteId ?? '')?.getBoundingClientRect();
    if (!note || note.width === 0) throw new Error('The note is not shown');
    const own = document.getElementById(noteId ?? '')?.closest('[data-field]');
    const isUnder = (field: Element): boolean => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      return left < note.right && right > note.left && top < note.bottom && bottom > note.top;
    };
    const isWide = window.innerWidth >= 1024;
    return [...document.querySelectorAll('main [data-field]')]
      .filter((cell) => isUnder(cell) && (isWide || cell === own))
      .map((cell) => cell.getAttribute('data-field') ?? '');
  }, id);
}

test('the question about privacy takes at most 30 % of a small phone, with its answers in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ['en-US', 'es-US']) {
    await page.goto(`/seiu775srp?lang=${language}`);
    const bar = page.locator('#consent section[data-for-consent="unasked"]');
    const height = (await bar.boundingBox())?.height ?? Number.NaN;
    expect.soft(height / 640, language).toBeLessThanOrEqual(0.3);
    const tops = await bar.getByRole('button').evaluateAll(middles);
    expect.soft(tops, language).toHaveLength(3);
    expect.soft(new Set(tops).size, language).toBe(1);
  }
});

function middles(found: Element[]): number[] {
  return found.map((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
}

test('beside a dialog the room of a classic scrollbar is as dark as the page behind it', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/make-a-change');
  await page.getByRole('link', { name: 'Change my Riverbend savings rate' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { gutter, root, body } = await page.evaluate(() => ({
    gutter: getComputedStyle(document.documentElement).scrollbarGutter,
    root: getComputedStyle(document.documentElement).backgroundColor,
    body: getComputedStyle(document.body).backgroundColor,
  }));
  expect(gutter).toBe('stable');
  expect(root).not.toBe(body);
});

test('the numbers below the slider of a result stand apart from each other, and inside', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/calculator/projections#plan=40_67_50000_10000_3_50_6_');
  const marks = page.locator('section:has(input[type="range"]) span:has(> span)', {
    hasText: /^0%/,
  });
  await expect(marks).toBeVisible();
  for (const css of ['', DOUBLE_TEXT]) {
    await setStyle(page, css);
    for (const width of [320, 375, 768, 860, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await marks.evaluate((row) => {
        const panel = row.closest('section')?.getBoundingClientRect();
        return [...row.children]
          .filter((mark) => getComputedStyle(mark).visibility === 'visible')
          .map((mark) => {
            const range = document.createRange();
            range.selectNodeContents(mark);
            const { left, right } = range.getBoundingClientRect();
            return {
              left,
              right,
              isInside: left > (panel?.left ?? 0) && right < (panel?.right ?? 0),
            };
          });
      });
      const look = `${css} at ${width} px`;
      expect.soft(places.length, look).toBeGreaterThan(1);
      expect
        .soft(
          places.every(({ isInside }) => isInside),
          look,
        )
        .toBe(true);
      const gaps = places.slice(1).map(({ left }, at) => left - (places[at]?.right ?? left));
      expect.soft(Math.min(...gaps), look).toBeGreaterThan(4);
    }
  }
});

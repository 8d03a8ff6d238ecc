import { takeTurns } from '../support/sample.ts';
import { expect, expectInOrder, openEntry, test } from '../support/studio-site.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

const PAGES = [
  'board',
  'history',
  'entry/article/fees',
  'entry/company/riverbend',
  'entry/question/plan-and-saving/yearly-limit',
];

for (const [at, code] of ['en', 'es'].entries())
  test(
    `every page of the studio in ${code} passes axe and fits a small phone`,
    takeTurns({ at, of: 2 })(),
    async ({ page, studio }) => {
      await page.goto(studio.makeLink());
      for (const [turn, address] of PAGES.entries()) {
        if (address.startsWith('entry')) await openEntry(page, `${code}/${address}`);
        else await page.goto(`/po/studio/${code}/${address}`);
        await expectInOrder(page, address, turn);
      }
    },
  );

test('every page fits 320 px, also with text twice as large', async ({ page, studio }) => {
  await page.goto(studio.makeLink());
  const isCut = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const address of [...PAGES, 'media', 'new/article', 'upload/article/fees']) {
    await page.setViewportSize({ width: 320, height: 800 });
    if (address.startsWith('entry')) await openEntry(page, `es/${address}`);
    else await page.goto(`/po/studio/es/${address}`);
    expect(await isCut(), address).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await isCut(), `${address} with large text`).toBeLessThanOrEqual(0);
  }
});

test('in forced colors each mark of the board, and the box of what comes next, has an edge', async ({
  page,
  studio,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(studio.makeLink());
  const edgesOf = (what: string): Promise<string[]> =>
    page.locator(what).evaluateAll((all) =>
      all.map((one) => {
        const { outlineColor, outlineStyle } = getComputedStyle(one);
        return `${outlineStyle} ${outlineColor}`;
      }),
    );
  for (const { address, what } of [
    { address: 'board', what: '.mark' },
    { address: 'entry/article/fees', what: '.publish' },
  ]) {
    await page.goto(`/po/studio/en/${address}`);
    const edges = await edgesOf(what);
    expect(edges, address).not.toEqual([]);
    for (const edge of edges) expect(edge).toMatch(/^solid rgb\(/);
  }
});

test('a correction is made with the keyboard alone', async ({ page, studio }) => {
  await page.goto(studio.makeLink());
  await openEntry(page, 'es/entry/question/plan-and-saving/yearly-limit');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByLabel('Pregunta Español', { exact: true });
  for (let press = 0; press < 6; press += 1) {
    if (await question.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(question).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' ¿Y si gano mucho?');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Guardado/)).toBeVisible();
  await dropDraft(studio, 'question/plan-and-saving/yearly-limit');
});

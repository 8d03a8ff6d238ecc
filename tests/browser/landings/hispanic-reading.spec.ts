import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { onlyLong, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const LANGUAGES = [
  {
    language: 'en-US',
    query: '',
    statements: 5,
    last: 'Taking care of yourself takes care of them, too.',
    back: 'Many employers add money to yours.',
    myth: 'You need a lot of money to invest.',
    answer: 'In many plans at work you choose a percentage.',
    guide: 'Open the discussion guide',
    before: 'Choose a moment when nobody has to rush off.',
    roots: 'Roots',
    failed: 'Error Loading',
    oops: 'Oops!',
    ok: 'Ok',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    statements: 5,
    last: 'Cuidar de ti también es cuidar de ellos.',
    back: 'Muchos empleadores ponen dinero además del tuyo.',
    myth: 'Para invertir hace falta mucho dinero.',
    answer: 'En muchos planes de trabajo eliges un porcentaje.',
    guide: 'Abrir la guía para conversar',
    before: 'Elige un momento en que nadie venga con apuro.',
    roots: 'Raíces',
    failed: 'Error al cargar',
    oops: '¡Uy!',
    ok: 'Aceptar',
  },
] as const;

for (const [at, words] of LANGUAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES.length });
  const address = `/generic/hispanic${words.query}`;

  test.describe(`without a script in ${words.language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('everything on the page can be read, and the trail leads on', turn(), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      const statements = page.locator('#section_1 ul').first().locator('li');
      await expect(statements).toHaveCount(words.statements);
      for (const statement of await statements.all()) await expect(statement).toBeVisible();
      await expect(statements.last()).toHaveText(words.last);
      await expect(page.locator('#section_4').getByText(words.back)).toBeVisible();
      await page.locator('#section_7').getByText(words.myth).click();
      await expect(page.locator('#section_7').getByText(words.answer)).toBeVisible();
      await page.locator('#section_9 summary').getByText(words.guide).click();
      await expect(page.getByText(words.before)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: words.roots }).click();
      await expect(page).toHaveURL(`${address}#section_5`);
      await expect
        .poll(async () => (await page.locator('#section_5').boundingBox())?.y)
        .toBeCloseTo(100, -1);
      // Parts that need a script are not offered.
      for (const button of await page.locator('main button[data-script="needed"]').all())
        await expect(button).toBeHidden();
    });
  });

  test(
    `on paper in ${words.language} all words stand open, and nothing that only works on a screen`,
    turn(),
    async ({ page }) => {
      await openAwake(page, address);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(words.last)).toBeVisible();
      await expect(page.locator('#section_4').getByText(words.back)).toBeVisible();
      await expect(page.locator('#section_7').getByText(words.answer)).toBeVisible();
      await expect(page.getByText(words.before)).toBeVisible();
      await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
      await expect(page.locator('#section_3 table')).toBeVisible();
    },
  );
}

test('has a picture for small windows and one for 1024 px and more, at its head and in the banner', async ({
  page,
}) => {
  await openAwake(page, '/generic/hispanic');
  for (const { section, small, large } of [
    { section: '#section_1', small: 'scene-hispanic-mobile', large: 'scene-hispanic' },
    { section: '#section_5', small: 'scene-roots-mobile', large: 'scene-roots' },
  ]) {
    const picture = page.locator(section).locator('picture img');
    for (const { width, name } of [
      { width: 1023, name: small },
      { width: 1024, name: large },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await picture.scrollIntoViewIfNeeded();
      // The component has been loaded and drawn.
      await expect
        .poll(
          () =>
            picture.evaluate(({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
              complete && naturalWidth > 0 ? currentSrc.split('/').at(-1) : undefined,
            ),
          { message: `${section} at ${width} px` },
        )
        .toBe(`${name}.svg`);
    }
  }
});

test(
  'a fragment that is missing shows the error and what to do, in both languages',
  onlyLong(),
  async ({ browser, siteOf }) => {
    const site = await siteOf('without-hispanic');
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      for (const words of LANGUAGES) {
        await openAwake(page, `${site.base}/generic/hispanic${words.query}`);
        const oops = page.getByRole('alertdialog');
        await expect(oops).toBeVisible();
        await expect(oops.getByRole('heading')).toHaveText(words.oops);
        await oops.getByRole('button', { name: words.ok }).click();
        await expect(oops).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.failed);
        expect((await runAxe(page)).violations).toEqual([]);
      }
    } finally {
      await context.close();
    }
  },
);

import { runAxe } from '../support/axe.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, openEntry, test } from '../support/studio-site.ts';

for (const [at, { code, company, title, page: name, lacks }] of [
  {
    code: 'en',
    company: 'Company',
    title: 'Title English',
    page: 'The page with this draft',
    lacks: 'the page from before the mistake',
  },
  {
    code: 'es',
    company: 'Empresa',
    title: 'Título Inglés',
    page: 'La página con este borrador',
    lacks: 'la página de antes del error',
  },
].entries())
  test(
    `the real page follows what is typed, in the company, language and width that are chosen (${code})`,
    takeTurns({ at, of: 2, first: 1 })(),
    async ({ page, studio, expected }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(studio.makeLink());
      await openEntry(page, `${code}/entry/article/fees`);
      const shown = page.frameLocator('iframe');
      const heading = shown.getByRole('heading', { level: 1 });
      await page.getByLabel(code === 'en' ? 'Language' : 'Idioma').selectOption('en-US');
      await expect(heading).toHaveText('The small print that eats savings');
      await page.getByLabel(company, { exact: true }).selectOption('riverbend');
      await expect(shown.locator('html')).toHaveAttribute('data-theme', 'riverbend');
      const field = page.getByLabel(title, { exact: true });
      await field.fill('What the small print takes');
      await expect(heading).toHaveText('What the small print takes');
      // A mistake leaves the last good page where it is, and says so.
      await field.fill('');
      await expect(page.getByText(lacks)).toBeVisible();
      await expect(heading).toHaveText('What the small print takes');
      await field.fill('The small print that eats savings');
      await expect(page.getByText(lacks)).toBeHidden();
      await expect(heading).toHaveText('The small print that eats savings');
      await page.getByRole('radio', { name: '1280' }).check();
      const frame = page.getByTitle(name);
      await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(1280);
      const box = await frame.boundingBox();
      expect(box?.width ?? 0).toBeLessThan(440);
      // Its links lead to other pages with the same draft, and nothing of it runs.
      await shown.getByRole('link', { name: 'FAQs' }).first().click();
      await expect(heading).not.toHaveText('The small print that eats savings');
      expect(await shown.locator('script[src], script:not([type])').count()).toBe(0);
      expected.failures.push('/po/studio/');
      expect((await runAxe(page)).violations).toEqual([]);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    },
  );

test('the page and the other language follow the cursor from heading to heading', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(studio.makeLink());
  await openEntry(page, 'en/entry/article/fees');
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  const text = page.getByLabel('Text English', { exact: true });
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  });
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => shown.locator('html').evaluate(({ scrollTop }) => scrollTop))
    .toBeGreaterThan(500);
  const other = page.getByLabel('Text Spanish', { exact: true });
  await expect.poll(() => other.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
});

test('on a phone the page waits until it is opened', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(studio.makeLink());
  await openEntry(page, 'es/entry/article/fees');
  const frame = page.getByTitle('La página con este borrador');
  await expect(frame).toBeHidden();
  await page.getByText('La página', { exact: true }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'La letra chica que se come tus ahorros',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect((await runAxe(page)).violations).toEqual([]);
});

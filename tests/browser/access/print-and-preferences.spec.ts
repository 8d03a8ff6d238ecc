import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { findPage } from '#tests/support/page-addresses.ts';
import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const ARTICLES = [
  {
    language: 'en-US',
    address: '/generic/articles/fees/the-small-print-that-eats-savings',
    words: 'Nobody mails you a bill for your retirement account.',
    disclosure: 'This material is for education only.',
  },
  {
    language: 'es-US',
    address:
      '/riverbend/target-date/articles/target-date-funds/what-a-target-date-fund-does?lang=es-US',
    words: 'En un viaje largo vas rápido por la autopista',
    disclosure: 'La fecha en el nombre de un fondo con fecha objetivo',
  },
];

for (const { language, address, words, disclosure } of ARTICLES) {
  test(
    `an article printed in ${language} is its text, its sources and the disclosures`,
    tagOf(language === 'es-US'),
    async ({ page }) => {
      await openAwake(page, address);
      await expect(page.locator('footer > img')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText(words).first()).toBeVisible();
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByText(disclosure)).toBeVisible();
      // A part that is closed on the screen must be open on paper.
      await expect(main.locator('details a[href^="https://"]').first()).toBeVisible();

      await expect(page.locator('body > header')).toBeHidden();
      await expect(page.locator('footer > img')).toBeHidden();
      await expect(page.locator('footer nav')).toBeHidden();
      await expect(main.locator('form button')).toBeHidden();
      await expect(
        main.getByRole('heading', { name: /Keep walking|Sigue caminando/ }),
      ).toBeHidden();
      const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
      expect(ink).toBe('rgb(0, 0, 0)');
    },
  );
}

for (const [company, companyId] of ['riverbend', 'seiu775srp'].entries())
  for (const [at, language] of LANGUAGES.entries())
    test(
      `the plan of ${companyId} at a glance fits one sheet in ${language}`,
      tagOf(company === at),
      async ({ page }) => {
        await page.goto(withLanguage(`/${companyId}/plan`, language));
        const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: false });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      },
    );

test('the questions are printed with their answers', async ({ page }) => {
  await openAwake(page, '/generic/faqs');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('$24,500')).toBeVisible();
});

test('cards that lead on are printed as words, as a sheet that ends before them put those on the covers', async ({
  page,
}) => {
  await page.goto('/riverbend/hispanic');
  const cards = page.locator('#section_9 li:has(img)');
  await expect(cards).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(cards.first().getByRole('link')).toBeVisible();
  await expect(cards.locator('img').filter({ visible: true })).toHaveCount(0);
});

interface Pressable {
  words: string;
  hasBorder: boolean;
}

/** Everything outside the menu that looks like a button, and whether it has a border. */
function findPressables(page: Page): Promise<Pressable[]> {
  return page.locator('button, summary, a[class]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { minHeight, paddingLeft } = getComputedStyle(element);
        const isBoxed = parseFloat(minHeight) >= 48 && parseFloat(paddingLeft) >= 10;
        return isBoxed && element.checkVisibility() && element.closest('header nav') === null;
      })
      .map((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return {
          words: element.textContent.trim(),
          hasBorder: borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1,
        };
      }),
  );
}

test.describe('with the colors of the visitor', () => {
  test.use({ forcedColors: 'active' });

  for (const kind of ['home', 'get-the-facts', 'make-a-change', 'article'] as const) {
    test(
      `what can be pressed on a page has a border: ${kind}`,
      tagOf(kind === 'home'),
      async ({ page }) => {
        await openAwake(page, findPage(kind, 'generic').address);
        expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
        const pressables = await findPressables(page);
        expect(pressables.length).toBeGreaterThan(1);
        expect(pressables.filter(({ hasBorder }) => !hasBorder)).toEqual([]);
        expect((await runAxe(page)).violations.filter((line) => /contrast/.test(line))).toEqual([]);
      },
    );
  }

  test('focus, the menu and the leaving dialog show', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openAwake(page, '/generic/make-a-change');
    await page.locator('header summary').click();
    await expect(page.locator('header details nav')).toBeVisible();
    await page.keyboard.press('Tab');
    const ring = page.locator('header details a').first();
    await expect(ring).toBeFocused();
    await expect(ring).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link', { name: 'Change my contribution' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCSS('border-top-style', 'solid');
    await expect(dialog).not.toHaveCSS('border-top-width', '0px');
  });
});

test.describe('for someone who wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });

  /** Lists what still moves for longer than an eye can notice. */
  function findMotion(page: Page): Promise<unknown[]> {
    return page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => animation.effect?.getTiming().duration)
        .filter((duration) => typeof duration !== 'number' || duration > 10),
    );
  }

  test('nothing moves, neither the dialog nor the page', async ({ page }) => {
    await openAwake(page, '/generic/make-a-change');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await page.getByRole('main').getByRole('link', { name: 'Change my contribution' }).click();
    expect(await findMotion(page)).toEqual([]);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('header nav').getByRole('link', { name: 'FAQs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
    expect(await findMotion(page)).toEqual([]);
  });

  test('a navigation lands at the top at once', async ({ page }) => {
    await openAwake(page, '/generic');
    const link = page.locator('main article a').last();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('for everybody else the page scrolls smoothly', async ({ page }) => {
  await openAwake(page, '/generic');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('whoever goes by keyboard is at once where the focus is, as a slow scroll would carry on past the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAwake(page, '/generic/roadtrip');
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const far = page.getByRole('link', { name: 'How the calculator works' });
  const isInView = await far.evaluate((link: HTMLElement) => {
    link.focus();
    const { top, bottom } = link.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  expect(isInView).toBe(true);
});

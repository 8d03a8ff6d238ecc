import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ reducedMotion: 'reduce' });

const PAGES = [
  { name: 'the Hispanic page', address: '/generic/hispanic', section: 'section_5' },
  { name: 'an awards page', address: '/generic/grammy-major', section: 'Listen' },
  { name: 'the other awards page', address: '/generic/latin-grammy', section: 'Listen' },
];

for (const { name, address, section } of PAGES)
  test(`the marks of ${name} say where one is after a jump to its end, its start or into it`, async ({
    page,
  }) => {
    await openAwake(page, address);
    const links = page.locator('nav a[href*="#"]:visible').filter({ hasNotText: /^Skip/ });
    const marks = page.locator('nav:visible :is(a, li)[aria-current]:visible');
    const first = await links.first().getAttribute('href');
    const last = await links.last().getAttribute('href');
    await page.keyboard.press('End');
    await expect(marks).toHaveAttribute('href', last ?? '');
    // A key pressed while the page still scrolls to its end may be passed over.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect.poll(() => page.evaluate(() => scrollY), { timeout: 2_000 }).toBe(0);
    }).toPass();
    await expect(marks).toHaveAttribute('href', first ?? '');
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
    await expect(marks).toHaveAttribute('href', new RegExp(`#${section}$`));
  });

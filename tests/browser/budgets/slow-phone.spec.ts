import type { Page } from '@playwright/test';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { english } from '#tests/support/texts/every-text.ts';
import { readLikes } from '../support/likes.ts';
import { expect, test } from '../support/mail-site.ts';
import { onlyLong } from '../support/sample.ts';
import { choose, goOn, QUIZ } from '../support/take-quiz.ts';

/** The slow 3G of a browser's own tools. */
const SLOW_3G = {
  offline: false,
  latency: 2_000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const SLOWER = 4;

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

/** Opens a page as a slow phone does, and is back at its first paint. */
async function openSlowly(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

test.describe('on a slow phone, at the moment of the first paint', onlyLong(), () => {
  test.slow();

  test('a heart that is pressed is counted', async ({ page }) => {
    await openSlowly(page, '/generic/articles/gig-work/save-from-gig-and-side-work');
    const heart = page.locator('[data-island="like"] button');
    const before = await readLikes(heart);
    const counted = page.waitForResponse('**/rating?*', { timeout: 60_000 });
    await heart.tap();
    await expect(page.locator('[data-island="like"]')).toHaveAttribute('aria-busy', 'true');
    expect(await (await counted).json()).toMatchObject({ liked: true, likes: before + 1 });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('the menu opens', async ({ page }) => {
    await openSlowly(page, '/generic');
    await page.locator('header summary').tap();
    await expect(page.getByRole('link', { name: english.menu.faqs }).last()).toBeVisible();
  });

  test('a film starts', async ({ page }) => {
    await openSlowly(
      page,
      '/generic/money-minute/articles/minute-first-hundred/your-first-100-dollars',
    );
    await page.getByRole('button', { name: /^Play/ }).first().tap();
    const isOn = () =>
      page
        .locator('main video')
        .first()
        .evaluate((film: HTMLVideoElement) => !film.paused);
    await expect.poll(isOn, { timeout: 60_000 }).toBe(true);
  });

  test('an answer of the quiz is taken along', async ({ page }) => {
    const [first, second] = QUESTIONS;
    await openSlowly(page, `${QUIZ}/${first?.slug}`);
    await choose(page, 'yes-yes-yes');
    await goOn(page);
    await expect(page).toHaveURL(new RegExp(`/quiz/${second?.slug}\\?`), { timeout: 60_000 });
    await page.goBack();
    await expect(page.locator('main input:checked')).not.toHaveCount(0, { timeout: 60_000 });
  });

  test('what is typed into the calculator is kept', async ({ page }) => {
    await openSlowly(page, '/generic/calculator');
    const age = page.locator('main [name=currentAge]');
    await age.tap();
    await page.keyboard.type('40');
    await expect(page.locator('[data-island="calculator"]')).toHaveAttribute('data-awake', '', {
      timeout: 60_000,
    });
    await expect(age).toHaveValue('40');
    await page.reload();
    await expect(age).toHaveValue('40', { timeout: 60_000 });
  });

  test('a message is sent', async ({ page, mailSite }) => {
    const address = 'ana-slow@example.com';
    await openSlowly(page, '/generic/contact-us');
    for (const [name, typed] of Object.entries({ name: 'Ana', email: address, message: 'Slow' }))
      await page.locator(`main [name=${name}]`).fill(typed);
    await page.locator('main [name=topic]').selectOption('privacy');
    const { send, sentTitle } = english.mailForms.contact;
    await page.getByRole('button', { name: send }).tap();
    await expect(page.getByRole('heading', { name: sentTitle })).toBeVisible({ timeout: 60_000 });
    const mails = await mailSite.mails();
    expect(mails.filter(({ replyTo }) => replyTo === address)).toHaveLength(1);
  });
});

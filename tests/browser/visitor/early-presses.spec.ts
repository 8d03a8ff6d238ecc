import type { Page } from '@playwright/test';
import { chooseBefore, waitUntilKnown } from '../support/consent.ts';
import { openAwake, settle } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';
import { noteFeelingsAsked } from '../support/visit.ts';

test.use({
  closesModals: false,
  viewport: { width: 375, height: 667 },
  hasTouch: true,
  reducedMotion: 'reduce',
});

const FEELINGS = 'dialog[data-modal="sentiment"][open]';
/** Waits before each press, which comes 0, 50, 200, 400 and 480 ms after the dialog opened. */
const PAUSES = [0, 50, 150, 200, 80];

interface Point {
  x: number;
  y: number;
}

/** Returns a function that counts the votes the page has sent; none of them reaches the server. */
async function countVotes(page: Page): Promise<() => number> {
  let votes = 0;
  await page.route('**/po/poll*', async (route) => {
    votes += 1;
    await route.fulfill({ json: { shares: null } });
  });
  return () => votes;
}

/** Opens the home page as a new visitor, with the clock stopped. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await openAwake(page, '/generic');
  await waitUntilKnown(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sendero:last-visit:generic')))
    .not.toBeNull();
  // The time to stop at has to lie ahead when the page learns of it, also on a slow machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** The points in the window where a finger would press each link. */
async function findPoints(page: Page): Promise<Point[]> {
  return page.locator('main a:visible').evaluateAll((links) =>
    links.map((link) => {
      link.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** Opens the dialog by a tap on a link of the footer, and returns the point of the tap. */
async function tapLink(page: Page): Promise<Point> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await link.boundingBox();
  if (!box) throw new Error('The link has no place');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.touchscreen.tap(point.x, point.y);
  await expect(page.locator(FEELINGS)).toBeVisible();
  // This frame shows the dialog.
  await page.clock.runFor(16);
  return point;
}

const isOnFeeling = (page: Page, { x, y }: Point): Promise<boolean> =>
  page.evaluate(
    ([left = 0, top = 0]) =>
      document.elementFromPoint(left, top)?.closest('dialog [aria-pressed]') != null,
    [x, y],
  );

test('a double tap on a link never answers the dialog it opens, wherever the link stands', async ({
  page,
  baseURL,
}) => {
  await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
  const countedVotes = await countVotes(page);
  await openHome(page);
  const points = await findPoints(page);
  expect(points.length).toBeGreaterThan(7);
  await tapLink(page);
  for (const pause of PAUSES) {
    await page.clock.runFor(pause);
    for (const { x, y } of points) await page.touchscreen.tap(x, y);
    await expect(page.locator(FEELINGS)).toBeVisible();
    await expect(page.locator(`${FEELINGS} [aria-pressed="true"]`)).toHaveCount(0);
  }
  expect(countedVotes()).toBe(0);
  await page.clock.runFor(40);
  const onFeelings: Point[] = [];
  for (const point of points) if (await isOnFeeling(page, point)) onFeelings.push(point);
  expect(onFeelings.length, 'links that lie where a feeling comes').toBeGreaterThan(4);
});

test('neither a key that is held nor a second Enter answers what came under it, and Escape closes it', async ({
  page,
}) => {
  await openHome(page);
  const dialog = page.locator(FEELINGS);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
  await link.focus();
  await page.keyboard.down('Enter');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.runFor(16);
  // The key is held for longer than half a second, so it repeats.
  for (let repeated = 0; repeated < 20; repeated += 1) {
    await page.keyboard.down('Enter');
    await page.clock.runFor(40);
  }
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  // This press is intended, so it counts.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/generic/faqs');
});

test('a second Enter within half a second answers nothing, and Escape closes at once', async ({
  page,
}) => {
  await openHome(page);
  const dialog = page.locator(FEELINGS);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
  await link.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.runFor(16);
  for (const key of ['Enter', 'Space']) {
    await page.clock.runFor(200);
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/generic/faqs');
});

test('a screen reader, whose presses have no pointer, answers after half a second', async ({
  page,
  baseURL,
}) => {
  await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
  const countedVotes = await countVotes(page);
  await openHome(page);
  await tapLink(page);
  const hopeful = page.locator(FEELINGS).getByRole('button', { name: 'Hopeful' });
  await hopeful.evaluate((button: HTMLElement) => button.click());
  await expect(hopeful).toHaveAttribute('aria-pressed', 'false');
  await page.clock.runFor(520);
  await hopeful.evaluate((button: HTMLElement) => button.click());
  await expect(hopeful).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(countedVotes).toBe(1);
});

test('a finger that came down before the dialog stood answers nothing when it lifts', async ({
  page,
  expected,
}) => {
  expected.messages.push('Error: a fault of this test');
  await openAwake(page, '/generic/faqs');
  const dialog = page.getByRole('alertdialog');
  await page.evaluate(() => void Promise.reject(new Error('a fault of this test')));
  await expect(dialog).toBeVisible();
  await settle(page);
  const ok = dialog.getByRole('button', { name: 'Ok' });
  // The rest of such a tap reaches the dialog as a click with a press count but without a
  // pointerdown.
  await ok.dispatchEvent('click', { detail: 1 });
  await expect(dialog).toBeVisible();
  await ok.click();
  await expect(dialog).toBeHidden();
});

test('the slide that comes under a finger takes no answer from it', async ({ page, baseURL }) => {
  await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
  const countedVotes = await countVotes(page);
  await openAwake(page, '/generic');
  await page.evaluate(() => {
    const longAgo = new Date(Date.now() - 172_800_000).toISOString();
    localStorage.setItem('sendero:last-visit:generic', longAgo);
  });
  // The slide gives way to a dialog that is due.
  await noteFeelingsAsked(page);
  // The fastest possible finger presses at the moment the slide appears.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((_, observer) => {
        const feeling = document.querySelector('#above-routes [aria-pressed]');
        if (!feeling) return;
        observer.disconnect();
        for (const type of ['pointerdown', 'pointerup', 'click'])
          feeling.dispatchEvent(
            new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }),
          );
        document.body.dataset['pressed'] = '';
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
  });
  await openAwake(page, '/generic');
  await expect(page.locator('body[data-pressed]')).toBeAttached();
  const slide = page.locator('#above-routes').getByRole('region');
  await expect(slide.locator('[aria-pressed="true"]')).toHaveCount(0);
  expect(countedVotes()).toBe(0);
  await slide.getByRole('button', { name: 'Hopeful' }).tap();
  await expect(slide.locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect.poll(countedVotes).toBe(1);
});

test('a double tap on “Choose” allows nothing', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Choose' }).tap();
  const dialog = page.locator('dialog[data-modal="consent"][open]');
  await expect(dialog).toBeVisible();
  await page.clock.runFor(16);
  const accept = dialog.getByRole('button', { name: 'Accept all' });
  await accept.scrollIntoViewIfNeeded();
  const box = await accept.boundingBox();
  if (!box) throw new Error('The button has no place');
  await page.clock.runFor(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(dialog).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'sendero_consent' }),
  );
  await page.clock.runFor(220);
  await accept.tap();
  await expect(dialog).toHaveCount(0);
});

test('a press on a feeling that is meant answers, half a second after the dialog stood', async ({
  page,
  baseURL,
}) => {
  await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
  const countedVotes = await countVotes(page);
  await openHome(page);
  const point = await tapLink(page);
  await page.touchscreen.tap(point.x, point.y);
  await page.clock.runFor(520);
  expect(await isOnFeeling(page, point)).toBe(true);
  await page.touchscreen.tap(point.x, point.y);
  await expect(page.locator(`${FEELINGS} [aria-pressed="true"]`)).toHaveCount(1);
  await expect.poll(countedVotes).toBe(1);
});

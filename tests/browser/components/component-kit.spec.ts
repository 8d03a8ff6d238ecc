import type { Locator, Page } from '@playwright/test';
import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { openAwake, openInSight } from '../support/open-page.ts';
import { onlyLong } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

/** Opens a page with this example alone: one of all of them takes ten times as long. */
async function openKit(page: Page, name: string): Promise<Locator> {
  await openInSight(page, `/generic/gallery/kit-${name.replaceAll(' ', '-')}`);
  return page.locator(`[data-example="${name}"]`);
}

const SLIDES = ['Talk about today', 'Talk about help', 'Talk about papers'];

/** The one slide that can be reached. */
function currentSlide(carousel: Locator): Locator {
  return carousel.locator('li[aria-label]:not([inert])');
}

test.describe('a carousel', () => {
  test('moves on every four seconds, wraps, and stops on request', async ({ page }) => {
    await page.clock.install();
    const carousel = await openKit(page, 'carousel');
    // From here on time passes only when the test lets it.
    await page.clock.pauseAt(Date.now() + 600_000);
    const slide = currentSlide(carousel);
    const seen = [await slide.innerText()];
    for (let turn = 0; turn < SLIDES.length; turn += 1) {
      const now = SLIDES.indexOf(seen.at(-1) ?? '');
      await page.clock.runFor(4_000);
      await expect(slide).toHaveText(SLIDES[(now + 1) % SLIDES.length] ?? '');
      seen.push(await slide.innerText());
    }
    expect(new Set(seen).size).toBe(SLIDES.length);
    await carousel.getByRole('button', { name: 'Pause' }).press('Enter');
    await page.clock.runFor(13_000);
    await expect(slide).toHaveText(seen.at(-1) ?? '');
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('waits while somebody points at it or has the focus in it', async ({ page }) => {
    await page.clock.install();
    const carousel = await openKit(page, 'carousel');
    const slide = currentSlide(carousel);
    await carousel.hover();
    const words = await slide.innerText();
    await page.clock.runFor(13_000);
    await expect(slide).toHaveText(words);
    await carousel.getByRole('button', { name: 'Pause' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(13_000);
    await expect(slide).toHaveText(words);
  });

  test('is driven with arrows, dots and the arrow keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openKit(page, 'carousel');
    const slide = currentSlide(carousel);
    await carousel.getByRole('button', { name: 'Previous card' }).click();
    await expect(slide).toHaveText('Talk about papers');
    await page.keyboard.press('ArrowRight');
    await expect(slide).toHaveText('Talk about today');
    await page.keyboard.press('ArrowLeft');
    await expect(slide).toHaveText('Talk about papers');
    await carousel.getByRole('button', { name: 'Go to Talk about help' }).click();
    await expect(slide).toHaveText('Talk about help');
    await expect(carousel.getByRole('button', { name: 'Go to Talk about help' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('that ends takes the arrow keys also at its end', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openKit(page, 'carousel that ends');
    const next = carousel.getByRole('button', { name: 'Next card' });
    const slide = currentSlide(carousel);
    await expect(slide).toHaveText('Talk about today');
    await next.press('Enter');
    await expect(slide).toHaveText('Talk about help');
    await next.press('Enter');
    await expect(slide).toHaveText('Talk about papers');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.press('Enter');
    await expect(slide).toHaveText('Talk about papers');
    await page.keyboard.press('ArrowLeft');
    await expect(slide).toHaveText('Talk about help');
  });

  test('that somebody moved by hand does not move by itself again, unless it is told to', async ({
    page,
  }) => {
    await page.clock.install();
    const carousel = await openKit(page, 'carousel');
    await page.clock.pauseAt(Date.now() + 600_000);
    const slide = currentSlide(carousel);
    for (const take of [
      () => carousel.getByRole('button', { name: 'Next card' }).click(),
      () => slide.click(),
    ]) {
      await take();
      const taken = await slide.innerText();
      // Neither the pointer nor the focus is on the carousel any more.
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.clock.runFor(13_000);
      await expect(slide).toHaveText(taken);
      await carousel.getByRole('button', { name: 'Play' }).click();
      await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
    }
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const last = await slide.innerText();
    await page.clock.runFor(4_000);
    await expect(slide).not.toHaveText(last);
  });

  test('that does not cycle ends at its ends', onlyLong(), async ({ page }) => {
    const carousel = await openKit(page, 'carousel that ends');
    await expect(carousel.getByRole('button', { name: 'Previous card' })).toBeDisabled();
    await carousel.getByRole('button', { name: 'Next card' }).click();
    await carousel.getByRole('button', { name: 'Next card' }).click();
    await expect(currentSlide(carousel)).toHaveText('Talk about papers');
    await expect(carousel.getByRole('button', { name: 'Next card' })).toBeDisabled();
    await expect(carousel.getByRole('button', { name: /by itself/ })).toHaveCount(0);
  });

  test('of one slide has neither dots nor arrows', onlyLong(), async ({ page }) => {
    const carousel = await openKit(page, 'carousel of one');
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });

  test('never moves by itself for someone who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openKit(page, 'carousel');
    await expect(carousel.getByRole('button', { name: /by itself/ })).toHaveCount(0);
  });
});

test('flash cards become a carousel on small screens, and a turned card stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.clock.install();
  await openInSight(page, '/generic/gallery/the-flashcard-group');
  const group = page.locator('[data-component="flashcard-group"]').nth(1);
  const slide = currentSlide(group);
  await expect(slide).toHaveCount(1);
  await group.getByRole('button', { name: 'Next card' }).click();
  await expect(slide.getByText('Who measures it?').first()).toBeVisible();
  await slide.locator('div > button:visible').click();
  // The face that turns away can be seen until it has turned.
  await expect(slide.locator('div > button:visible')).toHaveCount(1);
  await group.getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(13_000);
  await expect(slide.locator('div > button:visible')).toContainText('Flip back');
});

test('a help text opens and closes with its buttons, and its opening is counted as a modal', async ({
  page,
  baseURL,
}) => {
  await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
  await openKit(page, 'info popover');
  await waitUntilKnown(page);
  const help = page.getByRole('note', { name: 'Info popover' });
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: 'Help: info popover' }).click();
  await expect(help).toContainText('What does a good week look like');
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();
  const modals = async (): Promise<unknown[]> =>
    ((await readDataLayer(page)) ?? [])
      .filter(({ event }) => event === 'modal load')
      .map(({ modal }) => modal);
  await expect.poll(modals).toEqual(['info-popover']);
});

test('an accordion has one panel open at a time', async ({ page }) => {
  const accordion = await openKit(page, 'accordion');
  const panels = accordion.locator('details');
  await expect(panels.nth(0)).toHaveAttribute('open');
  await panels.nth(2).locator('summary').press('Enter');
  await expect(panels.nth(2)).toHaveAttribute('open');
  await expect(panels.nth(0)).not.toHaveAttribute('open');
});

test('a transcript is shown and hidden', async ({ page }) => {
  const transcript = await openKit(page, 'transcript');
  await transcript.getByText('Show transcript').click();
  await expect(transcript.getByText('What does a good week')).toBeVisible();
  await transcript.getByText('Hide transcript').click();
  await expect(transcript.getByText('What does a good week')).toBeHidden();
});

test('masonry has one column on small screens, two up to 1920 and four beyond', async ({
  page,
}) => {
  const masonry = (await openKit(page, 'masonry')).getByRole('list');
  for (const { width, columns } of [
    { width: 1000, columns: 1 },
    { width: 1280, columns: 2 },
    { width: 1920, columns: 2 },
    { width: 2000, columns: 4 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await masonry.evaluate(
      (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length,
    );
    expect(tracks, `${width} px`).toBe(columns);
  }
});

test('navigator cards show where the author says yes, and each leads its own way', async ({
  page,
}) => {
  const cards = await openKit(page, 'navigator cards');
  await expect(cards.getByRole('link')).toHaveCount(4);
  const link = (name: string): Locator => cards.getByRole('link', { name });
  await expect(link('To the calculator')).toHaveAttribute('href', '/generic/calculator');
  await expect(link('To the record keeper')).toHaveAttribute('target', '_blank');
  await expect(link('To the record keeper')).toHaveAttribute(
    'href',
    /^https:\/\/plan\.example\.com/,
  );
  await expect(link('To Social Security')).not.toHaveAttribute('target');
  // The component changes the part of the address that it names, and keeps the rest.
  await expect(link('To the questions')).toHaveAttribute(
    'href',
    '/generic/faqs/kit-navigator-cards',
  );
  await link('To the calculator').click();
  await expect(page).toHaveURL('/generic/calculator');
});

test('a navigator card to another site takes the place of the page, and only on a plain press', async ({
  page,
  context,
  expected,
}) => {
  expected.hosts.push('www.ssa.gov');
  await context.route('https://www.ssa.gov/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await openAwake(page, '/generic/faqs');
  const cards = await openKit(page, 'navigator cards');
  const card = cards.getByRole('link', { name: 'To Social Security' });
  // Whether a tab opens is the browser's to decide, and one without windows may open none: what is ours is to leave
  // the press to it.
  const left = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener(
          'click',
          (event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
      }),
  );
  await card.click({ modifiers: ['ControlOrMeta'] });
  expect(await left).toBe(true);
  await expect(page).toHaveURL('/generic/gallery/kit-navigator-cards');
  await card.click();
  await expect(page).toHaveURL('https://www.ssa.gov/');
  await page.goBack();
  await expect(page).toHaveURL('/generic/faqs');
});

test('the quiz scrolls to its question, below the header', async ({ page }) => {
  await openAwake(page, '/generic/inflation');
  const quiz = page.locator('[data-component="quiz"]');
  const start = quiz.getByRole('button', { name: 'Start the quiz' });
  await start.scrollIntoViewIfNeeded();
  await start.click();
  const header = 84 + 16;
  await expect.poll(async () => Math.round((await quiz.boundingBox())?.y ?? 0)).toBe(header);
});

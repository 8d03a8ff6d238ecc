import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/language/language.ts';
import { sampleOf } from '#tests/support/samples/sample-of.ts';
import { runAxe } from '../support/axe.ts';
import { chooseBefore, readDataLayer } from '../support/consent.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const SESSION = '/generic/virtual-event/sessions/settle-in';
const SPANISH = `${SESSION}?lang=es-US`;
const KEY = 'sendero:sessions:generic';

function stageOf(page: Page) {
  return page.getByRole('group', { name: /^(?:Told slides|Diapositivas contadas): / });
}

function keptBy(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** Begins a session on a page whose clock stands still from then on. */
async function begin(page: Page, address = SESSION): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
  await stageOf(page)
    .getByRole('button', { name: /^(?:Play|Reproducir|Go on)/ })
    .click();
  await expect(stageOf(page)).toHaveAttribute('data-stage', 'playing');
}

const EVERY_SESSION = [
  'settle-in',
  'your-plan-page-by-page',
  'from-paycheck-to-income',
  'three-steps-and-a-day',
].flatMap((id) => LANGUAGES.map((language) => ({ id, language })));
/** `npm test` plays one of them. */
const isSampled = sampleOf(EVERY_SESSION, () => 'session');

for (const session of EVERY_SESSION)
  test(
    `a session plays to its end, and shows every word of its slides on the way: ${session.id} in ${session.language}`,
    tagOf(isSampled(session)),
    async ({ page, baseURL }) => {
      await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: true });
      await playToTheEnd(page, session);
    },
  );

async function playToTheEnd(
  page: Page,
  { id, language }: (typeof EVERY_SESSION)[number],
): Promise<void> {
  await begin(page, `/generic/virtual-event/sessions/${id}?lang=${language}`);
  const stage = stageOf(page);
  const beats = await page.locator('[data-slides] div > p').allTextContents();
  const beat = stage.locator('[data-part="beat"]');
  const seen: string[] = [];
  for (const words of beats) {
    await expect(beat).toHaveText(words);
    seen.push((await beat.textContent()) ?? '');
    // Each beat stands for at least two seconds and a half, so none is missed.
    const isThere = async () =>
      (await beat.textContent()) === words &&
      (await stage.getAttribute('data-stage')) === 'playing';
    while (await isThere()) await page.clock.runFor(2_000);
  }
  expect(seen).toEqual(beats);
  await expect(stage).toHaveAttribute('data-stage', 'ended');
  await expect(
    stage.getByRole('link', { name: /^(?:One thing to do|Una cosa por hacer)$/ }),
  ).toBeVisible();
  await expect.poll(() => keptBy(page)).toBeNull();
  await page.clock.resume();
  const told = async () => (await readDataLayer(page))?.map(({ event }) => event) ?? [];
  await expect
    .poll(told)
    .toEqual(
      expect.arrayContaining([
        'media started',
        'media 25 percent',
        'media 50 percent',
        'media 75 percent',
        'media 100 percent',
        'media completed',
      ]),
    );
}

test('the keys of a session play, pause, step and jump, and its speed changes', async ({
  page,
}) => {
  await begin(page);
  const stage = stageOf(page);
  const place = stage.locator('[data-part="place"]');
  const count = await page.locator('[data-slides] > section').count();
  await expect(stage.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(stage).toHaveAttribute('data-stage', 'paused');
  await page.keyboard.press('End');
  await expect(place).toHaveText(`Slide ${count} of ${count}`);
  await page.keyboard.press('Home');
  await expect(place).toHaveText(`Slide 1 of ${count}`);
  const beats = await page.locator('#slide-1 div > p').allTextContents();
  for (const words of beats.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(stage.locator('[data-part="beat"]')).toHaveText(words);
  }
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(`Slide 2 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(stage.locator('[data-part="beat"]')).toHaveText(beats.at(-1) ?? '');
  // Steps by hand are told to who listens; what plays is not.
  await expect(stage.locator('[data-part="words"]')).toHaveAttribute('aria-live', 'polite');
  await stage.getByRole('button', { name: 'Speed: 1×' }).click();
  await expect(stage.getByRole('button', { name: 'Speed: 1.25×' })).toBeVisible();
  await stage.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(stage.locator('[data-part="words"]')).toHaveAttribute('aria-live', 'off');
});

test('a session that was begun goes on where it stopped, in either language, and is forgotten at its beginning', async ({
  page,
}) => {
  await begin(page);
  const stage = stageOf(page);
  await page.keyboard.press('Space');
  while (!(await stage.locator('[data-part="place"]').textContent())?.startsWith('Slide 3 '))
    await page.keyboard.press('ArrowRight');
  expect(await keptBy(page)).toBe('{"settle-in":2}');
  // A page wakes what was begun once it has time, and this one's time stands still.
  await page.clock.resume();
  await page.reload();
  await expect(stage.getByRole('button', { name: 'Go on at slide 3' })).toBeVisible();
  await page.goto(SPANISH);
  const spanish = stageOf(page).getByRole('button', { name: 'Seguir en la diapositiva 3' });
  await spanish.click();
  await expect(stageOf(page).locator('[data-part="place"]')).toHaveText(/^Diapositiva 3 de/);
  await stageOf(page).getByRole('button', { name: 'Desde el principio' }).click();
  expect(await keptBy(page)).toBeNull();
});

test('the address of a slide leads to it, and the stage begins there', async ({ page }) => {
  await page.goto(`${SESSION}#slide-4`);
  await expect(page.locator('#slide-4')).toBeInViewport();
  await stageOf(page)
    .getByRole('button', { name: /^(?:Play|Go on)/ })
    .click();
  await expect(stageOf(page).locator('[data-part="place"]')).toHaveText(/^Slide 4 of/);
  expect(await keptBy(page)).toBe('{"settle-in":3}');
});

test('nothing is kept and nothing is loaded before a session is pressed; an embedded one fetches its slides then', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/generic/workshop');
  await page.waitForLoadState('networkidle');
  const isPlayer = (url: string): boolean => /play-session|\/sessions\//.test(url);
  expect(asked.filter(isPlayer)).toEqual([]);
  expect(await keptBy(page)).toBeNull();
  const stage = stageOf(page);
  await stage.getByRole('button', { name: /^Play: \d+ minutes$/ }).click();
  await expect(stage.locator('[data-part="place"]')).toHaveText(/^Slide 1 of \d+$/);
  expect(asked.filter(isPlayer).length).toBeGreaterThan(0);
});

test('an embedded session whose slides do not come says so, and its page is a link away', async ({
  page,
  expected,
}) => {
  expected.failures.push('/generic/virtual-event/sessions/');
  await page.route('**/virtual-event/sessions/**', (route) => route.abort());
  await page.goto('/generic/workshop');
  await stageOf(page).getByRole('button', { name: /^Play/ }).click();
  await expect(stageOf(page).getByRole('alert')).toContainText('The slides did not come');
  await expect(page.getByRole('link', { name: /^Read all \d+ slides/ })).toBeVisible();
});

test('a session in use breaks no rule of axe, in both languages', async ({ page }) => {
  for (const address of [SESSION, SPANISH]) {
    await page.goto(address);
    await stageOf(page)
      .getByRole('button', { name: /^(?:Play|Reproducir)/ })
      .click();
    await expect(stageOf(page)).toHaveAttribute('data-stage', 'playing');
    expect((await runAxe(page)).violations).toEqual([]);
  }
});

test('on paper a session is its slides, without the stage', async ({ page }) => {
  await page.goto(SESSION);
  await page.emulateMedia({ media: 'print' });
  await expect(stageOf(page)).toBeHidden();
  const slides = page.locator('[data-slides] > section');
  await expect(slides.first()).toBeVisible();
  await expect(slides.last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a session is a page of slides without a stage, and an embedded one is a link to it', async ({
    page,
  }) => {
    await page.goto(SESSION);
    await expect(stageOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Welcome to the table' })).toBeVisible();
    await page.goto('/generic/workshop');
    await expect(stageOf(page)).toBeHidden();
    await page.getByRole('link', { name: /^Read all \d+ slides/ }).click();
    await expect(page).toHaveURL(SESSION);
  });
});

import type { Locator, Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const SCRIPTS = '**/assets/*.js';
/** A press waits so long for the first script of a page, and a part for its own. */
const HELD_MS = 5_000;
const AWAITED_MS = 20_000;

/** Buttons that do nothing without their script, and what they do with it. */
const BUTTONS = [
  {
    name: 'the start of the myths',
    address: '/generic/hispanic',
    texts: english,
    press: (page: Page) =>
      page.locator('#section_7').getByRole('button', { name: 'Start', exact: true }),
    done: (page: Page) => page.locator('#section_7 [data-step="debt"]'),
  },
  {
    name: 'every word of the glossary',
    address: '/generic/glossary?lang=es-US',
    texts: spanish,
    press: (page: Page) => page.getByRole('button', { name: spanish.glossary.openAll }),
    done: (page: Page) => page.locator('main details[open]').first(),
  },
] as const;

const saidBy = (page: Page, { shell }: typeof english): Locator =>
  page.getByRole('alert').filter({ hasText: shell.partMissing });

/** No script is found until the function that it returns is called. */
async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(SCRIPTS);
}

for (const { name, address, texts, press, done } of BUTTONS) {
  test(`a script that hangs is given up after a while, and the next press tries again: ${name}`, async ({
    page,
  }) => {
    await page.clock.install();
    await openAwake(page, address);
    const release = await holdScripts(page);
    await press(page).click();
    const busy = page.locator('[data-island][aria-busy="true"]');
    await expect(busy).toHaveCount(1);
    await page.clock.fastForward(AWAITED_MS);
    await expect(busy).toHaveCount(0);
    const said = saidBy(page, texts);
    await expect(said.getByRole('link', { name: texts.error.tryAgain })).toBeVisible();
    release();
    await press(page).click();
    await expect(done(page)).toBeAttached();
    await expect(said).toHaveCount(0);
  });

  test(`without the first scripts a press is told that its part could not be loaded: ${name}`, async ({
    page,
    expected,
  }) => {
    expected.failures.push('/assets/');
    await page.clock.install();
    const find = await loseScripts(page);
    await page.goto(address);
    await press(page).click();
    await page.clock.fastForward(HELD_MS);
    const said = saidBy(page, texts);
    await expect(said).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await find();
    await said.getByRole('link', { name: texts.error.tryAgain }).click();
    await expect(said).toHaveCount(0);
    await press(page).click();
    await expect(done(page)).toBeAttached();
  });

  test(`a press that was told so is done once the first scripts come late: ${name}`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await press(page).click();
    await page.clock.fastForward(HELD_MS);
    const said = saidBy(page, texts);
    await expect(said).toBeVisible();
    release();
    await expect(done(page)).toBeAttached();
    await expect(said).toHaveCount(0);
  });
}

/** Parts that answer a slider or a choice by themselves, and the words that answer. */
const MOVED = [
  {
    name: 'the slider of the ticket',
    address: '/generic/inflation',
    move: (page: Page) => page.getByRole('slider').first().press('ArrowRight'),
    answer: '[data-component="price-creep"] [aria-hidden="true"]',
  },
  {
    name: 'the slider of ages',
    address: '/generic',
    move: (page: Page) => page.locator('[data-island="life-path"] input').press('ArrowRight'),
    answer: '[data-island="life-path"] [data-age]',
  },
  {
    name: 'the slider of the glide path',
    address: '/generic/target-date',
    move: (page: Page) => page.locator('[data-island="glide"] input').press('ArrowRight'),
    answer: '[data-island="glide"] [data-script] + p',
  },
  {
    name: 'the choices of one percent',
    address: '/generic',
    move: (page: Page) => page.locator('[data-island="one-percent"] label').first().click(),
    answer: '#one-percent-answer',
  },
] as const;

for (const { name, address, move, answer } of MOVED) {
  test(`a part whose script cannot be had says once that it does not answer, and does at the next touch: ${name}`, async ({
    page,
    expected,
  }) => {
    expected.failures.push('/assets/');
    await openAwake(page, address);
    const words = page.locator(answer).first();
    const before = await words.textContent();
    const find = await loseScripts(page);
    const said = saidBy(page, english);
    for (let moves = 0; moves < 2; moves += 1) {
      await move(page);
      await expect(said).toHaveCount(1);
    }
    await expect(words).toHaveText(before ?? '');
    await find();
    await move(page);
    await expect(words).not.toHaveText(before ?? '');
    await expect(said).toHaveCount(0);
  });

  test(`a part that is moved without a connection says so, and answers once there is one: ${name}`, async ({
    page,
    context,
    expected,
  }) => {
    expected.failures.push('/assets/', '/media/');
    await openAwake(page, address);
    const words = page.locator(answer).first();
    const before = await words.textContent();
    const said = page.getByRole('alert').filter({ hasText: english.shell.offline });
    await context.setOffline(true);
    await move(page);
    await expect(said).toHaveCount(1);
    await context.setOffline(false);
    await expect(words).not.toHaveText(before ?? '');
    await expect(said).toHaveCount(0);
  });
}

for (const { name, lose, say } of [
  { name: 'no connection', lose: 'connection', say: english.shell.offline },
  { name: 'no script', lose: 'scripts', say: english.shell.partMissing },
] as const)
  test(`how far a plan is says that it is missing, and counts the tick once it can: ${name}`, async ({
    page,
    context,
    expected,
  }) => {
    expected.failures.push('/assets/', '/media/');
    await openAwake(page, '/retirement/generic/action-plan/fox');
    const progress = page.locator('[data-island="plan-progress"]');
    const find = lose === 'scripts' ? await loseScripts(page) : undefined;
    if (lose === 'connection') await context.setOffline(true);
    await page.getByRole('checkbox').first().check({ force: true });
    const said = page.getByRole('alert').filter({ hasText: say });
    await expect(said).toHaveCount(1);
    await expect(progress).toHaveText('0 of 3 done');
    await find?.();
    if (lose === 'scripts') await page.getByRole('checkbox').nth(1).check({ force: true });
    await context.setOffline(false);
    await expect(progress).toHaveText(lose === 'scripts' ? '2 of 3 done' : '1 of 3 done');
    await expect(said).toHaveCount(0);
  });

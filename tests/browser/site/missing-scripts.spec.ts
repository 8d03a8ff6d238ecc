import type { Locator, Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

/** A part waits so long for its script. */
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
}

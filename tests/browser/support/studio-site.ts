import type { Page } from '@playwright/test';
import { startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';
import { runAxe } from './axe.ts';
import { waysInTurn } from './sample.ts';
import { expect, test as base } from './site-test.ts';

export { expect } from './site-test.ts';

interface WorkerFixtures {
  openedStudio: TestStudio;
}

/** A studio of its own on a copy of the content, with a person who comes by the link of the terminal. */
export const test = base.extend<{ baseURL: string; studio: TestStudio }, WorkerFixtures>({
  openedStudio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const studio = await startTestStudio({ isCheckout: true });
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
  studio: async ({ openedStudio }, use) => {
    await use(openedStudio);
  },
  baseURL: async ({ openedStudio }, use) => {
    await use(openedStudio.base);
  },
});

/** Counts what a person does: each press of a key that is no letter of a text, each click, each text. */
export class CountedHands {
  readonly #page: Page;
  presses = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    this.presses += 1;
    await this.#page.getByRole(role, { name }).first().click();
  }

  async replace(label: string, from: string, to: string): Promise<void> {
    this.presses += 1;
    const field = this.#page.getByLabel(label, { exact: true });
    const text = await field.inputValue();
    if (!text.includes(from)) throw new Error(`${label} says no ${from}`);
    await field.fill(text.replace(from, to));
  }

  async write(label: string, text: string): Promise<void> {
    this.presses += 1;
    await this.#page.getByLabel(label, { exact: true }).fill(text);
  }

  async choose(label: string, value: string): Promise<void> {
    this.presses += 1;
    await this.#page.getByLabel(label, { exact: true }).selectOption(value);
  }

  async tick(label: string): Promise<void> {
    this.presses += 1;
    await this.#page.getByLabel(label, { exact: true }).check();
  }

  /** Writes over every example inside a text, each with a press on it. */
  async writeOverExamplesIn(label: string, words: string): Promise<void> {
    const field = this.#page.getByLabel(label, { exact: true });
    const text = await field.inputValue();
    const sample = /\[\[(?:Example|Ejemplo): [^\]]*\]\]/g;
    this.presses += text.match(sample)?.length ?? 0;
    await field.fill(text.replaceAll(sample, words));
  }

  /** Writes over every example that stands in a field of its own. */
  async writeOverExamples(words: (label: string) => string): Promise<void> {
    const fields = this.#page.locator('#entry :is(input, textarea)');
    for (const field of await fields.all()) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- people write one after the other
      if (!/^\[\[(?:Example|Ejemplo): [^\]]*\]\]\s*$/.test(await field.inputValue())) continue;
      this.presses += 1;
      const id = (await field.getAttribute('id')) ?? ''; // oxlint-disable-line eslint/no-await-in-loop -- as above
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      await field.fill(words((await this.#page.locator(`label[for="${id}"]`).textContent()) ?? ''));
    }
  }
}

/** An open page fits a wide window and a small phone, and breaks no rule in one of them, by turns. */
export async function expectInOrder(page: Page, what: string, turn: number): Promise<void> {
  const widths = [1280, 375];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${what} ${width}`).toBeLessThanOrEqual(width);
    if (waysInTurn(widths, turn).includes(width))
      expect((await runAxe(page)).violations, `${what} ${width}`).toEqual([]);
  }
}

/** Opens an entry and waits until its first check has answered. */
export async function openEntry(page: Page, address: string): Promise<void> {
  await page.goto(`/po/studio/${address}`);
  await page.locator('#check > *').first().waitFor();
}

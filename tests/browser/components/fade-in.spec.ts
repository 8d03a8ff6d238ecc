import type { Locator, Page } from '@playwright/test';
import { openAwake } from '../support/open-page.ts';
import { onlyLong, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

interface Fade {
  title: string;
  duration: string;
  delay: string;
}

/** The number of cards of a list that shows not all yet. */
const LIST = 6;

/** Records each card that begins to fade in, with the times that the browser computes. */
async function recordFades(page: Page): Promise<() => Promise<Fade[]>> {
  await page.addInitScript(() => {
    const fades: Fade[] = [];
    Object.assign(window, { fades });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element) || !target.matches('li > article')) return;
      if (propertyName !== 'opacity') return;
      const { transitionDuration: duration, transitionDelay: delay } = getComputedStyle(target);
      const title = target.querySelector('h3')?.textContent ?? '';
      fades.push({ title, duration, delay });
    });
  });
  return async () => {
    const fades = await page.evaluate(() => (window as unknown as { fades: Fade[] }).fades);
    return byTitle(fades);
  };
}

function byTitle(fades: readonly Fade[]): Fade[] {
  return fades.toSorted((one, other) => one.title.localeCompare(other.title));
}

function cardsOf(page: Page): Locator {
  return page.getByRole('main').locator('li > article');
}

function titlesOf(page: Page): Promise<string[]> {
  return cardsOf(page).locator('h3').allTextContents();
}

/**
 * The fades of the cards that a list has now and had not before: each begins 50 ms after the one
 * before it, counted anew from the first card after a list of six. The most liked come first, and
 * other tests give likes meanwhile, so that a new card may stand anywhere.
 */
function fadesOf(now: readonly string[], before: readonly string[]): Fade[] {
  const fades = now.map((title, at) => {
    const step = at < LIST ? at : at - LIST;
    return { title, duration: '0.4s', delay: `${(step * 50) / 1_000}s` };
  });
  return byTitle(fades.filter(({ title }) => !before.includes(title)));
}

for (const [at, { language, query, showAll, topic }] of [
  { language: 'en-US', query: '', showAll: 'Show all topics', topic: 'Taxes' },
  {
    language: 'es-US',
    query: '?lang=es-US',
    showAll: 'Mostrar todos los temas',
    topic: 'Impuestos',
  },
].entries()) {
  const turn = takeTurns({ at, of: 2 });
  test.describe(`cards in ${language}`, () => {
    const address = `/generic/get-the-facts${query}`;

    test(
      'are there at once on the first page, and those that "show all" adds fade in one after the other',
      turn(),
      async ({ page }) => {
        const readFades = await recordFades(page);
        await openAwake(page, address);
        await expect(cardsOf(page)).toHaveCount(LIST);
        const before = await titlesOf(page);
        expect(await readFades()).toEqual([]);
        await expect(cardsOf(page).first()).toHaveCSS('transition-duration', '0s');

        await page.getByRole('link', { name: showAll }).click();
        await expect(cardsOf(page).nth(19)).toBeAttached();
        const added = fadesOf(await titlesOf(page), before);
        await expect.poll(readFades).toEqual(added);
        await expect(cardsOf(page).last()).toHaveCSS('opacity', '1');
      },
    );

    test('that another filter brings fade in', turn(), async ({ page }) => {
      const readFades = await recordFades(page);
      await openAwake(page, address);
      const before = await titlesOf(page);
      await page.getByRole('main').getByRole('link', { name: topic, exact: true }).click();
      await expect(page).toHaveURL(/get-the-facts\/\w+/);
      // The address changes before the list does.
      await expect.poll(() => titlesOf(page)).not.toEqual(before);
      const brought = fadesOf(await titlesOf(page), before);
      expect(brought.length).toBeGreaterThan(0);
      await expect.poll(readFades).toEqual(expect.arrayContaining(brought));
    });

    test('do not fade for whoever wants no motion', turn(), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const readFades = await recordFades(page);
      await openAwake(page, address);
      await page.getByRole('link', { name: showAll }).click();
      await expect(cardsOf(page).nth(19)).toBeAttached();
      await expect(cardsOf(page).last()).toHaveCSS('opacity', '1');
      await expect(cardsOf(page).last()).toHaveCSS('transition-delay', '0s');
      expect(await readFades()).toEqual([]);
    });
  });
}

test('the films of another presenter fade in', onlyLong(), async ({ page }) => {
  const readFades = await recordFades(page);
  await openAwake(page, '/generic/get-the-facts/money-minute');
  const people = page.getByRole('navigation', { name: 'Show videos with' });
  const all = await titlesOf(page);
  await people.getByRole('link').first().click();
  await expect(page).toHaveURL(/money-minute\/\w+/);
  await expect.poll(() => titlesOf(page)).not.toEqual(all);
  const before = await titlesOf(page);
  await people.getByRole('link').nth(1).click();
  await expect.poll(() => titlesOf(page)).not.toEqual(before);
  const brought = fadesOf(await titlesOf(page), before);
  expect(brought.length).toBeGreaterThan(0);
  await expect.poll(readFades).toEqual(expect.arrayContaining(brought));
});

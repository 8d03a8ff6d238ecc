import { english } from '#tests/support/texts/every-text.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/site-test.ts';

const { next, previous } = english.components.carousel;

test.use({ viewport: { width: 375, height: 667 }, reducedMotion: 'reduce' });

/** What is pressed while the carousel sleeps, a button or the number of a dot, and the dot that it goes to. */
const WAYS = [
  { address: '/generic/inflation', pressed: 'Next, twice', presses: [next, next], at: 2 },
  { address: '/generic/inflation', pressed: 'a dot', presses: [1], at: 1 },
  { address: '/generic/latin-grammy', pressed: 'Previous', presses: [previous], at: -1 },
] as const;

for (const { address, pressed, presses, at } of WAYS)
  test(`a carousel of ${address} goes where it was told before it was awake, by ${pressed}`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const place = page.locator('[data-island]:has([aria-roledescription="carousel"])').last();
    const dots = place.locator('[data-sight] li button');
    for (const press of presses)
      await (
        typeof press === 'number'
          ? dots.nth(press)
          : place.getByRole('button', { name: press, exact: true })
      ).click();
    await expect(place).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(dots.nth(at)).toHaveAttribute('aria-current', 'true');
    await expect(dots.first()).not.toHaveAttribute('aria-current');
  });

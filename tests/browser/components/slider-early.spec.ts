import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/site-test.ts';

for (const { keys, value, year } of [
  { keys: ['ArrowRight', 'ArrowRight'], value: '35', year: '2005' },
  { keys: ['End', 'ArrowLeft'], value: '83', year: '2020' },
])
  test(`keys of the ticket’s slider that came before it was awake are marks: ${keys.join(', ')}`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/generic/inflation', { waitUntil: 'domcontentloaded' });
    const slider = page.getByRole('slider', { name: 'Move through the years' });
    for (const key of keys) await slider.press(key);
    release();
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${year}: `));
    await expect(slider).toHaveValue(value);
    // From now on it has every place between two marks, through which a hand leads it.
    await expect(slider).not.toHaveAttribute('step');
  });

import type { Locator, Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openAwake, readStored, reloadAwake } from '../support/open-page.ts';
import { onlyLong, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', next: 'Next stop', second: 'Stop 2 of 7', at: 'Your dollar' },
  {
    language: 'es-US',
    query: '?lang=es-US',
    next: 'Parada siguiente',
    second: 'Parada 2 de 7',
    at: 'Tu dólar',
  },
] as const;

function stage(page: Page): Locator {
  return page.locator('[data-place]').first();
}

/** Opens the page and waits until the road is under the car, which it is when one comes near it. */
async function openRoad(page: Page, address: string): Promise<void> {
  await openAwake(page, address);
  await page.locator('#trip').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="trip-stage"]')).toHaveAttribute('data-awake', '');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** The position of the car; whole numbers are stops. */
async function place(page: Page): Promise<number> {
  return stage(page).evaluate((element) => Number(element.style.getPropertyValue('--p')));
}

for (const [variation, { language, query, next, second, at }] of LANGUAGES.entries()) {
  const turn = takeTurns({ at: variation, of: LANGUAGES.length });
  test.describe(`the road trip in ${language}`, () => {
    test(
      'drives from stop to stop by buttons and keys, and says the stop once it is there',
      turn(),
      async ({ page }) => {
        await openRoad(page, `/generic/roadtrip${query}`);
        const status = stage(page).getByRole('status');
        await expect(status).toHaveText('');
        const button = page.getByRole('link', { name: next });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(status).toContainText(second);
        await expect.poll(() => place(page)).toBe(1);
        await expect(button).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => place(page)).toBe(3);
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => place(page)).toBe(2);
        await page.keyboard.press('End');
        await expect.poll(() => place(page)).toBe(6);
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toBeFocused();
        await page.keyboard.press('Home');
        await expect.poll(() => place(page)).toBe(0);
      },
    );

    test('keeps name, colour and age on the device, over a reload', turn(), async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await openAwake(page, `/generic/roadtrip${query}`);
      await expect(page.getByText(at, { exact: true }).first()).toBeVisible();
      await page.getByRole('textbox').fill('Doña Plata');
      await page.locator('input[value="mid"]').check();
      await page.locator('input[value="from-50"]').check();
      await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Doña Plata');
      await expect(page.getByText('$32,500').first()).toBeVisible();
      const { state } = await readStored(page, 'generic');
      expect(state).toMatchObject({
        dollarOnTheRoad: { name: 'Doña Plata', carColor: 'mid', under50: false },
      });

      await reloadAwake(page);
      await expect(page.getByRole('textbox')).toHaveValue('Doña Plata');
      await expect(page.locator('input[value="mid"]')).toBeChecked();
      await expect(page.locator('input[value="from-50"]')).toBeChecked();
      await expect(page.locator('[data-car="mid"]').first()).toBeVisible();
      await page.getByRole('button', { name: /trip|viaje/ }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      expect(page.url()).not.toContain('car=');
      expect(decodeURIComponent(sent.join('\n'))).not.toContain('Plata');
    });

    test(
      'breaks no rule of accessibility, at the start and on the way',
      // The start is one of the pages of every-page.spec.ts.
      onlyLong(),
      async ({ page }) => {
        await openAwake(page, `/generic/roadtrip${query}`);
        expect((await runAxe(page)).violations).toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.locator('#stop-limits').evaluate((anchor) => anchor.scrollIntoView());
        await expect.poll(() => place(page)).toBe(5);
        expect((await runAxe(page)).violations).toEqual([]);
      },
    );
  });
}

test('follows the finger: the car waits at a stop, drives on, and never over the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openRoad(page, '/generic/roadtrip');
  const places: number[] = [];
  const last = page.locator('#stop-arrival');
  for (let step = 0; step < 80 && (places.at(-1) ?? 0) < 6; step += 1) {
    await page.evaluate(() => scrollBy({ top: 160, behavior: 'instant' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    places.push(await place(page));
  }
  expect(places.at(-1)).toBe(6);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.some((at) => !Number.isInteger(at))).toBe(true);
  await last.evaluate((anchor) => anchor.scrollIntoView({ behavior: 'instant' }));
  const heading = page.getByRole('heading', { name: 'Your dollar arrives' });
  const above = await stage(page).boundingBox();
  const below = await heading.boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  expect(below?.y).toBeLessThan(740);
});

test('no focus hides under the picture, also on the way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAwake(page, '/generic/roadtrip');
  await page.getByRole('link', { name: 'How the calculator works' }).focus();
  const links = page.locator('#trip li').getByRole('link');
  for (const name of ['Read: turning 50', 'See what inflation does', 'Read: how savings grow']) {
    await page.keyboard.press('Shift+Tab');
    const link = links.filter({ hasText: name });
    await expect(link).toBeFocused();
    await expect
      .poll(async () => {
        const above = await stage(page).boundingBox();
        const box = await link.boundingBox();
        return (box?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0);
      }, `${name} is in view`)
      .toBe(true);
  }
});

test('jumps from stop to stop for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRoad(page, '/generic/roadtrip');
  const places = new Set<number>();
  for (let step = 0; step < 60 && !places.has(6); step += 1) {
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    places.add(await place(page));
  }
  expect([...places]).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('tells each stop once, and nothing of the dollar', async ({ page, baseURL }) => {
  await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
  await openRoad(page, '/generic/roadtrip');
  await waitUntilKnown(page);
  await page.getByRole('textbox').fill('Penny');
  await page.locator('input[value="from-50"]').check();
  for (const stop of ['growth', 'tax', 'arrival', 'paycheck']) {
    const before = await place(page);
    await page
      .locator(`#stop-${stop}`)
      .evaluate((anchor) => anchor.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => place(page)).not.toBe(before);
  }
  const told = async (): Promise<string[]> =>
    ((await readDataLayer(page)) ?? [])
      .filter(({ event }) => event.startsWith('Self'))
      .map(({ event, processStepLabel }) => `${event} ${String(processStepLabel)}`);
  await expect
    .poll(told)
    .toEqual([
      'Self Service Started road trip: paycheck',
      'Self Service Step road trip: tax',
      'Self Service Step road trip: match',
      'Self Service Step road trip: growth',
      'Self Service Step road trip: inflation',
      'Self Service Step road trip: limits',
      'Self Service Completed road trip: arrival',
    ]);
  expect(JSON.stringify(await readDataLayer(page))).not.toMatch(/Penny|from-50/);
});

test('shows a name as a name, whatever is typed', async ({ page }) => {
  await openAwake(page, '/generic/roadtrip');
  await page.getByRole('textbox').fill('<img src=x> {pay} \u202Eabc');
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(
    '<img src=x> {pay} a',
  );
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('what is chosen at the first paint shows everywhere, and stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/generic/roadtrip', { waitUntil: 'domcontentloaded' });
  const car = page.locator('main svg').first();
  const painted = () => car.evaluate((svg) => getComputedStyle(svg).getPropertyValue('--car'));
  const before = await painted();
  await page.getByRole('textbox').fill('Penny');
  await page.locator('input[value="deep"]').check();
  await page.locator('input[value="from-50"]').check();
  // The color is the browser's own work.
  expect(await painted()).not.toBe(before);
  release();
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Penny');
  await expect(page.getByText('$32,500').first()).toBeVisible();
  await reloadAwake(page);
  await expect(page.getByRole('textbox')).toHaveValue('Penny');
  await expect(page.locator('input[value="deep"]')).toBeChecked();
});

test('what the address asks for is what one sees, and what one chooses then stays', async ({
  page,
}) => {
  await openAwake(page, '/generic/roadtrip?car=deep&age=from-50');
  await expect(page.locator('input[value="deep"]')).toBeChecked();
  await expect(page.locator('input[value="from-50"]')).toBeChecked();
  await page.locator('input[value="sun"]').check();
  await expect(page.locator('[data-island="dollar-form"]')).toHaveAttribute('data-awake', '');
  await openAwake(page, '/generic/roadtrip');
  await expect(page.locator('input[value="sun"]')).toBeChecked();
  await expect(page.locator('input[value="from-50"]')).toBeChecked();
});

test('on a low window each stop has its own picture, and nothing covers the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openAwake(page, '/generic/roadtrip');
  await expect(stage(page)).toBeHidden();
  await expect(page.locator('ol [data-place]')).toHaveCount(7);
  await expect(page.locator('ol [data-place]').first()).toBeVisible();
});

test('on paper there are the stops, the table and no picture', async ({ page }) => {
  await openAwake(page, '/generic/roadtrip');
  await page.emulateMedia({ media: 'print' });
  await expect(stage(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Prices float up too' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('What we assumed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the trip' })).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('colour and age are asked for by the form, and every stop is there with its picture', async ({
    page,
  }) => {
    await page.goto('/riverbend/roadtrip?lang=es-US');
    await expect(page.getByRole('textbox')).toBeHidden();
    await page.locator('input[value="blush"]').check();
    await page.locator('input[value="from-50"]').check();
    await page.getByRole('button', { name: 'Empezar el viaje' }).click();
    await expect(page).toHaveURL('/riverbend/roadtrip?lang=es-US&car=blush&age=from-50#trip');
    await expect(page.locator('[data-car="blush"]').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(7);
    await expect(page.locator('ol [data-place]').last()).toBeVisible();
    await expect(page.getByText('pueden ser $35,750')).toBeVisible();
    await expect(page.locator('nav').filter({ hasText: 'Parada 1 de 7' })).toBeHidden();
  });
});

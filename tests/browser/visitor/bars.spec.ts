import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { chooseBefore, waitUntilKnown } from '../support/consent.ts';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';
import { noteFeelingsAsked, setLastVisit } from '../support/visit.ts';

test.use({ locale: 'es-MX' });

const CONSENT = '#consent section[data-for-consent="unasked"]';
const OFFER = 'aside[data-offered="es"]';
const SLIDE = '[data-slide]';
const BARS = [CONSENT, OFFER, SLIDE];

/** The bars that show, and how much of the window they and the header leave to the page. */
async function look(page: Page) {
  return page.evaluate((bars) => {
    const shown = bars.filter((bar) => document.querySelector(bar)?.checkVisibility());
    const sticks = (element: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const covered = [...document.querySelectorAll(['body > header', ...bars].join())]
      .filter((element) => element.checkVisibility() && sticks(element))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    const onHeading =
      heading && document.elementFromPoint(heading.left + 4, heading.top + heading.height / 2);
    return {
      shown,
      left: 1 - covered / innerHeight,
      headingIsFree: !onHeading || onHeading.closest('h1, main') !== null,
      isWider: document.documentElement.scrollWidth > innerWidth,
    };
  }, BARS);
}

for (const [at, [width, height]] of (
  [
    [320, 568],
    [667, 375],
    [1280, 720],
    [320, 256],
  ] as const
).entries())
  test(
    `one bar at a time leaves half of a window of ${width} by ${height} to the page`,
    tagOf(at < 2),
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      await openAwake(page, '/generic/faqs');
      const asked = await look(page);
      expect(asked).toMatchObject({ shown: [CONSENT], headingIsFree: true, isWider: false });
      expect(asked.left).toBeGreaterThanOrEqual(0.5);

      await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
      await openAwake(page, '/generic/faqs');
      const offered = await look(page);
      expect(offered).toMatchObject({ shown: [OFFER], headingIsFree: true, isWider: false });
      expect(offered.left).toBeGreaterThanOrEqual(0.5);
      expect((await runAxe(page)).violations).toEqual([]);

      await page.locator(OFFER).getByRole('button', { name: 'No, gracias' }).click();
      await expect(page.locator(OFFER)).toBeHidden();
      await waitUntilKnown(page);
      await noteFeelingsAsked(page);
      await setLastVisit(page, new Date(Date.now() - 172_800_000));
      await openAwake(page, '/generic/faqs');
      await expect(page.locator(SLIDE)).toBeVisible();
      const slid = await look(page);
      expect(slid).toMatchObject({ shown: [SLIDE], headingIsFree: true, isWider: false });
      expect(slid.left).toBeGreaterThanOrEqual(0.5);
    },
  );

test('Spanish is offered before the first paint, moves nothing, and is taken in one press', async ({
  page,
  baseURL,
}) => {
  await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAwake(page, '/generic/faqs?topic=x');
  await waitUntilKnown(page);
  await expect(page.locator(OFFER)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  await page.locator(OFFER).getByRole('link', { name: 'Ver en español' }).click();
  await expect(page).toHaveURL(/\/generic\/faqs\?.*lang=es-US/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  // Whoever goes back to English has chosen, and is not asked again.
  await page.locator('header a[hreflang="en-US"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator(OFFER)).toBeHidden();
});

for (const width of [375, 1280])
  test(`without a connection a notice leaves the question of privacy to be answered, at ${width} px`, async ({
    page,
    context,
    expected,
  }) => {
    expected.failures.push('/media/', '/assets/');
    await page.setViewportSize({ width, height: 700 });
    await openAwake(page, '/generic/faqs?lang=es-US');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page.locator('#notice')).not.toBeEmpty();
    const [notice, bar] = await Promise.all(
      ['#notice', CONSENT].map((one) => page.locator(one).boundingBox()),
    );
    if (!notice || !bar) throw new Error('One of them is not shown');
    expect(notice.y).toBeGreaterThan(0);
    expect(notice.y + notice.height).toBeLessThan(bar.y);
    await page.locator(CONSENT).getByRole('button').first().click();
    await expect(page.locator(CONSENT)).toBeHidden();
  });

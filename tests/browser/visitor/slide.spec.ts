import type { Locator } from '@playwright/test';
import { chooseBefore, waitUntilKnown } from '../support/consent.ts';
import { openAwake, settle } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';
import {
  FIRST_VISIT,
  footerLink,
  noteFeelingsAsked,
  setLastVisit,
  visit,
} from '../support/visit.ts';

test.use({ closesModals: false });
// One bar at a time: the slide waits for the answer about privacy.
test.beforeEach(({ page, baseURL }) =>
  chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false }),
);

const DAY = 1_440 * 60_000;

for (const [at, { what, act }] of [
  { what: 'closed', act: (slide: Locator) => slide.getByRole('button', { name: 'Close' }).click() },
  {
    what: 'answered',
    act: (slide: Locator) => slide.getByRole('button', { name: 'Hopeful' }).click(),
  },
].entries())
  test(
    `the slide that was ${what} does not come back in the same visit`,
    tagOf(at === 0),
    async ({ page }) => {
      await page.clock.install({ time: FIRST_VISIT });
      await visit(page, '/generic', 0);
      await setLastVisit(page, new Date(FIRST_VISIT.getTime() - 2 * DAY));
      // The dialog has already been shown, because the slide gives way to it.
      await noteFeelingsAsked(page);
      await visit(page, '/generic/hispanic', 0);
      await footerLink(page, 'FAQs').click();
      const slide = page.locator('#above-routes').getByRole('region');
      await expect(slide).toBeVisible();
      await act(slide);
      await expect(slide.getByRole('button', { disabled: false, name: 'Anxious' })).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/generic/hispanic');
      await expect(slide).toHaveCount(0);
      await page.goForward();
      await expect(page).toHaveURL('/generic/faqs');
      await settle(page);
      await expect(slide).toHaveCount(0);
    },
  );

test('an answer in another tab takes the question away here', async ({ page }) => {
  await page.clock.install({ time: FIRST_VISIT });
  await visit(page, '/generic', 0);
  await setLastVisit(page, new Date(FIRST_VISIT.getTime() - 2 * DAY));
  await noteFeelingsAsked(page);
  await visit(page, '/generic', 0);
  const slide = page.locator('#above-routes').getByRole('region');
  await expect(slide).toBeVisible();
  const other = await page.context().newPage();
  // In the other tab the question is due again.
  await other.route('**/po/flags', async (route) => {
    const flags = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...flags, sentimentModalThreshold: 0 } });
  });
  await other.clock.install({ time: new Date(FIRST_VISIT.getTime() + 60_000) });
  await openAwake(other, '/generic');
  await waitUntilKnown(other);
  await footerLink(other, 'FAQs').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Hopeful' }).click();
  await expect(slide).toHaveCount(0);
});

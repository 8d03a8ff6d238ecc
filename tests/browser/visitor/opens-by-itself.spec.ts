import { waitUntilKnown } from '../support/consent.ts';
import { expect, test } from '../support/site-test.ts';
import { FIRST_VISIT, setLastVisit, visit } from '../support/visit.ts';

test.use({ closesModals: false });

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

test('the invitation that opens by itself waits for a form that is being filled in', async ({
  page,
}) => {
  await page.clock.install({ time: FIRST_VISIT });
  await visit(page, '/generic?uid=u-1', 0);
  await setLastVisit(page, new Date(FIRST_VISIT.getTime() - 2 * DAY));
  await visit(page, '/generic/search', 0);
  const quiz = page.getByRole('dialog', { name: 'Which animal are you on the trail?' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('match');
  await page.clock.fastForward(6 * MINUTE);
  await expect(quiz).toHaveCount(0);
  await page.getByRole('main').locator('form button').first().click();
  await expect(page).toHaveURL(/q=match/);
  await waitUntilKnown(page);
  await expect(async () => {
    await page.clock.fastForward(6 * MINUTE);
    await expect(quiz).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the invitation that opens by itself waits for a quiz of myths until its end', async ({
  page,
}) => {
  await page.clock.install({ time: FIRST_VISIT });
  await visit(page, '/generic?uid=u-1', 0);
  await setLastVisit(page, new Date(FIRST_VISIT.getTime() - 2 * DAY));
  await visit(page, '/generic/inflation', 0);
  const main = page.getByRole('main');
  const invitation = page.getByRole('dialog', { name: 'Which animal are you on the trail?' });
  await main.getByRole('button', { name: 'Start the quiz' }).click();
  const [answer, next] = [
    main.getByRole('button', { name: 'True' }),
    main.getByRole('button', { name: /^(?:Next|See how it ends)/ }),
  ];
  for (let left = 6; left > 0; left -= 1) {
    await answer.click();
    await page.clock.fastForward(6 * MINUTE);
    await expect(invitation).toHaveCount(0);
    await next.click();
  }
  await expect(async () => {
    await page.clock.fastForward(6 * MINUTE);
    await expect(invitation).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

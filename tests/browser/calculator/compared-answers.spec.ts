import type { Page } from '@playwright/test';
import { chooseBefore, recordEvents } from '../support/consent.ts';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PLAN = '/generic/calculator/projections#plan=40_67_50000_10000_6_50_6_';
const DIFFERENT = 'The server calculates otherwise than this page';

/** A server that answers both goal calls with a few cents more than it should. */
async function answerMore(page: Page, name: 'retirementBalance' | 'goal'): Promise<void> {
  await page.route('/po/calculator/retirement/goal', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, number>;
    await route.fulfill({ response, json: { ...answer, [name]: (answer[name] ?? 0) + 0.05 } });
  });
}

for (const name of ['retirementBalance', 'goal'] as const)
  test(
    `a server that answers another ${name} is told of in the console and to the operator, without a figure, and the page stays`,
    tagOf(name === 'goal'),
    async ({ page, baseURL, expected }) => {
      await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
      const sent = recordEvents(page);
      expected.messages.push(DIFFERENT);
      await answerMore(page, name);
      const told = page.waitForEvent('console', (message) => message.type() === 'error');
      await openAwake(page, PLAN);
      expect((await told).text()).toBe(DIFFERENT);
      const headline = page.getByRole('heading', { level: 1 });
      await expect(headline).toHaveAccessibleName(/about \$209,000 at 67\.$/);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      const different = () =>
        sent.flatMap(({ events }) => events).filter(({ event }) => event === 'calculator differs');
      await expect.poll(different).toEqual([{ event: 'calculator differs' }]);
    },
  );

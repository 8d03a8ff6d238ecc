import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

for (const [at, address] of [
  '/generic/get-the-facts',
  '/riverbend/hispanic',
  '/generic/calculator',
].entries())
  test(
    `the content of ${address} is at most 1,440 pixels wide`,
    tagOf(at === 0),
    async ({ page }) => {
      await page.setViewportSize({ width: 2200, height: 900 });
      await openAwake(page, address);
      // The measure is for words and controls; drawings and backgrounds may reach from edge to edge.
      const widest = await page
        .locator('header a, main :is(h1, h2, h3, p, li, button, a, input), footer :is(a, p)')
        .evaluateAll((parts) => {
          const boxes = parts
            .map((part) => part.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          return {
            left: Math.min(...boxes.map(({ left }) => left)),
            right: Math.max(...boxes.map(({ right }) => right)),
          };
        });
      expect(widest.left).toBeGreaterThanOrEqual((2200 - 1440) / 2);
      expect(widest.right).toBeLessThanOrEqual((2200 + 1440) / 2);
    },
  );

test('the links of the footer stand in two columns', async ({ page }) => {
  await openAwake(page, '/riverbend');
  const edges = await page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(edges.length).toBeGreaterThan(4);
  expect(new Set(edges).size).toBe(2);
});

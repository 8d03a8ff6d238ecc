import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

test('the circle of a split selection hides neither a word nor a radio', async ({ page }) => {
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openAwake(page, '/generic/gallery/the-authorable-split-selection');
    const part = page.locator('[data-component="authorable-split-selection"]').first();
    const circle = await part.locator('p:visible[data-ground]').boundingBox();
    if (circle === null) throw new Error('The circle does not show');
    const radius = circle.width / 2;
    const covered = await part.locator('label').evaluateAll(
      (choices, { x, y, reach }) =>
        choices.flatMap((choice) => {
          const words = document.createRange();
          words.selectNodeContents(choice.querySelector('span') ?? choice);
          const input = choice.querySelector('input');
          return [...words.getClientRects(), ...(input?.getClientRects() ?? [])]
            .filter((box) => {
              const near = (at: number, from: number, to: number) =>
                Math.min(Math.max(at, from), to);
              const across = near(x, box.left, box.right) - x;
              const down = near(y, box.top, box.bottom) - y;
              return Math.hypot(across, down) < reach;
            })
            .map(() => choice.textContent);
        }),
      { x: circle.x + radius, y: circle.y + radius, reach: radius },
    );
    expect(covered, `at ${width}`).toEqual([]);
  }
});

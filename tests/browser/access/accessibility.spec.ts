import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ reducedMotion: 'reduce' });

test('the checker looks at the size of targets, which it leaves out by default', async ({
  page,
}) => {
  await openAwake(page, '/generic');
  const { rules } = await runAxe(page);
  expect(rules).toContain('target-size');
  expect(rules.length).toBeGreaterThan(80);
});

test('the checker sees a rule that is broken', async ({ page }) => {
  await openAwake(page, '/generic');
  await page.evaluate(() => document.querySelector('main img')?.removeAttribute('alt'));
  const { violations } = await runAxe(page);
  expect(violations.join('\n')).toContain('image-alt');
});

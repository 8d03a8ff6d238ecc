import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { listPages } from '../support/pages.ts';
import { expect, test } from '../support/site-test.ts';

const WIDTHS = [375, 1280];

// The messages say where; a trace of every step would take as long as the check.
test.use({ reducedMotion: 'reduce', trace: 'off' });

/** Every kind of page in both languages, and every theme with all of its own. */
const WALKS = [
  { companyId: 'generic', language: 'en-US' },
  { companyId: 'generic', language: 'es-US' },
  { companyId: 'seiu775srp', language: 'es-US' },
  { companyId: 'riverbend', language: 'en-US' },
] as const;

for (const { companyId, language } of WALKS) {
  // One browser window for all of them: a new one for each page would take twice as long.
  test(`no kind of page of ${companyId} in ${language} breaks an accessibility rule`, async ({
    page,
    expected,
  }) => {
    test.setTimeout(300_000);
    for (const { kind, address } of listPages(companyId, language)) {
      if (kind === 'not found') expected.failures.push(address);
      await openAwake(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await runAxe(page);
        expect.soft(violations, `${kind} at ${width} px`).toEqual([]);
      }
    }
  });
}

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

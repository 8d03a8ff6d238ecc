import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { listPages, subjectOf } from '../support/pages.ts';
import { sampleOf, shareOut } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const WIDTHS = [375, 1280];

// The messages say where; a trace of every step would take as long as the check.
test.use({ reducedMotion: 'reduce', trace: 'off' });

/** Every kind of page in both languages, and the pages special to each theme. */
const WALKS = [
  { companyId: 'generic', language: 'en-US' },
  { companyId: 'generic', language: 'es-US' },
  { companyId: 'seiu775srp', language: 'es-US' },
  { companyId: 'riverbend', language: 'en-US' },
] as const;

const VARIATIONS = WALKS.map(({ companyId, language }) => ({
  companyId,
  language,
  pages: listPages(companyId, language).flatMap((page) =>
    WIDTHS.map((width) => ({ ...page, width })),
  ),
}));
const isSampled = sampleOf(
  VARIATIONS.flatMap(({ pages }) => pages),
  subjectOf,
);

for (const { companyId, language, pages } of VARIATIONS) {
  for (const { items, tag, part } of shareOut(pages, isSampled))
    // All pages share one browser window, because a new one for each would take twice as long.
    test(
      `no kind of page of ${companyId} in ${language} breaks an accessibility rule${part}`,
      { tag },
      async ({ page, expected }) => {
        test.setTimeout(300_000);
        let opened = '';
        for (const { name, kind, address, width } of items) {
          if (name === 'not-found') expected.failures.push(address);
          await page.setViewportSize({ width, height: 800 });
          if (address !== opened) await openAwake(page, address);
          opened = address;
          const { violations } = await runAxe(page);
          expect.soft(violations, `${kind} at ${width} px`).toEqual([]);
        }
      },
    );
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

import { DEFAULT_LANGUAGE, otherLanguages } from '#domain/language/language.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { addressOf, companyOf, PAGE_SAMPLES } from '../../../scripts/pages/page-samples.ts';
import { medianOf, type Waking } from '../../../scripts/waking/read-waking.ts';
import { traceWaking } from '../../../scripts/waking/trace-waking.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const KB = 1_024;

/** A page that is read, in the milliseconds of a slow phone: what was measured, and what ten runs differ by. */
const STILL: Waking = { longest: 100, blocking: 50, afterPaint: 300, scriptBytes: 18 * KB };
/** React comes by itself with a part that moves as soon as it is in sight. */
const IN_SIGHT: Waking = { longest: 260, blocking: 400, afterPaint: 1_200, scriptBytes: 125 * KB };
/** Large pages; what they do by themselves needs no React. */
const MOVING: Waking = { longest: 170, blocking: 120, afterPaint: 620, scriptBytes: 29 * KB };
const LARGER: Partial<Record<PageName, Waking>> = {
  inflation: IN_SIGHT,
  hispanic: MOVING,
  'grammy-major': MOVING,
  'latin-grammy': MOVING,
  roadtrip: { ...MOVING, scriptBytes: STILL.scriptBytes },
  'my-trail': STILL,
  // What keeps their drafts comes with the page.
  calculator: { ...STILL, scriptBytes: 29 * KB },
  'contact-us': { ...STILL, scriptBytes: 29 * KB },
  'target-date': { ...STILL, longest: 170, blocking: 120, afterPaint: 520 },
};

/** `npm test` measures what most people come to and what moves; the long suite measures the rest. */
const SAMPLED: ReadonlySet<PageName> = new Set([
  'home',
  'article',
  'hispanic',
  'inflation',
  'session',
]);

/** What is translated needs more words than the English it is made from. */
const [language = DEFAULT_LANGUAGE] = otherLanguages(DEFAULT_LANGUAGE);

for (const sample of PAGE_SAMPLES) {
  const { kind, name } = sample;
  const budget = LARGER[name] ?? STILL;
  test(
    `until it is used, ${kind} costs a slow phone no more work and no more script than its budget`,
    { tag: tagOf(SAMPLED.has(name)).tag },
    async ({ browser, baseURL }) => {
      const address = `${baseURL}${addressOf(sample, { companyId: companyOf(sample), language })}`;
      const first = await traceWaking(browser, address);
      if (fits(first, budget)) return;
      const others: Waking[] = [];
      for (let run = 1; run < 5; run += 1) others.push(await traceWaking(browser, address));
      const median = medianOf([first, ...others]);
      expect(fits(median, budget), `${JSON.stringify(median)} in ${JSON.stringify(budget)}`).toBe(
        true,
      );
    },
  );
}

function fits(waking: Waking, budget: Waking): boolean {
  return Object.entries(budget).every(
    ([figure, allowed]) => waking[figure as keyof Waking] <= allowed,
  );
}

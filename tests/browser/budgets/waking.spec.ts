import { DEFAULT_LANGUAGE, otherLanguages } from '#domain/language/language.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { addressOf, companyOf, PAGE_SAMPLES } from '../../../scripts/pages/page-samples.ts';
import { countWaking } from '../../../scripts/waking/count-waking.ts';
import { findOverBudget, wakingBudgetOf } from '../../../scripts/waking/waking-budgets.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

/** `npm test` counts what most people come to and what moves; the long suite counts the rest. */
const SAMPLED: ReadonlySet<PageName> = new Set([
  'home',
  'article',
  'hispanic',
  'inflation',
  'session',
  'calculator',
]);

/** What is translated needs more words than the English it is made from. */
const [language = DEFAULT_LANGUAGE] = otherLanguages(DEFAULT_LANGUAGE);

for (const sample of PAGE_SAMPLES) {
  const { kind, name } = sample;
  test(
    `until it is used, ${kind} does no more and fetches no more script than its budget`,
    { tag: tagOf(SAMPLED.has(name)).tag },
    async ({ browser, baseURL }) => {
      const address = addressOf(sample, { companyId: companyOf(sample), language });
      const counted = await countWaking(browser, `${baseURL}${address}`);
      expect(counted.calls).toBeGreaterThan(0);
      expect(findOverBudget(counted, wakingBudgetOf(name))).toEqual([]);
    },
  );
}

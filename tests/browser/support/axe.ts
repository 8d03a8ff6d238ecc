import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from './open-page.ts';

const NOTHING_TO_ADD = 'undefined';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeResult {
  /** One line for each element that breaks a rule. */
  violations: string[];
  /** The rules that were checked, whatever the result. */
  rules: string[];
}

export async function runAxe(page: Page): Promise<AxeResult> {
  await settle(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  // A run puts axe into the page twice, which takes longer than the run itself; once is enough.
  const results = await new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_TO_ADD }) })
    .options({
      // axe runs this rule only if it is named.
      rules: { 'target-size': { enabled: true } },
      // What every rule says of every element is four times as much as what is asked for.
      resultTypes: ['violations'],
    })
    .withTags(TAGS)
    // The pages have no frames, and the other mode would open a blank page for every run.
    .setLegacyMode()
    .analyze();
  const { violations, passes, incomplete, inapplicable } = results;
  return {
    violations: violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    ),
    rules: [...violations, ...passes, ...incomplete, ...inapplicable].map(({ id }) => id),
  };
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from './open-page.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeResult {
  /** One line for each element that breaks a rule. */
  violations: string[];
  /** The rules that were checked, whatever the result. */
  rules: string[];
}

export async function runAxe(page: Page): Promise<AxeResult> {
  await settle(page);
  const results = await new AxeBuilder({ page })
    // axe runs this rule only if it is named.
    .options({ rules: { 'target-size': { enabled: true } } })
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

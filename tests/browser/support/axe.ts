import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from './open-page.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeResult {
  /** A line for each element that breaks a rule. */
  violations: string[];
  /** The rules that were looked at, whatever came out. */
  rules: string[];
}

export async function runAxe(page: Page): Promise<AxeResult> {
  await settle(page);
  const results = await new AxeBuilder({ page })
    // axe leaves this one out of its tags unless it is asked for by name.
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(TAGS)
    // There are no frames, and the other mode opens a blank page for every run.
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

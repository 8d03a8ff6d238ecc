import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BrokenContentError } from '#server/content/problems.ts';
import { changeFlag } from '#tests/support/change-yaml.ts';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';
import { readContent } from '#tests/support/content/read-content.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function problemsOf(change: (root: string) => void): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-flags-'));
  folders.push(folder);
  copyLinkedContent(folder);
  change(folder);
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof BrokenContentError)) throw error;
    return error.problems.map(({ file, message }) => `${file}: ${message}`);
  }
}

describe('the flag file', () => {
  it('of the repository is in order', () => {
    expect(problemsOf(() => undefined)).toEqual([]);
  });

  it('may be left out', () => {
    expect(problemsOf((root) => rmSync(path.join(root, 'flags.yaml')))).toEqual([]);
  });

  it.each([
    { what: 'a variant of the wrong kind', change: { variants: { on: 'yes', off: false } } },
    { what: 'a default that is no variant', change: { defaultVariant: 'maybe' } },
    { what: 'a rule nobody can work out', change: { targeting: { ifff: [true, 'on'] } } },
    { what: 'a rule that leads nowhere', change: { targeting: { if: [true, 'nowhere', 'off'] } } },
    { what: 'an unknown setting', change: { rollout: 5 } },
  ])('with $what is refused, and the flag is named', ({ change }) => {
    const problems = problemsOf((root) => changeFlag(root, 'showSentimentPollSlide', change));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/flags\.yaml: flags\.showSentimentPollSlide/);
  });
});

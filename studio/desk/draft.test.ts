import { describe, expect, it } from 'vitest';
import { draftTexts, emptyDraft } from './draft.ts';
import { parseEntry } from './entry.ts';

const SETTINGS = 'articles/fees/article.yaml';

function namesOf(image: string, brought: string): string[] {
  const entry = parseEntry('article/fees');
  if (!entry) throw new Error('There is such an entry');
  const nothing = emptyDraft(entry.id, 'Ana', '2026-11-26T12:00:00.000Z');
  const draft = { ...nothing, created: { [`media/art/${brought}.svg`]: '<svg/>' } };
  const read = (file: string): string | undefined =>
    file === SETTINGS ? `image: ${image}\n` : undefined;
  return [...draftTexts(entry, draft, read).keys()];
}

describe('a drawing that a draft brings', () => {
  it('goes out with it as long as the draft names it', () => {
    expect(namesOf('fee', 'fee')).toEqual([SETTINGS, 'media/art/fee.svg']);
    expect(namesOf('cover-gate', 'fee')).toEqual([SETTINGS]);
  });

  it.each(['fee-steps', 'small-fee', 'coffee'])('stays behind where only %s is named', (image) => {
    expect(namesOf(image, 'fee')).toEqual([SETTINGS]);
  });
});

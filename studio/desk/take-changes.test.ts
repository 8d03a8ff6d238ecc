import { describe, expect, it } from 'vitest';
import { staleEdits, type Draft } from './draft.ts';
import { parseEntry, type Entry } from './entry.ts';
import { takeChanges, type Taken } from './take-changes.ts';

const ENTRY = parseEntry('article/fees') as Entry;
const EN = 'articles/fees/en.md';
const TITLE = `${EN}#title`;
const NOTHING: Draft = {
  entry: 'article/fees',
  author: 'Ana',
  savedAt: '2026-11-23T00:00:00.000Z',
  created: {},
  edits: [],
};

function disk(title = 'Fees'): (file: string) => string | undefined {
  return (file) => (file === EN ? `---\ntitle: "${title}"\nintro: "One"\n---\nBody\n` : undefined);
}

function draftOf(taken: Taken): Draft {
  if (taken.kind !== 'taken') throw new Error(taken.kind);
  return taken.draft;
}

describe('what an author has typed', () => {
  const basis = { entry: ENTRY, draft: NOTHING, read: disk() };
  const first = draftOf(takeChanges(basis, [{ key: TITLE, base: 'Fees', value: 'All fees' }]));

  it('becomes an edit that knows what it began from', () => {
    expect(first.edits).toEqual([{ file: EN, path: ['title'], base: 'Fees', value: 'All fees' }]);
  });

  it('is no edit any more when it is what was published', () => {
    const back = { key: TITLE, base: 'All fees', value: 'Fees' };
    expect(draftOf(takeChanges({ ...basis, draft: first }, [back])).edits).toEqual([]);
  });

  it('is not taken over what another tab has saved: three texts are shown, and nothing is written', () => {
    const second = [
      { key: TITLE, base: 'Fees', value: 'My fees' },
      { key: `${EN}#intro`, base: 'One', value: 'Two' },
    ];
    expect(takeChanges({ ...basis, draft: first }, second)).toEqual({
      kind: 'conflicts',
      conflicts: [{ key: TITLE, base: 'Fees', theirs: 'All fees', mine: 'My fees' }],
    });
  });

  it('is not taken over what has changed on the disk', () => {
    const late = takeChanges({ ...basis, read: disk('Charges') }, [
      { key: TITLE, base: 'Fees', value: 'My fees' },
    ]);
    expect(late).toMatchObject({ kind: 'conflicts', conflicts: [{ theirs: 'Charges' }] });
  });

  it('goes stale when the disk changes below it, until the author has decided', () => {
    const read = disk('Charges');
    expect(staleEdits(first.edits, read)).toHaveLength(1);
    const decided = { key: TITLE, base: 'All fees', value: 'All fees', decidedOn: 'Charges' };
    const mine = draftOf(takeChanges({ entry: ENTRY, draft: first, read }, [decided]));
    expect(staleEdits(mine.edits, read)).toEqual([]);
    expect(mine.edits[0]).toMatchObject({ base: 'Charges', value: 'All fees' });
    const theirs = { ...decided, value: 'Charges' };
    expect(draftOf(takeChanges({ entry: ENTRY, draft: first, read }, [theirs])).edits).toEqual([]);
  });

  it('may add a text that was not there', () => {
    const added = { key: `${EN}#closing`, base: null, value: 'The end.' };
    expect(draftOf(takeChanges(basis, [added])).edits).toHaveLength(1);
  });

  it.each([
    { key: 'articles/roth/en.md#title' },
    { key: 'flags.yaml#flags' },
    { key: `${EN}#no/such/place` },
    { key: '../../package.json#name' },
    { key: `articles/../../package.json#name` },
  ])('is refused at $key, which is no place of the entry', ({ key }) => {
    const taken = takeChanges(basis, [{ key, base: null, value: 'x' }]);
    expect(taken.kind).toBe('impossible');
  });
});

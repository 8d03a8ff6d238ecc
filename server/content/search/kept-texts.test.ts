import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { REMEMBERED_PARTS } from '#tests/support/content/read-content.ts';
import { catalogues } from '../catalogues.ts';
import { ContentWorkshop, type ContentChange } from '../parts/content-workshop.ts';
import { readKeptTexts, writeKeptTexts, type TextsFile } from './kept-texts.ts';
import { TextIndexer } from './text-indexer.ts';

let folder: string;
let first: ContentChange;
let indexer: TextIndexer;
const failures: unknown[] = [];

function fileOf(engine: string): TextsFile {
  return {
    file: path.join(folder, 'parts.sqlite.texts'),
    engine,
    onFailure: (error) => failures.push(error),
  };
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-texts-'));
  first = new ContentWorkshop(
    { root: 'content', catalogues },
    { remembered: REMEMBERED_PARTS },
  ).tellChange();
  indexer = new TextIndexer();
  indexer.take(first);
  writeKeptTexts(fileOf('one'), indexer.keep());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The same change, which notes the parts whose values are read. */
function watched(change: ContentChange): { change: ContentChange; read: string[] } {
  const read: string[] = [];
  const changed = [...change.changed].map(([key, { value, hash }]) => {
    const part = {
      hash,
      get value() {
        read.push(key);
        return value;
      },
    };
    return [key, part] as const;
  });
  return { change: { ...change, changed: new Map(changed) }, read };
}

describe('the words of all texts that are kept', () => {
  it('are begun with by the next process, which reads no text', () => {
    const { change, read } = watched(first);
    const next = new TextIndexer(readKeptTexts(fileOf('one')));
    const made = next.take(change);
    expect(read).toEqual([]);
    expect(made).toEqual(indexer.indexes);
    expect(next.unkept).toBe(0);
    expect(failures).toEqual([]);
  });

  it('follow what has changed meanwhile: only that is read, and what is gone is not found', () => {
    const others = new Map(first.changed);
    const fees = others.get('article/fees');
    if (!fees) throw new Error('There is no such article');
    others.set('article/fees', { ...fees, hash: 'another' });
    others.delete('article/vesting');
    const { change, read } = watched({ ...first, changed: others });
    const next = new TextIndexer(readKeptTexts(fileOf('one')));
    const made = next.take(change);
    expect(read).toEqual(['article/fees']);
    expect(next.unkept).toBe(1);
    const anew = new TextIndexer().take(change);
    for (const code of LANGUAGE_CODES) {
      expect(made?.[code].words).toEqual(anew?.[code].words);
      expect(new Set(made?.[code].numbers.keys())).toEqual(new Set(anew?.[code].numbers.keys()));
      expect(made?.[code].numbers.has('article/vesting')).toBe(false);
    }
  });

  it('are nothing to another program, and nothing when the file is damaged', () => {
    expect(readKeptTexts(fileOf('two'))).toBeUndefined();
    const { file } = fileOf('one');
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(readKeptTexts(fileOf('one'))).toBeUndefined();
    for (const length of [0, 5, 32, middle]) {
      writeFileSync(file, bytes.subarray(0, length));
      expect(readKeptTexts(fileOf('one'))).toBeUndefined();
    }
    rmSync(file);
    expect(readKeptTexts(fileOf('one'))).toBeUndefined();
    expect(failures).toEqual([]);
  });

  it('hold back nobody where they cannot be kept', () => {
    const nowhere = { ...fileOf('one'), file: path.join('package.json/below', 'texts') };
    writeKeptTexts(nowhere, indexer.keep());
    expect(failures).toHaveLength(1);
  });
});

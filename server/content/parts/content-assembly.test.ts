import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { NO_WORDS } from '#domain/search/word-index.ts';
import { REMEMBERED_PARTS } from '#tests/support/content/read-content.ts';
import { catalogues } from '../catalogues.ts';
import type { Article, ContentSet, MediaFile } from '../content-set.ts';
import { assembleContent, ContentAssembly } from './content-assembly.ts';
import { ContentWorkshop } from './content-workshop.ts';
import type { Part } from './settling.ts';

const wordsIn = (): typeof NO_WORDS => NO_WORDS;
/** Without these there is no content. */
const SINGLE = new Set([
  'topics',
  'influencers',
  'contacts',
  'faqs',
  'glossary',
  'persona',
  'flags',
]);

let parts: ReadonlyMap<string, Part>;

beforeAll(() => {
  const settled = new ContentWorkshop(
    { root: 'content', catalogues },
    { remembered: REMEMBERED_PARTS },
  ).look();
  const few = new Map<string, number>();
  parts = new Map(
    [...settled.parts].filter(([key]) => {
      const [kind = ''] = key.split('/', 1);
      few.set(kind, (few.get(kind) ?? 0) + 1);
      return (few.get(kind) ?? 0) <= 4;
    }),
  );
});

/** Another version of a part, as its kind shows it. */
function edited({ value }: Part, key: string, hash: string): Part {
  if (key.startsWith('article/'))
    return { hash, value: { ...(value as Article), order: Number(hash) } };
  if (key.startsWith('media/')) return { hash, value: { ...(value as MediaFile), hash } };
  return { hash, value };
}

interface Step {
  edits: ReadonlyArray<{ at: number; hash: number }>;
  taken: readonly number[];
  brought: readonly number[];
  isUnavailable: boolean;
}

const someParts = fc.array(fc.nat(200), { maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.record({
  edits: fc.array(fc.record({ at: fc.nat(200), hash: fc.nat(9) }), { maxLength: 4 }),
  taken: someParts,
  brought: someParts,
  isUnavailable: fc.boolean(),
});

/** Without the functions, which are no values. */
function shown({ wordsIn: _wordsIn, parts: hashes, ...rest }: ContentSet): object {
  return { ...rest, parts: new Map(hashes) };
}

describe('content that takes over one change after the other', () => {
  it('is the same as one that is made of the parts as they are in the end', () => {
    const all = [...parts];
    const movable = all.map(([key]) => key).filter((key) => !SINGLE.has(key));
    const keyAt = (keys: readonly string[], at: number): string => keys[at % keys.length] ?? '';
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const assembly = new ContentAssembly(wordsIn);
        const now = new Map(parts);
        let told = assembly.take({ changed: parts, gone: [], refusals: [], unavailable: [] });
        for (const { edits, taken, brought, isUnavailable } of steps) {
          const before = told.content;
          const changed = new Map<string, Part>();
          for (const at of brought) {
            const key = keyAt(movable, at);
            const part = parts.get(key);
            if (part) changed.set(key, part);
          }
          for (const { at, hash } of edits) {
            const key = keyAt([...now.keys()], at);
            const part = now.get(key);
            if (part) changed.set(key, edited(part, key, String(hash)));
          }
          const gone = taken.map((at) => keyAt(movable, at)).filter((key) => !changed.has(key));
          for (const key of gone) now.delete(key);
          for (const [key, part] of changed) now.set(key, part);
          const rest = { refusals: [], unavailable: isUnavailable ? ['riverbend'] : [] };
          told = assembly.take({ changed, gone, ...rest });
          const whole = assembleContent({ parts: now, ...rest }, wordsIn);
          expect(shown(told.content)).toEqual(shown(whole));
          const keys = new Set([...before.parts.keys(), ...whole.parts.keys()]);
          const others = [...keys].filter((key) => before.parts.get(key) !== whole.parts.get(key));
          expect([...told.changed].toSorted()).toEqual(others.toSorted());
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the very same content if nothing has changed', () => {
    const assembly = new ContentAssembly(wordsIn);
    const change = { changed: parts, gone: [], refusals: [], unavailable: [] };
    const { content } = assembly.take(change);
    expect(assembly.take(change)).toEqual({ content, changed: [] });
    expect(assembly.take(change).content).toBe(content);
  });

  it('knows every hash after more changes than lie above one copy of them', () => {
    const assembly = new ContentAssembly(wordsIn);
    assembly.take({ changed: parts, gone: [], refusals: [], unavailable: [] });
    const faqs = parts.get('faqs');
    for (let edit = 1; edit <= 1_100; edit += 1) {
      const changed = new Map([
        [`page/p${edit}`, { value: {}, hash: String(edit) }],
        ['faqs', { value: faqs?.value, hash: String(edit) }],
      ]);
      const { content } = assembly.take({ changed, gone: [], refusals: [], unavailable: [] });
      expect(content.parts.get('faqs')).toBe(String(edit));
      expect(content.parts.has('page/p1')).toBe(true);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeStates } from './merge-states.ts';

describe('what two tabs made of one state', () => {
  it('goes together field by field, and of lists id by id', () => {
    const base = { uid: undefined, segment: 'default', lists: { liked: ['a', 'b'], read: ['a'] } };
    const mine = { uid: undefined, segment: 'owl', lists: { liked: ['b', 'c'], read: ['a'] } };
    const stored = { uid: 'u-1', segment: 'default', lists: { liked: ['a', 'b', 'd'], read: [] } };
    expect(mergeStates<unknown>(base, mine, stored)).toEqual({
      uid: 'u-1',
      segment: 'owl',
      lists: { liked: ['b', 'd', 'c'], read: [] },
    });
  });

  it('has the lists that came into being in either', () => {
    const merged = mergeStates<Record<string, string[]>>({}, { owl: ['a'] }, { elk: ['b'] });
    expect(merged).toEqual({ owl: ['a'], elk: ['b'] });
  });

  const anyIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  const anyState = fc.record({
    uid: fc.constantFrom(undefined, 'u-1', 'u-2', 'u-3'),
    done: fc.record({ owl: anyIds, elk: anyIds }, { requiredKeys: [] }),
    liked: anyIds,
  });

  it('is without a list that one of them took out whole, unless the other has added to it', () => {
    const base = { done: { fox: ['a'], owl: ['b'] } };
    const mine = { done: {} };
    const stored = { done: { fox: ['a'], owl: ['b', 'c'] } };
    expect(JSON.stringify(mergeStates<unknown>(base, mine, stored))).toBe('{"done":{"owl":["c"]}}');
    expect(JSON.stringify(mergeStates<unknown>(base, stored, mine))).toBe('{"done":{"owl":["c"]}}');
  });

  it('is what one of them made when the other made nothing, in any state', () => {
    fc.assert(
      fc.property(anyState, anyState, (base, mine) => {
        expect(mergeStates(base, base, mine)).toMatchObject({ uid: mine.uid, liked: mine.liked });
        const merged = mergeStates(base, mine, base);
        expect(merged.uid).toBe(mine.uid);
        expect(merged.liked.toSorted()).toEqual(mine.liked.toSorted());
        expect(mergeStates(base, base, base)).toEqual(base);
      }),
    );
  });

  it('keeps each id that only one of them touched as that one left it', () => {
    fc.assert(
      fc.property(anyIds, anyIds, anyIds, (base, mine, stored) => {
        const merged = mergeStates(base, mine, stored);
        for (const id of ['a', 'b', 'c', 'd', 'e']) {
          const [was, here, there] = [base, mine, stored].map((ids: string[]) => ids.includes(id));
          const expected = here === was ? there : here;
          expect(merged.filter((other) => other === id)).toHaveLength(expected ? 1 : 0);
        }
      }),
    );
  });
});

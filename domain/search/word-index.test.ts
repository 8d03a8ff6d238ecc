import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordIndexMaker, type WordIndex } from './word-index.ts';

/** What an index says: for each word the texts that have it, by their names. */
function readIndex({ words, starts, places, numbers, end }: WordIndex): Map<string, string[]> {
  const names = new Map([...numbers].map(([name, number]) => [number, name]));
  expect(names.size).toBe(numbers.size);
  expect([...numbers.values()].every((number) => number < end)).toBe(true);
  return new Map(
    words.map((word, at) => [
      word,
      [...places.subarray(starts[at], starts[at + 1])]
        .map((place) => `${names.get(Math.floor(place / 8))} ${place % 8}`)
        .toSorted(),
    ]),
  );
}

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const text = fc.constantFrom('one two', 'two three', 'Año', 'one', '');
const edits = fc.array(
  fc.oneof(
    fc.record({ name, title: text, body: text }),
    fc.record({ name }),
    fc.constant('make' as const),
    fc.constant('keep' as const),
  ),
);

it('is the same after any edits as one that is made at once, whatever was made and kept meanwhile', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      let maker = new WordIndexMaker();
      const texts = new Map<string, { title: string; body: string }>();
      for (const step of steps) {
        if (step === 'make') maker.make();
        else if (step === 'keep') maker = new WordIndexMaker(structuredClone(maker.keep()));
        else if ('title' in step) {
          texts.set(step.name, step);
          maker.put(step.name, step);
        } else {
          texts.delete(step.name);
          maker.delete(step.name);
        }
      }
      const atOnce = new WordIndexMaker();
      for (const [of, said] of texts) atOnce.put(of, said);
      expect(readIndex(maker.make())).toEqual(readIndex(atOnce.make()));
    }),
  );
});

it('keeps the numbers of texts that stay, and gives those of texts that are gone to others', () => {
  const maker = new WordIndexMaker();
  for (const each of ['a', 'b', 'c']) maker.put(each, { title: each });
  const { numbers } = maker.make();
  maker.delete('b');
  maker.put('b', { title: 'another' });
  expect(maker.make().numbers).toBe(numbers);
  maker.delete('b');
  maker.put('d', { title: 'd' });
  maker.put('e', { title: 'e' });
  const then = maker.make();
  expect(then.numbers).toEqual(
    new Map([
      ['a', numbers.get('a')],
      ['c', numbers.get('c')],
      ['d', numbers.get('b')],
      ['e', 3],
    ]),
  );
  expect(then.end).toBe(4);
});

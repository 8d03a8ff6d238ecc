import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followComponents, listMarks } from './component-marks.ts';

const swap = (number: number): number => (number === 1 ? 2 : number === 2 ? 1 : number);
const drop = (number: number): number | undefined =>
  number === 2 ? undefined : number > 2 ? number - 1 : number;

describe('the marks of a text', () => {
  it.each([
    ['Words.\n\n::multimedia{index=1}\n\nMore.\n', 'Words.\n\n::multimedia{index=2}\n\nMore.\n'],
    ['::multimedia{index="2"}\n', '::multimedia{index="1"}\n'],
    ['::multimedia[a card]{ index=1 .x }\n', '::multimedia[a card]{ index=2 .x }\n'],
    ['::multimedia{index=12}\n', '::multimedia{index=12}\n'],
    // What is code, or stands in a sentence, names nothing.
    ['```\n::multimedia{index=1}\n```\n', '```\n::multimedia{index=1}\n```\n'],
    ['See ::multimedia{index=1} here.\n', 'See ::multimedia{index=1} here.\n'],
    ['\\::multimedia{index=1}\n', '\\::multimedia{index=1}\n'],
  ])('follow two components that change places: %j', (text, made) => {
    expect(followComponents(text, swap)).toBe(made);
    expect(followComponents(made, swap)).toBe(text);
  });

  it.each([
    ['One.\n\n::multimedia{index=2}\n\nTwo.\n', 'One.\n\nTwo.\n'],
    ['One.\n\n::multimedia{index=2}\n\n::multimedia{index=3}\n', 'One.\n\n::multimedia{index=2}\n'],
    ['::multimedia{index=2}\n\nTwo.\n', 'Two.\n'],
    ['One.\n\n::multimedia{index=2}\n', 'One.\n'],
    ['One.\n\n::multimedia{index=2}', 'One.\n'],
    ['One.\n::multimedia{index=2}\nTwo.\n', 'One.\n\nTwo.\n'],
    ['One.\n::multimedia{index=2}\n\nTwo.\n', 'One.\n\nTwo.\n'],
    ['One.\n\n::multimedia{index=2}\nTwo.\n', 'One.\n\nTwo.\n'],
    ['::multimedia{index=2}\n', ''],
  ])('lose the line of a component that goes: %j', (text, made) => {
    expect(followComponents(text, drop)).toBe(made);
  });

  it('are all that changes in a text', () => {
    const mark = fc.integer({ min: 1, max: 20 }).map((number) => `::multimedia{index=${number}}`);
    const words = fc.constantFrom('Words.', '## A heading', '- a list', '> told', '| a |\n| - |');
    fc.assert(
      fc.property(fc.array(fc.oneof(words, mark), { maxLength: 12 }), (blocks) => {
        const text = blocks.join('\n\n');
        const made = followComponents(text, swap);
        expect(listMarks(made)).toEqual(listMarks(text).map(swap));
        expect(made.replaceAll(/index=\d+/g, '')).toBe(text.replaceAll(/index=\d+/g, ''));
        expect(followComponents(made, swap)).toBe(text);
      }),
    );
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { removeItem } from './write-item.ts';
import { writeValue } from './write-value.ts';

const FILE = 'faqs/faqs.yaml';
const QUESTIONS = readFileSync(`content/${FILE}`, 'utf8');
const { groups } = parse(QUESTIONS) as { groups: Array<{ id: string }> };
const ITEM = `id: new-one
question:
  en: "What is new?"
  es: "¿Qué hay de nuevo?"
answer:
  en: |-
    One line.

    Another one.
  es: Una línea.
`;

function pathIn(group: string, id = 'new-one'): string[] {
  return ['groups', `@${group}`, 'items', `@${id}`];
}

describe('an item that is added to a list', () => {
  it.each(groups)('stands below the last one of $id, and no other byte changes', ({ id }) => {
    const made = writeValue(FILE, QUESTIONS, pathIn(id), ITEM) ?? '';
    const found = (parse(made) as { groups: Array<{ id: string; items: object[] }> }).groups;
    expect(found.find((group) => group.id === id)?.items.at(-1)).toEqual(parse(ITEM));
    expect(removeItem(made, pathIn(id))).toBe(QUESTIONS);
  });

  it('stands there also below a last line without an end', () => {
    const made = writeValue('x.yaml', 'items:\n- id: a\n  word: b', ['items', '@c'], 'id: c\n');
    expect(made).toBe('items:\n- id: a\n  word: b\n- id: c\n');
  });

  it('is not added twice, and not to a list that is not there', () => {
    const made = writeValue(FILE, QUESTIONS, pathIn('taxes'), ITEM) ?? '';
    expect(writeValue(FILE, made, pathIn('taxes'), ITEM)).toBeUndefined();
    expect(writeValue(FILE, QUESTIONS, pathIn('no-such-group'), ITEM)).toBeUndefined();
    expect(writeValue('x.yaml', 'items: [{ id: a }]', ['items', '@c'], 'id: c\n')).toBeUndefined();
  });
});

describe('an item that is taken out', () => {
  it('has to be there', () => {
    expect(removeItem(QUESTIONS, pathIn('taxes', 'no-such-question'))).toBeUndefined();
  });

  it('takes its own lines along and no other', () => {
    const first = (parse(QUESTIONS) as { groups: Array<{ items: Array<{ id: string }> }> })
      .groups[0]?.items[0]?.id;
    const made = removeItem(QUESTIONS, pathIn('plan-and-saving', first)) ?? '';
    const kept = new Set(made.split('\n'));
    expect(made.length).toBeLessThan(QUESTIONS.length);
    for (const line of made.split('\n')) expect(QUESTIONS.split('\n')).toContain(line);
    expect(kept.has(`      - id: ${first}`)).toBe(false);
  });
});

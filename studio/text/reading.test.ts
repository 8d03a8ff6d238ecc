import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEase } from './reading.ts';

const EASY = 'The cat sat on the mat. It was a big red cat. It saw a dog run by the tree. ';
const HARD =
  'Notwithstanding considerable administrative complexity, institutional fiduciaries nevertheless must periodically evaluate comparative recordkeeping expenditures. ';

describe('how a text reads', () => {
  it('counts words and leaves out what Markdown needs', () => {
    expect(readEase('One **two** [three](articles/fees/the-small-print).', 'en').words).toBe(3);
  });

  it('says no grade for a few words', () => {
    expect(readEase('A few words.', 'en').grade).toBeUndefined();
  });

  it('is easier in short words and sentences', () => {
    const easy = readEase(EASY.repeat(3), 'en').grade ?? 99;
    const hard = readEase(HARD.repeat(3), 'en').grade ?? 0;
    expect(easy).toBeLessThanOrEqual(2);
    expect(hard).toBeGreaterThan(14);
  });

  it.each(['en', 'es'] as const)('is a school grade for our own text in %s', (language) => {
    const [, text = ''] = readFileSync(`content/articles/fees/${language}.md`, 'utf8').split(
      '\n---\n',
    );
    const { words, grade = 0 } = readEase(text, language);
    expect(words).toBeGreaterThan(300);
    expect(grade).toBeGreaterThanOrEqual(2);
    expect(grade).toBeLessThanOrEqual(9);
  });
});

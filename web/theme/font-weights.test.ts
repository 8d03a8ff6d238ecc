import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const WEIGHTS = new Set(['400', '600', '800', 'inherit']);

describe('the weights of the font', () => {
  it('are the three of the specification, in every style sheet', () => {
    const used = globSync('web/**/*.css').flatMap((file) =>
      Array.from(
        // The face itself says the span that its file holds.
        readFileSync(file, 'utf8')
          .replaceAll(/@font-face \{[^}]*\}/g, '')
          .matchAll(/font-weight:\s*([^;]+);/g),
        ([, weight = '']) => ({ file, weight }),
      ),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ weight }) => !WEIGHTS.has(weight))).toEqual([]);
  });
});

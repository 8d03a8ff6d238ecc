import { describe, expect, it } from 'vitest';
import { findSampleMistake } from './find-sample-mistake.ts';

describe('an example in a new text', () => {
  it.each(['Example', 'Ejemplo', 'Exemple ', 'Ví dụ'])(
    'is known by its brackets and its colon, in any language: %s',
    (word) => {
      const example = `[[${word}: What fees take]]`;
      expect(findSampleMistake(`title: "${example}"`)).toBe(
        `expected words of your own instead of the example ${example}`,
      );
    },
  );

  it.each(['[words](faqs)', 'rows: [[1, 2], [3, 4]]', 'Example: you save $25', '[[wiki]]'])(
    'is nothing that authors write: %s',
    (line) => {
      expect(findSampleMistake(line)).toBeUndefined();
    },
  );
});

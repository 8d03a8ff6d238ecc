import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../language/per-language.ts';
import { findSampleMistake, sampleText } from './sample-text.ts';

describe('an example in a new text', () => {
  it.each(LANGUAGE_CODES)('is known again wherever it stands in a line: %s', (code) => {
    const line = `title: "${sampleText(code, 'What fees take')}"`;
    expect(findSampleMistake(line)).toContain('words of your own');
    expect(findSampleMistake(line)).toContain('What fees take');
  });

  it.each(['[words](faqs)', 'rows: [[1, 2], [3, 4]]', 'Example: you save $25', '[[wiki]]'])(
    'is nothing that authors write: %s',
    (line) => {
      expect(findSampleMistake(line)).toBeUndefined();
    },
  );
});

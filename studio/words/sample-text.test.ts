import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { findSampleMistake } from '#domain/text/find-sample-mistake.ts';
import { sampleText } from './sample-text.ts';

describe('an example in a new text', () => {
  it.each(LANGUAGE_CODES)('is known again wherever it stands in a line: %s', (code) => {
    const line = `title: "${sampleText(code, 'What fees take')}"`;
    expect(findSampleMistake(line)).toContain('words of your own');
    expect(findSampleMistake(line)).toContain('What fees take');
  });
});

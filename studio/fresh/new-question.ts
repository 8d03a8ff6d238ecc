import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import type { Edit } from '../desk/draft.ts';
import { sampleText } from '../words/sample-text.ts';
import { samplesIn } from './samples.ts';
import type { Wanted, Written } from './wanted.ts';

const FILE = 'faqs/faqs.yaml';

/** A question at the end of its group. What was asked is an edit of its own, so that it can be taken back. */
export function newQuestion(id: string, wanted: Wanted): Written {
  const path = ['groups', `@${wanted['group']}`, 'items', `@${id}`];
  const answers = linesOf((code) => `|-\n    ${sampleText(code, samplesIn(code).answer)}`);
  const questions = linesOf((code) => JSON.stringify(sampleText(code, samplesIn(code).question)));
  const item = `id: ${id}\nquestion:\n${questions}answer:\n${answers}`;
  const asked = LANGUAGE_CODES.map((code): Edit => ({
    file: FILE,
    path: [...path, 'question', code],
    base: null,
    value: wanted[code] ?? '',
  }));
  return { created: {}, edits: [{ file: FILE, path, base: null, value: item }, ...asked] };
}

function linesOf(make: (code: LanguageCode) => string): string {
  return LANGUAGE_CODES.map((code) => `  ${code}: ${make(code)}\n`).join('');
}

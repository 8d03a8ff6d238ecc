import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { WORDS } from '../words/words.ts';
import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts';

interface NamedProblem {
  code: ProblemCode;
  /** Names and numbers that are the same in every language. */
  values: Readonly<Record<string, string>>;
}

/** What the check has found, by its code; undefined for words that none has. */
export function nameProblem(message: string): NamedProblem | undefined {
  for (const [code, pattern] of PROBLEM_CODES) {
    const match = pattern.exec(message);
    if (match) return { code, values: tidy(match.groups) };
  }
  return undefined;
}

/** What the check says, as the studio says it to an author. */
export function sayProblem(message: string, language: LanguageCode): string {
  const { problems } = WORDS[language];
  const named = nameProblem(message);
  return named ? fillIn(problems[named.code], named.values) : fillIn(problems.loader, { message });
}

/** A choice as people write it, and a dash for nothing. */
function tidy(groups: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [
      name,
      text.replaceAll(/["']?\s?\|\s?["']?/g, ', ').replaceAll(/^["']|["']$/g, '') || '–',
    ]),
  );
}

import { useTranslations } from 'use-intl';

/** A message as the build compiles it: words, and the names of the figures between them. */
type Compiled = string | ReadonlyArray<string | readonly [name: string]>;

interface Words {
  (key: string, values?: Readonly<Record<string, string>>): string;
  has: (key: string) => boolean;
  raw: (key: string) => unknown;
}

/**
 * The words of all questions. Their keys follow from the fields and the sentences of each, which no type
 * knows: `tests/content/money-questions.test.ts` reads every one of them.
 */
export function useWords(): Words {
  return useTranslations() as unknown as Words;
}

/** The words of a sentence and the places of its figures, in their order. */
export function partsOf(message: unknown): ReadonlyArray<string | readonly [name: string]> {
  const compiled = message as Compiled;
  return typeof compiled === 'string' ? [compiled] : compiled;
}

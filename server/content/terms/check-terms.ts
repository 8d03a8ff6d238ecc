import { termsSchema, type Term } from '#contracts/content/terms.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import { perLanguage } from '#domain/language/per-language.ts';
import { findForbiddenBy } from '#domain/text/forbidden-words.ts';
import { ContentFiles } from '../content-files.ts';
import { ProblemList, type ContentProblem } from '../problems.ts';
import { SourceTree } from '../source-tree.ts';
import { listSaidTexts } from './list-said-texts.ts';

/** What each language says and does not say; a language without a table says what it likes. */
export function readTerms(root: string, problems = new ProblemList()): PerLanguage<Term[]> {
  const files = new ContentFiles(new SourceTree(root));
  const terms = perLanguage((code) => {
    const file = `terms/${code}.yaml`;
    return files.exists(file) ? (files.yaml(file, termsSchema)?.value ?? []) : [];
  });
  problems.addAll(files.problems.sorted());
  return terms;
}

/**
 * Finds the words that a language does not use in what readers read. A server serves such a text all
 * the same: a page with an odd word is worth more to its reader than none.
 */
export function checkTerms(root: string): ContentProblem[] {
  const problems = new ProblemList();
  const terms = readTerms(root, problems);
  const finders = perLanguage((code) => findForbiddenBy(terms[code]));
  for (const { file, language, text, line } of listSaidTexts(new SourceTree(root)))
    for (const { at, words, rule } of finders[language](withoutConditions(text))) {
      const here = line + text.slice(0, at).split('\n').length - 1;
      problems.add(`content/${file}`, here, describe({ words, ...rule }));
    }
  return problems.sorted();
}

/** What a text asks of the plan is no word of it; what follows stays in its place. */
function withoutConditions(text: string): string {
  return text.replaceAll(/\{(?:if [\w.]+|else|end if)\}/g, (asked) => ' '.repeat(asked.length));
}

function describe({ words, say, why }: Term & { words: string }): string {
  return `expected ${say}, found ${words.replaceAll(/\s+/g, ' ')}: ${why}`;
}

import type { Term } from '#contracts/content/terms.ts';
import {
  getLanguage,
  languageCode,
  LANGUAGES,
  type PerLanguage,
} from '#domain/language/language.ts';

const INTRODUCTION = `# What we call things

Made from \`content/terms/\`, a file for each language: do not edit it by hand. \`npx vitest run scripts/authors-guide --update\`
writes it anew.

One thing has one name in each language, on every page, in every message, mail, caption and transcript. \`npm run
content:check\` names each place that says it in other words. A row of a table is

    - thing: employer match        # what it is called in English, if the row is about a thing
      say: aporte del empleador
      not: [aportación, match]     # refused in any case, as whole words, also across two lines
      but: ["*match*"]             # phrases with such a word that are right
      why: One sentence for the author who meets it.

What stands between slashes in \`not\` and \`but\` is a pattern of JavaScript, \`'/\\d\\s%/'\`, and \`suchAs\` has examples of what it
refuses. A row is refused when it says what another forbids, when two forbid the same, when an exception has none of its
words, and when a pattern lets its example pass. Addresses of links, names of files
and what visitors may type into the search are not looked at. A server serves a text with such a word all the same.
`;

/** Writes the author's table of terms: one page of Markdown with a part for each language. */
export function describeTerms(terms: PerLanguage<readonly Term[]>): string {
  const parts = LANGUAGES.map((language) => {
    const own = terms[languageCode(language)];
    const named = own.filter(({ thing }) => thing !== undefined);
    const others = own.filter(({ thing }) => thing === undefined);
    return [
      `## ${getLanguage(language).name}`,
      ...(named.length > 0 ? [table(['in English', 'say'], named)] : []),
      ...(others.length > 0 ? [table(['say'], others)] : []),
      ...(own.length > 0 ? [] : ['No row yet.']),
    ].join('\n\n');
  });
  return `${INTRODUCTION}\n${parts.join('\n\n')}\n`;
}

function table(columns: readonly string[], terms: readonly Term[]): string {
  const heads = [...columns, 'not', 'why'];
  const rows = terms.map(({ thing, say, not, suchAs, but, why }) => {
    const told = [...not.filter((words) => !words.startsWith('/')), ...suchAs];
    const except = but.length > 0 ? `; but right in ${but.map(quote).join(', ')}` : '';
    return [
      ...(thing === undefined ? [] : [thing]),
      say,
      `${told.map(quote).join(', ')}${except}`,
      why,
    ];
  });
  return [heads, heads.map(() => '---'), ...rows].map(line).join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function quote(words: string): string {
  return `\`${words}\``;
}

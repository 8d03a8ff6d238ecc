import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { WORDS, type Words } from '../words/words.ts';

type Saying = keyof Words['problems'];

/** What the loader says, and how the studio says it to an author; the rest is quoted. */
const SAYINGS: ReadonlyArray<readonly [RegExp, Saying]> = [
  [/expected words of your own instead of the example/, 'sample'],
  [/Too big: expected string to have <=(?<count>\d+)/, 'tooLong'],
  [/Too small: expected string to have >=1/, 'empty'],
  [/Too (?:big|small): expected array to have .?=(?<count>\d+)/, 'list'],
  [/words without markup, found (?<found>[^:]+):/, 'markup'],
  [/expected one line/, 'oneLine'],
  [/expected as many (?<message>.+)$/, 'headings'],
  [/expected the components of (?<message>.+)$/, 'components'],
  [/expected a page, a topic or an article that exists, found (?<message>\S+)/, 'link'],
  [/expected the address where readers arrive, found (?<message>\S+),/, 'link'],
  [/expected (?:a drawing|the id|a topic|one of|a file) .*, found (?<message>\S+)$/, 'unknown'],
  [/(?<message>expected (?:a figure that is known|\{).*)$/, 'figure'],
  [/a date like/, 'date'],
  [/expected a text below the front matter/, 'noText'],
];

export function sayProblem(message: string, code: LanguageCode): string {
  const { problems } = WORDS[code];
  for (const [pattern, saying] of SAYINGS) {
    const match = pattern.exec(message);
    if (match) return fillIn(problems[saying], { ...match.groups });
  }
  return fillIn(problems.loader, { message });
}

/** Words that a language does not use for something, and what it says instead. */
export interface WordRule {
  say: string;
  not: readonly string[];
  /** What its patterns forbid, in words. */
  suchAs: readonly string[];
  but: readonly string[];
}

interface ForbiddenWord<Rule> {
  /** The place in the text. */
  at: number;
  words: string;
  rule: Rule;
}

interface TermMistake {
  at: ReadonlyArray<string | number>;
  message: string;
}

const PATTERN = /^\/(?<pattern>.+)\/$/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Whole words in any case, with any white space between them: a text may go on in the next line.
 * What stands between slashes is a pattern.
 */
function toPattern(words: string): RegExp {
  const own = PATTERN.exec(words)?.groups?.['pattern'];
  if (own !== undefined) return new RegExp(own, 'giu');
  const spelled = words
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join('\\s+');
  const before = LETTER.test(words.at(0) ?? '') ? '(?<![\\p{L}\\p{N}])' : '';
  const after = LETTER.test(words.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${before}${spelled}${after}`, 'giu');
}

/** Makes a search for the words that rules forbid, which is then asked of many texts. */
export function findForbiddenBy<Rule extends WordRule>(
  rules: readonly Rule[],
): (text: string) => Array<ForbiddenWord<Rule>> {
  const compiled = rules.map((rule) => ({
    rule,
    not: rule.not.map(toPattern),
    but: rule.but.map(toPattern),
  }));
  return (text) =>
    compiled
      .flatMap(({ rule, not, but }) => {
        const rest = but.reduce((left, right) => left.replace(right, blank), text);
        return not.flatMap((pattern) =>
          [...rest.matchAll(pattern)].map(({ index, 0: words }) => ({ at: index, words, rule })),
        );
      })
      .toSorted((a, b) => a.at - b.at);
}

/** Nothing but spaces, so that what stands behind stays in its place. */
function blank(words: string): string {
  return words.replaceAll(/\S/gu, ' ');
}

/** What makes rules useless or lets them contradict each other. */
export function findTermMistakes(rules: readonly WordRule[]): TermMistake[] {
  const broken = rules.flatMap(({ not, but }, rule) => [
    ...findBrokenPatterns(not).map(([item, message]) => mistake([rule, 'not', item], message)),
    ...findBrokenPatterns(but).map(([item, message]) => mistake([rule, 'but', item], message)),
  ]);
  return broken.length > 0
    ? broken
    : [...findContradictions(rules), ...findUseless(rules), ...findUntold(rules)];
}

function mistake(at: Array<string | number>, message: string): TermMistake {
  return { at, message };
}

function findBrokenPatterns(list: readonly string[]): Array<[item: number, message: string]> {
  return list.flatMap((words, item) => {
    try {
      return ''.match(toPattern(words)) === null
        ? []
        : [[item, `expected words, found a pattern of nothing: ${words}`]];
    } catch {
      return [[item, `expected a pattern that can be read, found ${words}`]];
    }
  });
}

/** A rule may not say what another forbids, and no two forbid the same. */
function findContradictions(rules: readonly WordRule[]): TermMistake[] {
  const find = findForbiddenBy(rules);
  const owners = new Map<string, WordRule>();
  return rules.flatMap((rule, at) => [
    ...find(rule.say).map(({ words }) =>
      mistake([at, 'say'], `expected words that may be said, but ${words} is forbidden`),
    ),
    ...rule.not.flatMap((words, item) => {
      const isTwin = owners.has(words.toLowerCase());
      owners.set(words.toLowerCase(), rule);
      return isTwin ? [mistake([at, 'not', item], `expected ${words} only once`)] : [];
    }),
  ]);
}

/** An exception that holds none of the words is left over from something. */
function findUseless(rules: readonly WordRule[]): TermMistake[] {
  return rules.flatMap((rule, at) => {
    const find = findForbiddenBy([{ ...rule, but: [] }]);
    return rule.but.flatMap((words, item) =>
      PATTERN.test(words) || find(words).length > 0
        ? []
        : [mistake([at, 'but', item], `expected a phrase with one of the words, found ${words}`)],
    );
  });
}

/** Patterns are told to authors by examples, which must be right. */
function findUntold(rules: readonly WordRule[]): TermMistake[] {
  return rules.flatMap((rule, at) => {
    const find = findForbiddenBy([rule]);
    const isUntold = rule.suchAs.length === 0 && rule.not.some((words) => PATTERN.test(words));
    return [
      ...(isUntold ? [mistake([at, 'not'], 'expected suchAs with examples of the pattern')] : []),
      ...rule.suchAs.flatMap((words, item) =>
        find(words).length > 0
          ? []
          : [mistake([at, 'suchAs', item], `expected words that are forbidden, found ${words}`)],
      ),
    ];
  });
}

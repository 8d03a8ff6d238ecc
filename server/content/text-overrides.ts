import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import compile from 'icu-minify/compile';

/** The message catalogue as nested texts, in each language. */
export type Catalogues = PerLanguage<CatalogueTexts>;
export interface CatalogueTexts {
  readonly [key: string]: string | CatalogueTexts;
}

interface OverrideMistake {
  language: LanguageCode;
  key: string;
  message: string;
}

export function findCatalogueText(catalogue: CatalogueTexts, key: string): string | undefined {
  let texts: string | CatalogueTexts | undefined = catalogue;
  for (const part of key.split('.')) {
    if (typeof texts !== 'object' || !Object.hasOwn(texts, part)) return undefined;
    texts = texts[part];
  }
  return typeof texts === 'string' ? texts : undefined;
}

/**
 * Checks that a company's words replace existing texts, in every language, with the same
 * placeholders.
 */
export function findOverrideMistakes(
  overrides: PerLanguage<Record<string, string>>,
  catalogues: Catalogues,
): OverrideMistake[] {
  const mistakes: OverrideMistake[] = [];
  for (const language of LANGUAGE_CODES) {
    for (const [key, text] of Object.entries(overrides[language])) {
      const base = findCatalogueText(catalogues[language], key);
      const report = (message: string): void => {
        mistakes.push({ language, key, message: `texts.${language}.${key}: ${message}` });
      };
      if (base === undefined) report('expected the key of a text in content/messages');
      else for (const problem of findArgumentMistakes(text, base)) report(problem);
      for (const twin of LANGUAGE_CODES)
        if (!Object.hasOwn(overrides[twin], key)) report(`expected its twin in texts.${twin}`);
    }
  }
  return mistakes;
}

function findArgumentMistakes(text: string, base: string): string[] {
  let offered: Set<string>;
  try {
    offered = argumentNames(compile(text));
  } catch (error) {
    return [
      `expected a message that can be read: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
  const known = argumentNames(compile(base));
  return [...offered]
    .filter((name) => !known.has(name))
    .map(
      (name) => `expected only the values ${[...known].join(', ') || '(none)'}, found {${name}}`,
    );
}

type Compiled = ReturnType<typeof compile>;

/**
 * Compiled messages are nested arrays; where there is more than one part, the first string names a
 * placeholder.
 */
function argumentNames(compiled: Compiled): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    for (const part of node) {
      if (Array.isArray(part) && typeof part[0] === 'string') names.add(part[0]);
      walk(part);
      if (typeof part === 'object' && part !== null && !Array.isArray(part))
        Object.values(part).forEach(walk);
    }
  };
  walk(compiled);
  return names;
}

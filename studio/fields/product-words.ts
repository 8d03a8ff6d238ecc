import { companySchema } from '#contracts/content/company.ts';
import { findFigureMistakes } from '#domain/figures/find-figure-mistakes.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { foldAccents } from '#domain/search/fold-accents.ts';
import { catalogues } from '#server/content/catalogues.ts';
import {
  findCatalogueText,
  findOverrideMistakes,
  type CatalogueTexts,
} from '#server/content/text-overrides.ts';

/** Words of the product that a company may say differently, by their key. */
export interface ProductWords extends PerLanguage<string> {
  key: string;
}

export interface FoundProductWords {
  words: ProductWords[];
  /** How many there are in all. */
  count: number;
}

/** The most that a person looks through; more words find fewer. */
const MOST = 20;

export function getProductWords(key: string): ProductWords | undefined {
  return listProductWords().find((words) => words.key === key);
}

/** Finds words of the product by what they say in either language, but for those that a company has already. */
export function findProductWords(asked: string, own: ReadonlySet<string>): FoundProductWords {
  const parts = fold(asked).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return { words: [], count: 0 };
  const has = (text: string): boolean => parts.every((part) => text.includes(part));
  const found = listProductWords()
    .filter(({ key }) => !own.has(key))
    .map((words) => ({ words, said: LANGUAGE_CODES.map((code) => fold(words[code])) }))
    .filter(({ said }) => said.some(has))
    // Who types all of a short text is looking for that one.
    .toSorted((a, b) => lengthOf(a.said.filter(has)) - lengthOf(b.said.filter(has)));
  return { words: found.slice(0, MOST).map(({ words }) => words), count: found.length };
}

function lengthOf(texts: readonly string[]): number {
  return Math.min(...texts.map(({ length }) => length));
}

function fold(text: string): string {
  return foldAccents(text.toLowerCase());
}

let listed: ProductWords[] | undefined;

/** Only words that the check takes as a company’s own, as they are. */
export function listProductWords(): ProductWords[] {
  listed ??= keysOf(catalogues.en).flatMap((key) => {
    const words = perLanguage((code) => findCatalogueText(catalogues[code], key) ?? '');
    const texts = perLanguage((code) => ({ [key]: words[code] }));
    // What the product fills in itself may look like a figure in a file of authors.
    const isAllowed =
      LANGUAGE_CODES.every((code) => findFigureMistakes(words[code]).length === 0) &&
      companySchema.shape.texts.safeParse(texts).success &&
      findOverrideMistakes(texts, catalogues).length === 0;
    return isAllowed ? [{ key, ...words }] : [];
  });
  return listed;
}

function keysOf(texts: CatalogueTexts, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${above}${name}`] : keysOf(text, `${above}${name}.`),
  );
}

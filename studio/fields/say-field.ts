import type { LanguageCode } from '#domain/language/language.ts';
import { isLanguageCode } from '#domain/language/per-language.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { findCatalogueText } from '#server/content/text-overrides.ts';
import { BODY, isBody } from '../text/find-node.ts';
import { CHOICE_WORDS, COMPONENT_WORDS } from '../words/tables/choice-words.ts';
import { FIELD_HINTS } from '../words/tables/field-hints.ts';
import { FIELD_WORDS } from '../words/tables/field-words.ts';
import { wordsIn, type Worded } from '../words/words-in.ts';
import { WORDS } from '../words/words.ts';
import { rootOf, type Place } from './shape.ts';

/** A long text is known by how it begins. */
const LONGEST = 80;

/** What a place is called: `keyPoints/0` is “Key point 1”; an id stays as it is, and so does a name without words. */
export function sayField(place: Place, code: LanguageCode): string {
  const { path } = place;
  if (isBody(path)) return WORDS[code].entry.body;
  const said = path.flatMap((name, at) => {
    if (!isSaid(path, at)) return [];
    const own = wordsOfText(path.slice(0, at + 1), code);
    if (own !== undefined) return [own];
    const words = findWords(FIELD_WORDS, namesOf({ ...place, path: path.slice(0, at + 1) }));
    return [`${sayIn(words, code) ?? name}${numberOf(path[at + 1])}`];
  });
  return said.join(' · ');
}

/** What the last name of a place is called, or that of its list. */
export function labelOf(place: Place, code: LanguageCode): string {
  const names = namesOf(place);
  return sayIn(findWords(FIELD_WORDS, names), code) ?? names.at(-1) ?? '';
}

/** What goes into a place, where its name does not tell. */
export function hintOf(place: Place, code: LanguageCode): string | undefined {
  if (isBody(place.path)) return WORDS[code].entry.bodyHelp;
  const names = namesOf(place);
  return sayIn(findWords(FIELD_HINTS, names) ?? FIELD_HINTS[`${names[0] ?? ''}/`], code);
}

/** What a choice is called; one without words stays as the file has it. */
export function sayChoice(place: Place, choice: string, code: LanguageCode): string {
  return sayIn(findWords(CHOICE_WORDS, [...namesOf(place), choice]), code) ?? choice;
}

export function sayComponent(component: string, code: LanguageCode): string {
  return sayIn(COMPONENT_WORDS[component], code) ?? component;
}

function sayIn(words: Worded<string> | undefined, code: LanguageCode): string | undefined {
  return words && wordsIn(words, code);
}

/** The names on the way to a place, without languages and the numbers of items. */
export function namesOf({ file, path, component }: Place): string[] {
  const names = path.flatMap((name, at) => {
    if (isDataOfComponent(path, at)) return component === undefined ? [] : [component];
    return isSaid(path, at) ? [name] : [];
  });
  return [rootOf(file), ...names];
}

function isSaid(path: Place['path'], at: number): boolean {
  const name = path[at] ?? '';
  if (/^(?:\d+$|@|#)/.test(name) || isLanguageCode(name)) return false;
  return !isDataOfComponent(path, at);
}

function isDataOfComponent(path: Place['path'], at: number): boolean {
  return path[at] === 'data' && path[at - 2] === 'multimedia';
}

function numberOf(next: string | undefined): string {
  if (next === undefined) return '';
  if (/^\d+$/.test(next)) return ` ${Number(next) + 1}`;
  return next.startsWith('@') && next !== BODY[0] ? ` “${next.slice(1)}”` : '';
}

/** The longest name that has words: that of the way from its beginning, or of its end alone. */
export function findWords(
  table: Readonly<Record<string, Worded<string>>>,
  names: readonly string[],
): Worded<string> | undefined {
  for (const at of names.keys()) {
    const found = names.slice(at).join('/');
    if (Object.hasOwn(table, found)) return table[found];
  }
  return undefined;
}

/** A company says texts of the product in its own words: what the product says names the place. */
function wordsOfText(
  [texts, language, key]: Place['path'],
  code: LanguageCode,
): string | undefined {
  if (texts !== 'texts') return undefined;
  const name = language !== undefined && isLanguageCode(language) ? key : language;
  const said = name === undefined ? undefined : findCatalogueText(catalogues[code], name);
  if (said === undefined) return undefined;
  return said.length > LONGEST ? `“${said.slice(0, LONGEST)} …”` : `“${said}”`;
}

import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { findForbiddenBy } from '#domain/text/forbidden-words.ts';
import { isBody } from '../text/find-node.ts';
import { readEase, type Reading } from '../text/reading.ts';
import { anyLanguage, languageOf } from './changed-at.ts';
import { keyOf, listFields, type Draft, type Field, type ReadText } from './draft.ts';
import type { Entry } from './entry.ts';
import { listOptionalTexts, ruleOf, type FieldRule } from '../fields/field-rule.ts';
import type { Place } from '../fields/shape.ts';
import type { Desk } from './open-desk.ts';

/** A field with what an author needs beside it. */
export interface Cell extends Field {
  language: LanguageCode | undefined;
  rule: FieldRule;
}

/** One thing in each language, or once if it holds in all of them. */
export interface FieldRow {
  name: string;
  path: readonly string[];
  /** The way to it in words: an item goes by its number, also if it has an id. */
  place: Place;
  cells: Cell[];
}

export function listRowsOfEntry(
  entry: Entry,
  draft: Draft | undefined,
  read: ReadText,
): FieldRow[] {
  const rows = new Map<string, FieldRow>();
  const fields = listFields(entry, draft, read);
  const known = new Set(fields.map(({ key }) => key));
  const numbers = new Numbers();
  const components = listComponents(fields);
  for (const field of [...fields, ...listAbsent(entry, known, read, draft)]) {
    const { file, path } = field;
    if (isComponentName(path)) continue;
    const language = languageOf(file, path);
    const own = path.slice(entry.scope.length).filter((part) => part !== language);
    const name = nameInAll(file, own);
    const component = components.get(keyOf(file, path.slice(0, path.indexOf('multimedia') + 2)));
    const place = { file, path: numbers.sayWay(own), component };
    const row = rows.get(name) ?? { name, path: own, place, cells: [] };
    row.cells.push({ ...field, language, rule: ruleOf({ file, path, component }) });
    rows.set(name, row);
  }
  for (const { cells } of rows.values())
    cells.sort((a, b) => order(a.language) - order(b.language));
  return [...rows.values()];
}

/** What a place is called that is the same in every language. */
export function nameInAll(file: string, own: readonly string[]): string {
  return `${anyLanguage(file)}#${own.join('/')}`;
}

/** Which component it is stands above its fields: as a field it would lead to one without data. */
function isComponentName(path: readonly string[]): boolean {
  return path.at(-1) === 'component' && path.at(-3) === 'multimedia';
}

/** The name of each component by its place. */
function listComponents(fields: readonly Field[]): Map<string, string> {
  return new Map(
    fields
      .filter(({ path }) => isComponentName(path))
      .map(({ file, path, text }) => [keyOf(file, path.slice(0, -1)), text]),
  );
}

/** Counts the items that go by an id, each in its list. */
class Numbers {
  readonly #lists = new Map<string, string[]>();

  sayWay(path: readonly string[]): string[] {
    return path.map((name, at) => {
      if (!name.startsWith('@')) return name;
      const list = path.slice(0, at).join('/');
      const ids = this.#lists.get(list) ?? [];
      if (!ids.includes(name)) this.#lists.set(list, [...ids, name]);
      return String(ids.includes(name) ? ids.indexOf(name) : ids.length);
    });
  }
}

function order(language: LanguageCode | undefined): number {
  return language === undefined ? -1 : LANGUAGE_CODES.indexOf(language);
}

/** What an entry is called in a language. */
export function titleOf(rows: readonly FieldRow[], code: LanguageCode): string | undefined {
  return rows
    .filter(({ path }) => ['title', 'question', 'name'].includes(path.join('/')))
    .flatMap(({ cells }) => cells)
    .find(({ language }) => language === undefined || language === code)?.text;
}

/** Texts that an author may add. */
function listAbsent(
  entry: Entry,
  known: ReadonlySet<string>,
  read: ReadText,
  draft: Draft | undefined,
): Field[] {
  return entry.files
    .filter((file) => (read(file) ?? draft?.created[file]) !== undefined)
    .flatMap((file) =>
      listOptionalTexts(file)
        .map((name) => ({ key: keyOf(file, [name]), file, path: [name] }))
        .filter(({ key }) => !known.has(key))
        .map((place): Field => ({
          ...place,
          kind: 'words',
          text: '',
          published: null,
          from: 0,
          to: 0,
        })),
    );
}

interface FoundWords {
  key: string;
  found: string;
  say: string;
}

/** Words that a language does not use; a text with one may go out all the same. */
export function findOddWords(rows: readonly FieldRow[], terms: Desk['terms']): FoundWords[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ key, language, text }) =>
      language === undefined
        ? []
        : [...findForbiddenBy(terms[language])(sentencesOf(text))].map(({ words, rule }) => ({
            key,
            found: words,
            say: rule.say,
          })),
    ),
  );
}

/** A name or an address is no sentence, and neither is what a sentence asks of the plan or leads to. */
function sentencesOf(text: string): string {
  if (!text.includes(' ')) return '';
  return text.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, (hidden) => ' '.repeat(hidden.length));
}

/** How long and how hard each long text is. */
export function readTexts(rows: readonly FieldRow[]): Array<Reading & { key: string }> {
  return rows.flatMap(({ cells }) =>
    cells
      .filter(({ path, text }) => isBody(path) || text.length > 300)
      .flatMap(({ key, text, language }) =>
        language === undefined ? [] : [{ key, ...readEase(text, language) }],
      ),
  );
}

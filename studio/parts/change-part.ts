import { parseDocument } from 'yaml';
import type { LanguageCode } from '#domain/language/language.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { draftTexts, keyOf, textAt, type Draft, type ReadText } from '../desk/draft.ts';
import type { Entry } from '../desk/entry.ts';
import { takeChanges, type Change, type Taken } from '../desk/take-changes.ts';
import { listOptional } from '../fields/field-rule.ts';
import { shapeAt } from '../fields/shape.ts';
import type { FieldPath } from '../text/find-node.ts';
import { changeList, writeYaml, type ListDeed } from '../text/list-source.ts';
import { writeInBraces } from '../text/flow-map.ts';
import { splitFile } from '../text/split-file.ts';
import { pairOf, wholePath } from '../text/write-pair.ts';
import { beginWords } from './begin-words.ts';
import { exampleOf } from './example-of.ts';
import { followText, type FollowedText } from './follow-texts.ts';
import type { PartDeed } from './part-deed.ts';
import { listWays, type Way } from './ways.ts';

interface Basis {
  entry: Entry;
  draft: Draft;
  read: ReadText;
}

/** Does it in each language, or in none. What is new has examples in the language of its place, or of its author. */
export function changePart(basis: Basis, deed: PartDeed, author: LanguageCode): Taken {
  const { entry, draft, read } = basis;
  const texts = draftTexts(entry, draft, read);
  if (deed.do === 'begin') {
    const begun = beginWords(entry, deed, texts);
    return begun
      ? takeChanges(basis, begun)
      : { kind: 'impossible', key: keyOf(deed.file, deed.path) };
  }
  const component = componentOf(deed, entry, texts);
  const ways = listWays(entry, { file: deed.file, path: deed.path, component });
  const id = newId(ways, texts);
  const followers: FollowedText[] = [];
  const changes = ways.flatMap((way): Change[] => {
    const text = texts.get(way.file);
    const pair = text === undefined ? undefined : pairOf(splitFile(way.file, text).yaml, way.path);
    if (!pair) return [];
    const whole = wholePath(pair);
    const base = textAt(way.file, text, whole);
    const example = (path: FieldPath): unknown =>
      exampleOf({ ...way, path }, { code: way.code ?? author, id });
    const value = changeSource({ base, pair, way, deed, example });
    if (value === undefined) return [];
    followers.push(...followText(way, deed, texts));
    return [{ key: keyOf(way.file, whole), base, value }];
  });
  if (changes.length > 0) {
    const taken = takeChanges(basis, [...changes, ...followers.map(({ change }) => change)]);
    const lost = followers.find(({ followed }) => followed === 'lost');
    const { followed } = lost ?? followers[0] ?? {};
    return taken.kind === 'taken' && followed ? { ...taken, followed } : taken;
  }
  const [{ file, path } = deed] = ways;
  return { kind: 'impossible', key: keyOf(file, path) };
}

interface Source {
  /** The name and all below it, as it is written; null if it is not there. */
  base: string | null;
  pair: FieldPath;
  way: Way;
  deed: PartDeed;
  example: (path: FieldPath) => unknown;
}

/** The name and all below it, as it is to be written; nothing, if it goes. */
function changeSource(source: Source): string | undefined {
  const { base, pair, way, deed, example } = source;
  if (pair.length < way.path.length) return changeInside(source);
  const name = pair.at(-1) ?? '';
  if (deed.do === 'clear') return base === null ? undefined : '';
  if (deed.do === 'give')
    return base === null || isEmpty(base, name)
      ? writeYaml({ [name]: whatIsGiven(way, example) })
      : undefined;
  const made = changeList(base ?? `${name}: []\n`, asListDeed(deed, way.path, example));
  return made !== undefined && isEmpty(made, name) && isOptional(way) ? '' : made;
}

/** What is written in brackets or braces is written anew from the name that begins a line. */
function changeInside({ base, pair, way, deed, example }: Source): string | undefined {
  const name = pair.at(-1) ?? '';
  const whole = (base === null ? {} : parseDocument(base).toJS()) as Record<string, unknown>;
  const path = [name, ...way.path.slice(pair.length)];
  let written: unknown;
  const isDone = setBelow(whole, path, (value) => {
    if (deed.do === 'clear') return undefined;
    if (deed.do === 'give') return (written = value ?? whatIsGiven(way, example));
    const own = changeList(writeYaml({ own: value ?? [] }), asListDeed(deed, way.path, example));
    return own === undefined ? value : (parseDocument(own).toJS() as { own: unknown }).own;
  });
  if (!isDone) return undefined;
  const isOne = base !== null && (deed.do === 'give' || deed.do === 'clear');
  const made = isOne ? writeInBraces(base, path, { value: written, wanted: whole }) : undefined;
  return made ?? writeYaml(whole);
}

/** A list that is given begins with an item. */
function whatIsGiven(way: Way, example: Source['example']): unknown {
  const value = example(way.path);
  const items = shapeAt(way)?.['items'];
  const isOfWords = isRecord(items) && items['type'] === 'string';
  if (!Array.isArray(value) || value.length > 0 || isOfWords) return value;
  return [example([...way.path, '0'])];
}

function asListDeed(
  { do: deed, at }: PartDeed,
  path: FieldPath,
  example: Source['example'],
): ListDeed {
  if (deed === 'remove' || deed === 'up' || deed === 'down') return { do: deed, at };
  return { do: 'add', value: example([...path, '0']) };
}

function isEmpty(source: string, name: string): boolean {
  const value = (parseDocument(source).toJS() as Record<string, unknown>)[name];
  return value === null || (Array.isArray(value) && value.length === 0);
}

function isOptional({ path, ...way }: Way): boolean {
  const above = shapeAt({ ...way, path: path.slice(0, -1) });
  return listOptional(above).some(([name]) => name === path.at(-1));
}

/** Changes a value deep in others, which are made where they are missing; undefined takes it out. */
function setBelow(
  whole: Record<string, unknown>,
  path: FieldPath,
  change: (value: unknown) => unknown,
): boolean {
  let parent = whole;
  for (const step of path.slice(0, -1)) {
    const name = Array.isArray(parent) ? placeOf(parent, step) : step;
    parent[name] ??= {};
    if (typeof parent[name] !== 'object') return false;
    parent = parent[name] as Record<string, unknown>;
  }
  const last = path.at(-1) ?? '';
  const made = change(parent[last]);
  if (made === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = made;
  return true;
}

/** An item that has an id goes by it. */
function placeOf(items: readonly unknown[], step: string): string {
  if (!step.startsWith('@')) return step;
  return String(items.findIndex((item) => isRecord(item) && item['id'] === step.slice(1)));
}

/** A short name that no item of the list has, in either language. */
function newId(ways: readonly Way[], texts: ReadonlyMap<string, string>): string {
  const known = ways.map(({ file, path }) => textAt(file, texts.get(file), wholePath(path)) ?? '');
  for (let count = 1; ; count += 1) {
    const id = `item-${count}`;
    if (!known.some((text) => text.includes(id))) return id;
  }
}

/** The component of a way, by what is written in the first language. */
function componentOf(
  { file, path }: PartDeed,
  entry: Entry,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const at = path.indexOf('multimedia');
  if (at === -1 || path.length < at + 2) return undefined;
  const spot = { file, path: [...path.slice(0, at + 2), 'component'], component: undefined };
  const [way] = listWays(entry, spot);
  return way && (textAt(way.file, texts.get(way.file), way.path) ?? undefined);
}

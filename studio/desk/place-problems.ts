import type { ContentProblem } from '#server/content/problems.ts';
import { findSampleMistake } from '#domain/text/find-sample-mistake.ts';
import { isBody, type FieldPath } from '../text/find-node.ts';
import { languageOf } from './changed-at.ts';
import type { Field } from './draft.ts';
import { nameInAll } from './entry-view.ts';

export interface PlacedProblem {
  /** The field it is about; undefined if it is about none of them. */
  key: string | undefined;
  /** The list that it is about as a whole, such as one with too many items, by its name in both languages. */
  list: string | undefined;
  /** The place by its names, where the check knows them. */
  path: FieldPath | undefined;
  file: string;
  message: string;
}

type Placed = Pick<Field, 'key' | 'file' | 'path' | 'kind' | 'from' | 'to' | 'text'>;

/** Finds the field of each mistake: by its place, where the check knows that, or else by its line. */
export function placeProblems(
  fields: readonly Placed[],
  problems: readonly ContentProblem[],
): PlacedProblem[] {
  return problems.map(({ file, line, message, path }) => {
    const own = file.replace(/^content\//, '');
    const all = fields.filter((field) => field.file === own);
    const list = path && findList(all, path, line);
    const at = path ? findNamed(all, path, line) : findUnnamed(all, { line, message });
    // The first field of a list is as good as any other, but what is said of the whole list is not about it.
    const isOfField = list === undefined || at?.path.length === path?.length;
    return { key: isOfField ? at?.key : undefined, list, path, file: own, message };
  });
}

/** The list that stands at a path, empty or not. */
function findList(all: readonly Placed[], path: FieldPath, line: number): string | undefined {
  const inside = all.filter(
    (field) =>
      isAt(field, path) &&
      (field.path.length === path.length
        ? field.kind === 'list' && field.text === ''
        : /^(?:\d+$|@)/.test(field.path[path.length] ?? '')),
  );
  const lists = Map.groupBy(inside, (field) => field.path.slice(0, path.length).join('/'));
  for (const [{ file, path: within } = { file: '', path: [] }] of lists.values()) {
    const own = within.slice(0, path.length);
    const item = own.findLastIndex(isOwnName) + 1;
    const around = all.filter((field) =>
      own.slice(0, item).every((name, at) => field.path[at] === name),
    );
    // The name of a list may stand on the line above its first item.
    const isNear = around.some(({ from, to }) => from - 1 <= line && line <= to);
    const language = languageOf(file, own);
    if (item === 0 || isNear)
      return nameInAll(
        file,
        own.filter((name) => name !== language),
      );
  }
  return undefined;
}

/** Whether a field is at a path or below it. */
function isAt(field: Placed, path: FieldPath): boolean {
  return field.path.length >= path.length && path.every((name, at) => isSame(field, at, name));
}

function findNamed(all: readonly Placed[], path: FieldPath, line: number): Placed | undefined {
  const isOn = ({ from, to }: Placed): boolean => from <= line && line <= to;
  const below = all.filter((field) => isAt(field, path));
  const exact = below.filter((field) => field.path.length === path.length);
  const within = below.filter((field) => field.path.length > path.length);
  const around = all.filter(
    (field) => field.path.length < path.length && isAt(field, path.slice(0, field.path.length)),
  );
  // An item that goes by its own name may be any of its list, so its line has to be that of the mistake.
  const isSure = (field: Placed): boolean => !field.path.some(isOwnName) || isOn(field);
  return (
    exact.find(isSure) ??
    within.filter(isSure).toSorted((a, b) => a.from - b.from)[0] ??
    around.filter(isSure).toSorted((a, b) => b.path.length - a.path.length)[0]
  );
}

function isSame({ path }: Placed, at: number, name: string): boolean {
  const own = path[at] ?? '';
  return own === name || (isOwnName(own) && /^\d+$/.test(name));
}

function isOwnName(name: string): boolean {
  return name.startsWith('@');
}

/** The smallest field that takes the line; of several in one line that one which has what was found. */
function findUnnamed(
  all: readonly Placed[],
  { line, message }: Pick<ContentProblem, 'line' | 'message'>,
): Placed | undefined {
  const taking = all
    .filter(({ from, to }) => from <= line && line <= to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  const [first] = taking;
  // What the two languages differ in is told of the whole file, and lies in its text.
  if (!first && /^expected (?:as many|the components of)/.test(message))
    return all.find(({ path }) => isBody(path));
  const found = [...message.matchAll(/(?:found|example|instead of) (.+?)(?=, which|: |$)/g)];
  const alike = taking.filter(
    ({ from, to }) => first !== undefined && to - from === first.to - first.from,
  );
  return alike.find(({ text }) => found.some(([, words = '']) => text.includes(words))) ?? first;
}

/** Where an example still stands, whatever else is wrong with the place goes with it. */
export function withoutEchoes(problems: readonly PlacedProblem[]): PlacedProblem[] {
  const isSample = ({ message }: PlacedProblem): boolean =>
    findSampleMistake(message) !== undefined;
  const placeOf = ({ key, list }: PlacedProblem): string | undefined => key ?? list;
  const sampled = new Set(problems.filter(isSample).map(placeOf));
  return problems.filter((problem) => isSample(problem) || !sampled.has(placeOf(problem)));
}

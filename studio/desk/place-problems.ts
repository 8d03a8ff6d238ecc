import type { ContentProblem } from '#server/content/problems.ts';
import { findSampleMistake } from '#domain/text/sample-text.ts';
import { isBody, type FieldPath } from '../text/find-node.ts';
import type { Field } from './draft.ts';

export interface PlacedProblem {
  /** The field it is about; undefined if it is about none of them. */
  key: string | undefined;
  /** The place by its names, where the check knows them. */
  path: FieldPath | undefined;
  file: string;
  message: string;
}

type Placed = Pick<Field, 'key' | 'file' | 'path' | 'from' | 'to' | 'text'>;

/** Finds the field of each mistake: by its place, where the check knows that, or else by its line. */
export function placeProblems(
  fields: readonly Placed[],
  problems: readonly ContentProblem[],
): PlacedProblem[] {
  return problems.map(({ file, line, message, path }) => {
    const own = file.replace(/^content\//, '');
    const all = fields.filter((field) => field.file === own);
    const at = path ? findNamed(all, path, line) : findUnnamed(all, { line, message });
    return { key: at?.key, path, file: own, message };
  });
}

function findNamed(all: readonly Placed[], path: FieldPath, line: number): Placed | undefined {
  const isOn = ({ from, to }: Placed): boolean => from <= line && line <= to;
  const isAt = (field: Placed, length: number): boolean =>
    path.length >= length && path.slice(0, length).every((name, at) => isSame(field, at, name));
  const exact = all.filter(
    (field) => field.path.length === path.length && isAt(field, path.length),
  );
  const within = all.filter((field) => field.path.length > path.length && isAt(field, path.length));
  const around = all.filter(
    (field) => field.path.length < path.length && isAt(field, field.path.length),
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
  const sampled = new Set(problems.filter(isSample).map(({ key }) => key));
  return problems.filter((problem) => isSample(problem) || !sampled.has(problem.key));
}

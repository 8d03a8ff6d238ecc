import type { Entry } from '../desk/entry.ts';
import { anyLanguage } from '../desk/changed-at.ts';
import type { FieldRow } from '../desk/entry-view.ts';
import { listOptional } from '../fields/field-rule.ts';
import { shapeAt, type Place, type Shape } from '../fields/shape.ts';
import { isRecord } from '#domain/text/is-record.ts';
import type { FieldPath } from '../text/find-node.ts';
import { branch, listWays, type Way } from './ways.ts';

/** A field, a list with its items, or what belongs together under one name. */
export type Part =
  | { kind: 'row'; row: FieldRow; mayGo: boolean }
  | ListPart
  | (Group & { kind: 'group'; mayGo: boolean });

export interface ListPart extends Named {
  kind: 'list';
  items: Group[];
  least: number;
  most: number;
  /** Whether items can be added here: components come from the toolbar of a text. */
  mayAdd: boolean;
  mayGo: boolean;
}

/** A part by its name in a deed, and by its place in words. */
interface Named {
  key: string;
  place: Place;
}

export interface Group extends Named {
  parts: Part[];
  /** What may be given here and is not there. */
  absent: Named[];
}

/** The parts of an entry in the order of its fields. */
export function listParts(entry: Entry, rows: readonly FieldRow[]): Group[] {
  const files = Map.groupBy(rows, ({ place }) => anyLanguage(place.file));
  return [...files].map(([file, own]) => groupOf({ entry, file }, own, { path: [], said: [] }));
}

/** Whether a part, or anything in it, is said in a language. */
export function isSpoken(part: Part): boolean {
  if (part.kind === 'row') return part.row.cells[0]?.language !== undefined;
  return part.kind === 'list'
    ? part.items.some(({ parts }) => parts.some(isSpoken))
    : part.parts.some(isSpoken);
}

interface File {
  entry: Entry;
  file: string;
}

/** A way as files have it, with ids, and as people are told, with numbers. */
interface At {
  path: FieldPath;
  said: FieldPath;
}

function groupOf(file: File, rows: readonly FieldRow[], at: At): Group {
  const depth = at.path.length;
  const component = rows.find(({ place }) => place.component !== undefined)?.place.component;
  const ways = listWays(file.entry, { file: file.file, path: at.path, component });
  const optional = ways.slice(0, 1).flatMap(optionalAt);
  const may = new Set(optional.map(([name]) => name));
  const takesAny = ways
    .slice(0, 1)
    .flatMap(branch)
    .some((way) => takesAnyName(shapeAt(way)));
  const below = Map.groupBy(rows, ({ path }) => path[depth] ?? '');
  const parts = [...below].map(([name, own]): Part => {
    // An item that is one text has no name below it.
    const [row] = own;
    if (row?.path.length === depth) return { kind: 'row', row, mayGo: false };
    const mayGo =
      (takesAny || may.has(name)) && own.some(({ cells }) => cells.some(({ from }) => from > 0));
    return partOf(file, own, { path: [...at.path, name], said: [...at.said, name] }, mayGo);
  });
  const absent = optional
    .filter(([name]) => !below.has(name))
    .flatMap(([name, shape]) => listBeginnings(name, shape))
    .map((names) =>
      namedAt(file, { path: [...at.path, ...names], said: [...at.said, ...names] }, component),
    );
  return { ...namedAt(file, at, component), parts, absent };
}

function partOf(file: File, rows: readonly FieldRow[], at: At, mayGo: boolean): Part {
  const [row] = rows;
  const depth = at.path.length;
  if (row && row.path.length === depth && !isEmptyList(row)) return { kind: 'row', row, mayGo };
  const component = row?.place.component;
  const isList = row?.path.length === depth || /^(?:\d+$|@)/.test(row?.path[depth] ?? '');
  if (!isList) return { kind: 'group', mayGo, ...groupOf(file, rows, at) };
  const [way] = listWays(file.entry, { file: file.file, path: at.path, component });
  const shape = way && shapeAt(way);
  const items = [...Map.groupBy(rows, ({ path }) => path[depth] ?? '')].filter(
    ([name]) => name !== '',
  );
  return {
    kind: 'list',
    ...namedAt(file, at, undefined),
    items: items.map(([name, own], number) =>
      groupOf(file, own, { path: [...at.path, name], said: [...at.said, String(number)] }),
    ),
    least: Number(shape?.['minItems'] ?? 0),
    most: Number(shape?.['maxItems'] ?? Infinity),
    mayAdd: at.path.at(-1) !== 'multimedia',
    mayGo,
  };
}

/** A list with nothing in it is written as a list of words is; what its items are tells which it is. */
function isEmptyList({ cells, place }: FieldRow): boolean {
  const [cell] = cells;
  if (cell?.kind !== 'list' || cell.text !== '') return false;
  const items = shapeAt({ ...cell, component: place.component })?.['items'];
  return isRecord(items) && items['type'] !== 'string' && !Array.isArray(items['enum']);
}

/** What may be given at a way: at that of all languages, and at that of each. */
function optionalAt(way: Way): Array<[string, Shape]> {
  const inLanguage = branch(way).find((one) => one !== way);
  return [...listOptional(shapeAt(way)), ...(inLanguage ? listOptional(shapeAt(inLanguage)) : [])];
}

/**
 * What may be given of a name that is not there: the name itself or, if it has nothing of its own, each name that it
 * may have. Nothing is known of what a component says, and words of the product have no name that people know.
 */
function listBeginnings(name: string, shape: Shape): string[][] {
  if (name === 'multimedia' || Object.keys(shape).length === 0 || isOfWords(shape)) return [];
  const below = listOptional(shape);
  const isOfOwn =
    below.length === 0 || (Array.isArray(shape['required']) && shape['required'].length > 0);
  return isOfOwn ? [[name]] : below.map(([one]) => [name, one]);
}

/** Words of the product go by names that the schema does not know. */
function takesAnyName(shape: Shape | undefined): boolean {
  return isRecord(shape?.['additionalProperties']);
}

function isOfWords({ properties }: Shape): boolean {
  const [one]: unknown[] = isRecord(properties) ? Object.values(properties) : [];
  return isRecord(one) && takesAnyName(one);
}

function namedAt({ file }: File, { path, said }: At, component: string | undefined): Named {
  return { key: `${file}#${path.join('/')}`, place: { file, path: said, component } };
}

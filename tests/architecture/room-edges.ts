import path from 'node:path';
import type { AllowedEdges } from './allowed-edges.ts';

/** An import from one of our files to another. */
export interface Edge {
  from: string;
  to: string;
}

/** What to do instead of a refused import. */
const INSTEAD: Readonly<Record<string, string>> = {
  domain: 'pass in what it needs as an argument',
  contracts: 'contracts describe what crosses a room: move what it does to domain, server or web',
  content: 'content is data: it takes types of contracts and nothing else',
  web: 'a loader asks the services of its page context, and what two features need is a widget, or state',
  server:
    'hand it in where the parts are put together, or move what both need into a folder below them',
  studio: 'the studio stands on the server and nothing stands on it',
  scripts: 'a script calls what the product has',
  films:
    'films take figures and rules from domain; the product plays their files and knows no code of theirs',
  tests: 'move what several folders of tests need to tests/support',
};

/** A test that lies beside the code that it is about. */
const IS_BESIDE_CODE = /^(?!tests\/).*\.test\.tsx?$/;

/**
 * The folder that a file counts for: the first below its room, or the file itself if there is none.
 */
function folderOf(file: string): string {
  const [room = '', second, third] = file.split('/');
  if (second === undefined) return file;
  if (IS_BESIDE_CODE.test(file)) return `${room}/*.test.ts`;
  if (['content', 'films'].includes(room)) return room;
  if (room === 'scripts' && third === undefined) return room;
  return `${room}/${second}`;
}

/** The tests beside the code are no part of their room: nobody may import them. */
function roomOf(folder: string): string {
  return folder.endsWith('/*.test.ts') ? folder : (folder.split('/')[0] ?? folder);
}

/**
 * Lists the imports that no line of the table allows, one for each pair of folders, with what to do
 * about it.
 */
export function findForbidden(edges: readonly Edge[], allowed: AllowedEdges): string[] {
  const refusals = new Map<string, string>();
  for (const { from, to } of edges) {
    const folder = folderOf(from);
    const target = folderOf(to);
    const may = allowed.get(folder);
    const isAllowed =
      may !== undefined &&
      (folder === target || may.includes(target) || may.includes(roomOf(target)));
    if (!isAllowed)
      refusals.set(
        `${folder} ${target}`,
        `${from} imports ${to}, and ${folder} may not import ${target}: ${INSTEAD[roomOf(folder)] ?? 'move what it needs'}. ` +
          `If it is right that the one knows the other, say so in the line of ${folder} in allowed-edges.ts.`,
      );
  }
  return [...refusals.values()];
}

/** Lists edges of the table that no import needs any more: they would let one in unnoticed. */
export function findUnused(edges: readonly Edge[], allowed: AllowedEdges): string[] {
  const used = new Set(
    edges.flatMap(({ from, to }) => {
      const target = folderOf(to);
      return [`${folderOf(from)} -> ${target}`, `${folderOf(from)} -> ${roomOf(target)}`];
    }),
  );
  const folders = new Set(edges.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]));
  return [...allowed].flatMap(([folder, may]) => [
    ...(folders.has(folder) ? [] : [`${folder} is no folder that has imports`]),
    ...may.map((target) => `${folder} -> ${target}`).filter((edge) => !used.has(edge)),
  ]);
}

/** Lists edges that lead to a folder on the same line or below: they could close a circle. */
export function findUpward(allowed: AllowedEdges): string[] {
  const above = new Set<string>();
  return [...allowed].flatMap(([folder, may]) => {
    const upward = may.filter((target) => !above.has(target));
    above.add(folder).add(roomOf(folder));
    return upward.map((target) => `${folder} -> ${target}`);
  });
}

/**
 * Lists the imports between folders that need each other, whichever way around; a folder and those
 * in it may.
 */
export function findCircles(edges: readonly Edge[]): string[] {
  const between = edges
    .filter(({ from }) => !IS_BESIDE_CODE.test(from))
    .map((edge) => ({ ...edge, folder: path.dirname(edge.from), target: path.dirname(edge.to) }))
    .filter(({ folder, target }) => !`${folder}/`.startsWith(`${target}/`))
    .filter(({ folder, target }) => !`${target}/`.startsWith(`${folder}/`));
  const next = new Map<string, Set<string>>();
  for (const { folder, target } of between)
    next.set(folder, (next.get(folder) ?? new Set()).add(target));
  const reach = new Map([...next.keys()].map((folder) => [folder, reachFrom(folder, next)]));
  return between
    .filter(({ folder, target }) => reach.get(target)?.has(folder) === true)
    .map(({ from, to }) => `${from} -> ${to}`);
}

/** Every folder that one needs, directly or through others. */
function reachFrom(folder: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set(next.get(folder));
  // What is added while a set is walked through is walked through as well.
  for (const one of reached) for (const further of next.get(one) ?? []) reached.add(further);
  return reached;
}

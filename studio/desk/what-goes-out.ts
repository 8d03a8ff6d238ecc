import type { ContentProblem } from '#server/content/problems.ts';
import { ARTICLE_KINDS } from '#domain/articles/article-kinds.ts';
import { articlePathInCompany, articleSlug } from '#domain/pages/article-path.ts';
import { readValues } from '../text/read-values.ts';
import { changedTexts, keyOf, type Draft, type Edit, type ReadText } from './draft.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Entry } from './entry.ts';
import type { Gate } from './gate.ts';
import { planRemoval } from './plan-removal.ts';

/** What a draft changes when it goes out, beyond its own words. */
export interface Outgoing {
  /** Null for a file that goes. */
  files: Map<string, string | null>;
  /** The places of its own, and the links of others that change with its address. */
  edits: Edit[];
  /** The files of others among them. */
  followers: readonly string[];
  problems: readonly ContentProblem[];
}

interface Published {
  folder: Pick<ContentFolder, 'read' | 'list'>;
  gate: Pick<Gate, 'check'>;
}

/** A draft with its entry: what goes out is one of them, or several as one. */
export interface DraftOfEntry {
  entry: Entry;
  draft: Draft;
}

/**
 * The files of drafts and, if they give an article another address, those with a link to the old one: the loader
 * names them, as the link leads nowhere, so each link is found that it knows of. They are not kept in the draft,
 * but found anew each time: what others write meanwhile stays as it is.
 */
export async function whatGoesOut(
  going: readonly DraftOfEntry[],
  { folder, gate }: Published,
): Promise<Outgoing> {
  const { read } = folder;
  const { files, edits, moves } = layTogether(going, folder);
  const problems = await gate.check(files);
  const alone = { files, edits, followers: [], problems };
  if (moves.length === 0 || problems.length === 0) return alone;
  const moved = new Map<string, string>();
  for (const file of new Set(problems.map((problem) => problem.file.replace(/^content\//, '')))) {
    // No link of what goes away is led anywhere.
    if (files.get(file) === null) continue;
    const text = files.get(file) ?? read(file) ?? '';
    const led = moves.reduce((whole, move) => whole.replaceAll(move.from, move.to), text);
    if (led !== text) moved.set(file, led);
  }
  if (moved.size === 0) return alone;
  const all = new Map([...files, ...moved]);
  const own = new Set(going.flatMap(({ entry }) => entry.files));
  return {
    files: all,
    edits: [
      ...edits.filter(({ file }) => !moved.has(file)),
      ...[...moved].flatMap(([file, text]) => editsBetween(file, read(file) ?? '', text)),
    ],
    followers: [...moved.keys()].filter((file) => !own.has(file)),
    problems: await gate.check(all),
  };
}

/** The files alone: whether they are right is asked only where others follow an address. */
export async function filesThatGoOut(
  going: readonly DraftOfEntry[],
  published: Published,
): Promise<ReadonlyMap<string, string | null>> {
  const { files, moves } = layTogether(going, published.folder);
  if (moves.length === 0) return files;
  return (await whatGoesOut(going, published)).files;
}

interface LaidTogether {
  files: Map<string, string | null>;
  edits: Edit[];
  moves: Move[];
}

/** Each draft is written into what the ones before it have left; what takes something away comes last. */
function layTogether(going: readonly DraftOfEntry[], folder: Published['folder']): LaidTogether {
  const files: LaidTogether['files'] = new Map();
  const edits: Edit[] = [];
  const moves: Move[] = [];
  const read = (file: string): string | undefined =>
    files.has(file) ? (files.get(file) ?? undefined) : folder.read(file);
  const lay = (texts: Iterable<readonly [file: string, text: string | null]>): void => {
    for (const [file, text] of texts) files.set(file, text);
  };
  for (const { entry, draft } of going.filter((one) => one.draft.removes === undefined)) {
    const texts = changedTexts(entry, draft, read);
    moves.push(...findMoves(entry, texts, folder.read));
    edits.push(...draft.edits);
    lay(texts);
  }
  for (const { entry } of going.filter(({ draft }) => draft.removes)) {
    const removal = planRemoval(entry, { read, list: folder.list });
    edits.push(...removal.edits);
    lay(removal.files);
  }
  return { files, edits, moves };
}

interface Move {
  /** Finds the old address wherever it stands as a whole. */
  from: RegExp;
  to: string;
}

/** The addresses by which texts lead to an article, if they are other ones now. */
function findMoves(entry: Entry, files: ReadonlyMap<string, string>, read: ReadText): Move[] {
  if (entry.kind !== 'article') return [];
  const old = listAddresses(entry, read);
  const own = listAddresses(entry, (file) => files.get(file) ?? read(file));
  return old.flatMap((address, at): Move[] => {
    const to = own[at];
    if (to === undefined || to === address) return [];
    return [{ from: new RegExp(`(?<![\\w/-])${address}(?![\\w/-])`, 'g'), to }];
  });
}

function listAddresses({ id, files }: Entry, read: ReadText): string[] {
  const [english = '', , settings = ''] = files;
  const valueOf = (file: string, name: string): string | undefined =>
    readValues(file, read(file) ?? '').find(({ path }) => path.join('/') === name)?.text;
  const kind = ARTICLE_KINDS.find((known) => known === valueOf(settings, 'kind'));
  const slug = valueOf(settings, 'path') ?? articleSlug(valueOf(english, 'title') ?? '');
  if (kind === undefined || !/^[a-z0-9-]+$/.test(slug)) return [];
  return [
    articlePathInCompany({ kind, id: id.split('/')[1] ?? '', slug }),
    `get-the-facts/more/${slug}`,
  ];
}

function editsBetween(file: string, before: string, after: string): Edit[] {
  const old = new Map(readValues(file, before).map(({ path, text }) => [keyOf(file, path), text]));
  return readValues(file, after).flatMap(({ path, text: value }): Edit[] => {
    const base = old.get(keyOf(file, path)) ?? null;
    return base === value ? [] : [{ file, path: [...path], base, value }];
  });
}

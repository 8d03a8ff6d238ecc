import type { ContentProblem } from '#server/content/problems.ts';
import { ARTICLE_KINDS, articlePathInCompany, articleSlug } from '#domain/links/article-path.ts';
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

/**
 * The files of a draft and, if it gives an article another address, those with a link to the old one: the loader
 * names them, as the link leads nowhere, so each link is found that it knows of. They are not kept in the draft,
 * but found anew each time: what others write meanwhile stays as it is.
 */
export async function whatGoesOut(
  entry: Entry,
  draft: Draft,
  { folder, gate }: Published,
): Promise<Outgoing> {
  const { read } = folder;
  if (draft.removes) {
    const removal = planRemoval(entry, folder);
    return { ...removal, followers: [], problems: await gate.check(removal.files) };
  }
  const files = changedTexts(entry, draft, read);
  const problems = await gate.check(files);
  const alone = { files, edits: draft.edits, followers: [], problems };
  const moves = findMoves(entry, files, read);
  if (moves.length === 0 || problems.length === 0) return alone;
  const moved = new Map<string, string>();
  for (const file of new Set(problems.map((problem) => problem.file.replace(/^content\//, '')))) {
    const text = files.get(file) ?? read(file) ?? '';
    const led = moves.reduce((whole, move) => whole.replaceAll(move.from, move.to), text);
    if (led !== text) moved.set(file, led);
  }
  if (moved.size === 0) return alone;
  const all = new Map([...files, ...moved]);
  return {
    files: all,
    edits: [
      ...draft.edits.filter(({ file }) => !moved.has(file)),
      ...[...moved].flatMap(([file, text]) => editsBetween(file, read(file) ?? '', text)),
    ],
    followers: [...moved.keys()].filter((file) => !entry.files.includes(file)),
    problems: await gate.check(all),
  };
}

/** The files alone: whether they are right is asked only where others follow an address. */
export async function filesThatGoOut(
  entry: Entry,
  draft: Draft,
  published: Published,
): Promise<ReadonlyMap<string, string | null>> {
  const { folder } = published;
  if (draft.removes) return planRemoval(entry, folder).files;
  const files = changedTexts(entry, draft, folder.read);
  if (findMoves(entry, files, folder.read).length === 0) return files;
  return (await whatGoesOut(entry, draft, published)).files;
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

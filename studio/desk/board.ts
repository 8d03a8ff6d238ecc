import type { ContentSet } from '#server/content/content-set.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { languageOf, type ChangedAt } from './changed-at.ts';
import { listFields, type Draft, type ReadText } from './draft.ts';
import type { Stage } from './drafts.ts';
import { listRowsOfEntry, titleOf as titleOfRows } from './entry-view.ts';
import { parseEntry, type Entry, type EntryKind } from './entry.ts';

type TextState = 'complete' | 'older' | 'lacks';

export interface BoardRow {
  id: string;
  kind: EntryKind;
  company: string | undefined;
  titles: PerLanguage<string>;
  texts: PerLanguage<{ state: TextState; lacking: number }>;
  state: 'published' | 'new' | Stage;
  /** The id of the change that its draft goes out with. */
  partOf?: string;
  /** For what a company may have for itself: whether it has, or takes that of all others. */
  origin?: { kind: 'own' | 'inherited'; company: string };
  /** For what its readers may look at and nothing else, as it is another company’s. */
  isOnlyRead?: true;
  /** How many words of all companies this company says in its own way, in the language that has most of them. */
  ownWords?: number;
}

interface BoardParts {
  content: ContentSet;
  drafts: ReadonlyArray<Draft & { stage: Stage; partOf?: string }>;
  read: ReadText;
  changedAt: ChangedAt;
}

interface Named {
  id: string;
  titles: PerLanguage<string>;
  values: PerLanguage<unknown>;
}

/** Every entry there is, in the order of kinds and names. */
export function listRows({ content, drafts, read, changedAt }: BoardParts): BoardRow[] {
  const drafted = new Map(drafts.map((draft) => [draft.entry, draft]));
  const named = [
    ...nameArticles(content),
    ...nameQuestions(content),
    ...nameCompanies(content),
    ...nameFragments(content),
  ];
  const known = new Set(named.map(({ id }) => id));
  const fresh = drafts
    .filter(({ entry }) => !known.has(entry))
    .map(({ entry: id }): Named => ({
      id,
      titles: nameDraft(id, drafted.get(id), read),
      values: perLanguage(() => ({})),
    }));
  return [...fresh, ...named].flatMap(({ id, titles, values }): BoardRow[] => {
    const entry = parseEntry(id);
    if (!entry) return [];
    const draft = drafted.get(id);
    const lacking = draft
      ? countEmpty(entry, draft, read)
      : perLanguage((code) => countLacking(values, code));
    const older = changedAt.findOlder(entry);
    const texts = perLanguage((code) => ({
      state: stateOf(lacking[code], older[code]),
      lacking: lacking[code],
    }));
    const isNew = !known.has(id) && draft?.stage === 'draft';
    const state = isNew ? 'new' : (draft?.stage ?? 'published');
    const row: BoardRow = { id, kind: entry.kind, company: entry.company, titles, texts, state };
    const partOf = draft?.partOf;
    if (partOf !== undefined) row.partOf = partOf;
    return [{ ...row, ...(entry.kind === 'company' && { ownWords: countWords(values) }) }];
  });
}

function countWords(values: PerLanguage<unknown>): number {
  return Math.max(
    ...LANGUAGE_CODES.map((code) =>
      isRecord(values[code]) ? Object.keys(values[code]).length : 0,
    ),
  );
}

/** What is new is called what its draft says. */
function nameDraft(id: string, draft: Draft | undefined, read: ReadText): PerLanguage<string> {
  const entry = parseEntry(id);
  const rows = entry ? listRowsOfEntry(entry, draft, read) : [];
  return perLanguage((code) => titleOfRows(rows, code) ?? id);
}

function stateOf(lacking: number, isOlder: boolean): TextState {
  if (lacking > 0) return 'lacks';
  return isOlder ? 'older' : 'complete';
}

/** The fragments of a company: its own, and those that it takes from the default one. */
export function withOrigins(rows: readonly BoardRow[], company: string): BoardRow[] {
  const own = new Set(rows.filter((row) => row.company === company).map(({ id }) => id));
  return rows.flatMap((row): BoardRow[] => {
    if (row.company === undefined) return [row];
    if (row.company === company)
      return [{ ...row, ...(row.kind === 'fragment' && { origin: { kind: 'own', company } }) }];
    if (row.kind !== 'fragment' || row.company !== DEFAULT_COMPANY_ID) return [];
    const twin = row.id.replace(`/${DEFAULT_COMPANY_ID}/`, `/${company}/`);
    return own.has(twin) ? [] : [{ ...row, origin: { kind: 'inherited', company: row.company } }];
  });
}

/**
 * What these companies show of the first one, for people who have no role there: as it is published, because what
 * others are writing in it is not theirs.
 */
export function listTaken(
  published: readonly BoardRow[],
  { rows, companies }: { rows: readonly BoardRow[]; companies: readonly string[] },
): BoardRow[] {
  const first = published.filter((row) => row.company === DEFAULT_COMPANY_ID);
  const taken = companies.flatMap((company) =>
    withOrigins([...first, ...rows.filter((row) => row.company === company)], company),
  );
  const each = new Map(
    taken.flatMap((row) => (row.origin?.kind === 'inherited' ? [[row.id, row]] : [])),
  );
  return [...each.values()].map((row) => ({ ...row, isOnlyRead: true }));
}

function nameArticles({ articles }: ContentSet): Named[] {
  return articles.map(({ id, texts }) => ({
    id: `article/${id}`,
    titles: perLanguage((code) => texts[code].title),
    values: texts,
  }));
}

function nameQuestions({ faqs }: ContentSet): Named[] {
  return faqs.flatMap(({ id: group, items }) =>
    items.map(({ id, question, answer }) => ({
      id: `question/${group}/${id}`,
      titles: question,
      values: perLanguage((code) => ({ question: question[code], answer: answer[code] })),
    })),
  );
}

function nameCompanies({ companies }: ContentSet): Named[] {
  return [...companies.values()].map(({ companyId, name, texts }) => ({
    id: `company/${companyId}`,
    titles: perLanguage(() => name),
    values: texts,
  }));
}

function nameFragments({ fragments }: ContentSet): Named[] {
  return [...fragments].map(([name, values]) => {
    const id = `fragment/${name}`;
    return { id, titles: perLanguage((code) => titleOf(values[code]) ?? name), values };
  });
}

function titleOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value['title'] === 'string' ? value['title'] : undefined;
}

/** How much of what another language says this one does not. */
function countLacking(values: PerLanguage<unknown>, code: LanguageCode): number {
  return Math.max(0, ...LANGUAGE_CODES.map((twin) => countMissing(values[code], values[twin])));
}

function countMissing(own: unknown, twin: unknown): number {
  if (twin === undefined || twin === null || twin === '') return 0;
  if (own === undefined || own === null || own === '') return 1;
  if (Array.isArray(twin)) return Array.isArray(own) ? Math.max(0, twin.length - own.length) : 0;
  if (!isRecord(twin) || !isRecord(own)) return 0;
  return Object.entries(twin).reduce(
    (sum, [name, value]) => sum + countMissing(own[name], value),
    0,
  );
}

/** The places of a draft that are empty in one language and said in another. */
function countEmpty(entry: Entry, draft: Draft, read: ReadText): PerLanguage<number> {
  const said = perLanguage(() => new Set<string>());
  for (const { file, path, text } of listFields(entry, draft, read)) {
    const code = languageOf(file, path);
    if (code && text.trim() !== '') said[code].add(path.filter((name) => name !== code).join('/'));
  }
  return perLanguage((code) =>
    Math.max(
      ...LANGUAGE_CODES.map(
        (twin) => [...said[twin]].filter((name) => !said[code].has(name)).length,
      ),
    ),
  );
}

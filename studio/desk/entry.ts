import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { mobileInfographicPath } from '#domain/media/asset-names.ts';
import { ALL_COMPANIES } from '../access/roles.ts';
import type { FieldPath } from '../text/find-node.ts';

/** What the board lists. */
export const ENTRY_KINDS = ['article', 'question', 'company', 'fragment'] as const;
/** A drawing and a picture come with an article; of themselves they can only go. */
export type EntryKind = (typeof ENTRY_KINDS)[number] | 'drawing' | 'picture';

/** What an author opens: one or more files of the content folder, or a part of one. */
export interface Entry {
  /** It is the one in its address: `article/fees`, `question/taxes/roth`, `fragment/riverbend/home-landing`. */
  id: string;
  kind: EntryKind;
  /** The company it belongs to; undefined for what all companies share. */
  company: string | undefined;
  files: readonly string[];
  /** Where it lies in its file, if others lie there too. */
  scope: FieldPath;
}

const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/** The entry of an id; whether its files are there is another question. */
export function parseEntry(id: string): Entry | undefined {
  const [kind, first = '', second, ...rest] = id.split('/');
  if (!SLUG.test(first) || (second !== undefined && !SLUG.test(second)) || rest.length > 0)
    return undefined;
  const shared = { id, company: undefined, scope: [] };
  if (kind === 'question' && second !== undefined)
    return {
      ...shared,
      kind,
      files: ['faqs/faqs.yaml'],
      scope: ['groups', `@${first}`, 'items', `@${second}`],
    };
  if (kind === 'fragment' && second !== undefined)
    return { ...shared, kind, company: first, files: [`fragments/${first}/${second}/master.yaml`] };
  if (second !== undefined) return undefined;
  if (kind === 'article') {
    const texts = LANGUAGE_CODES.map((code) => `articles/${first}/${code}.md`);
    return { ...shared, kind, files: [...texts, `articles/${first}/article.yaml`] };
  }
  if (kind === 'drawing') return { ...shared, kind, files: [`media/art/${first}.svg`] };
  if (kind === 'picture') {
    const names = ['png', 'jpg', 'webp'].map((ending) => `${first}.${ending}`);
    const files = names.flatMap((name) => [name, mobileInfographicPath(name)]);
    return { ...shared, kind, files: files.map((name) => `media/infographics/${name}`) };
  }
  if (kind !== 'company') return undefined;
  const files = ['company', 'plan', 'theme'].map((name) => `companies/${first}/${name}.yaml`);
  return { ...shared, kind, company: first, files };
}

/** All others take what they lack from the first company, so that one stays, with its texts. */
export function isRemovable({ company }: Entry): boolean {
  return company !== DEFAULT_COMPANY_ID;
}

/** Where people are after an entry has gone. */
export function placeWithout({ kind }: Entry): 'board' | 'media' {
  return kind === 'drawing' || kind === 'picture' ? 'media' : 'board';
}

/** The entry that a file is of; undefined if it is of several, or of none. */
export function entryOfFile(file: string): string | undefined {
  const [folder, first = '', second = ''] = file.split('/');
  if (folder === 'articles') return `article/${first}`;
  if (folder === 'companies') return `company/${first}`;
  return folder === 'fragments' ? `fragment/${first}/${second}` : undefined;
}

export function isInScope({ scope }: Entry, path: FieldPath): boolean {
  return scope.every((name, at) => path[at] === name);
}

/** The company whose people may work on an entry, or the sign for what all share; undefined for no entry. */
export function companyOfEntry(id: string): string | undefined {
  const entry = parseEntry(id);
  return entry && (entry.company ?? ALL_COMPANIES);
}

/** Whether companies show this entry of the first one, where they have none of their own. */
export function isTakenByOthers(id: string): boolean {
  const entry = parseEntry(id);
  return entry?.kind === 'fragment' && entry.company === DEFAULT_COMPANY_ID;
}

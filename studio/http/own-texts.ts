import type { Context } from 'hono';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { Entry } from '../desk/entry.ts';
import type { FieldRow } from '../desk/entry-view.ts';
import { findProductWords } from '../fields/product-words.ts';
import type { OwnText, OwnWords } from '../pages/own-texts.ts';
import { OWN_WORDS } from '../parts/begin-words.ts';
import { codeOf, type StudioTools } from './studio-tools.ts';

/** The page texts of a company, by those of the first one; a text that it has begun is its own. */
export async function listOwnTexts(
  c: Context,
  { kind, company }: Entry,
  desk: StudioTools['desk'],
): Promise<OwnText[]> {
  if (kind !== 'company' || company === undefined || company === DEFAULT_COMPANY_ID) return [];
  const { companies, fragments } = desk.published.current;
  // A company that is new has to go out before it has texts.
  if (!companies.has(company)) return [];
  const begun = new Set((await desk.drafts.list()).map(({ entry }) => entry));
  const mayWrite = c.get('visitor').may('write', company);
  return [...fragments].flatMap(([name, texts]): OwnText[] => {
    const [first, text = ''] = name.split('/');
    if (first !== DEFAULT_COMPANY_ID) return [];
    const own = `fragment/${company}/${text}`;
    const isOwn = fragments.has(`${company}/${text}`) || begun.has(own);
    const inherited = `fragment/${name}`;
    const said: unknown = texts[codeOf(c)];
    const title = titleOf(said) ?? text;
    if (isOwn) return [{ entry: own, title, isOwn, mayBegin: undefined }];
    return [{ entry: inherited, title, isOwn, mayBegin: mayWrite ? own : undefined }];
  });
}

/** More than anybody types. */
const LONGEST_ASKED = 200;

/** The words of the product that somebody looks for, but for those that the company says in its own. */
export function findOwnWords(
  c: Context,
  entry: Entry,
  rows: readonly FieldRow[],
): OwnWords | undefined {
  const [file = ''] = entry.files;
  if (entry.kind !== 'company') return undefined;
  const asked = (c.req.query('words') ?? '').slice(0, LONGEST_ASKED).trim();
  const own = rows.flatMap(({ path: [list, key = ''] }) => (list === OWN_WORDS ? [key] : []));
  return { entry: entry.id, file, asked, ...findProductWords(asked, new Set(own)) };
}

function titleOf(text: unknown): string | undefined {
  const title = (text as { title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? title : undefined;
}

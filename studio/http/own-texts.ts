import type { Context } from 'hono';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { Entry } from '../desk/entry.ts';
import type { OwnText } from '../pages/own-texts.ts';
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

function titleOf(text: unknown): string | undefined {
  const title = (text as { title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? title : undefined;
}

import type { ErrorCode } from '#contracts/errors.ts';
import { isServedOnHost } from '#domain/company/host-rule.ts';
import { isBelowEmbed, readEmbedPath, type EmbedPath } from '#domain/pages/read-embed-path.ts';
import { languageFromQuery } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import type { ContentSet } from '../content/content-set.ts';
import { planOf } from '../content/plan/plan-of.ts';
import type { PageKey, PageRequest } from './page-address.ts';

type EmbedDecision = { kind: 'page'; key: PageKey } | { kind: 'refused'; code: ErrorCode };

/**
 * The part that a frame of another site asks for; undefined for every other address. A frame is asked
 * nothing and told nothing: no cookie decides, and none is set.
 */
export function decideEmbed(
  { url, host }: Pick<PageRequest, 'url' | 'host'>,
  content: ContentSet,
): EmbedDecision | undefined {
  if (!isBelowEmbed(url.pathname)) return undefined;
  const path = readEmbedPath(url.pathname);
  const company = path && content.companies.get(path.companyId);
  if (path && content.unavailable.has(path.companyId)) return refuse('company-unavailable');
  if (!company || !isServedOnHost({ ...company, host })) return refuse('page-not-found');
  if (company.embedOrigins.length === 0) return refuse('embed-not-offered');
  if (path.name === 'calculator' && !planHas(planOf(company), 'plan.ownRate'))
    return refuse('page-not-found');
  if (path.name === 'glossary' && !hasWord(path, content)) return refuse('page-not-found');
  const language = languageFromQuery(url.searchParams.get('lang'));
  const { companyId, pathname, entry } = path;
  const address = withLanguage(path.address, language);
  return {
    kind: 'page',
    key: { companyId, language, pathname, query: '', embed: { address, entry } },
  };
}

function hasWord({ entry }: EmbedPath, { glossary }: ContentSet): boolean {
  return glossary.some(({ id }) => id === entry);
}

function refuse(code: ErrorCode): EmbedDecision {
  return { kind: 'refused', code };
}

import { isServedOnHost } from '#domain/company/host-rule.ts';
import type { Flags } from '#domain/flags/flags.ts';
import type { ContentSet } from '../content/content-set.ts';
import type { FlagService } from '../flags/flag-service.ts';
import type { PageKey } from './page-address.ts';

/**
 * All that a shared answer is made from, but the counts of likes, whose changes drop the pages that
 * show them. The key below is made of every field, so that nothing can be read that is not in the key.
 */
export interface RenderFacts extends PageKey {
  /** The routes whose data a navigation asks for, none for all of the page's; undefined for a document. */
  dataOf: string | undefined;
  /** Where the visitor knows us. */
  origin: string;
  flags: Flags;
  /** The company lists the host that the visitor named. */
  isOnItsHost: boolean;
  /** Of the copyright line. */
  year: number;
  /** Of the calculator's limits, as it is asked for. */
  planYear: number;
  /** The content of one moment: a page is made from one version even if a swap happens meanwhile. */
  content: ContentSet;
}

export interface PageAsked {
  key: PageKey;
  host: string;
  origin: string;
  dataOf?: string | undefined;
}

export interface FactSources {
  content: { current: ContentSet };
  flags: Pick<FlagService, 'ofPage'>;
  /** Undefined for the year it is. */
  planYear: number | undefined;
  now: () => number;
}

/** Reads, once for a render, everything that a page may depend on. */
export function gatherFacts(
  { key, host, origin, dataOf }: PageAsked,
  { content: { current }, flags, planYear, now }: FactSources,
): RenderFacts {
  const { companyId, language, pathname, query } = key;
  const company = current.companies.get(companyId);
  const year = new Date(now()).getUTCFullYear();
  return {
    companyId,
    language,
    pathname,
    query,
    dataOf,
    origin,
    flags: flags.ofPage({ companyId, host }),
    isOnItsHost: company !== undefined && isServedOnHost({ ...company, host }),
    year,
    planYear: planYear ?? year,
    content: current,
  };
}

/** Two requests with the same key get the same bytes. */
export function cacheKeyOf(facts: RenderFacts): string {
  return JSON.stringify({ ...facts, content: facts.content.version });
}

import { isServedOnHost } from '#domain/company/host-rule.ts';
import type { Flags } from '#domain/flags/flags.ts';
import { planYearAt, yearAt } from '#domain/time/year.ts';
import type { ContentSet } from '../content/content-set.ts';
import type { FlagService } from '../flags/flag-service.ts';
import type { PageKey } from './page-address.ts';

/**
 * Everything that a shared answer is made from. The key below is made from every field but the
 * content: a page notes which parts of it and which likes it shows, and is made anew when they
 * change.
 */
export interface RenderFacts extends PageKey {
  /** The origin by which the visitor knows this site. */
  origin: string;
  flags: Flags;
  /** True if the company lists the host that the visitor named. */
  isOnItsHost: boolean;
  /** True where this is not the real site, which the page says. */
  isStaging: boolean;
  /** The year in the copyright line. */
  year: number;
  /** The year asked for whose limits the calculator uses. */
  planYear: number;
  /**
   * The content of one moment, so that a page is made from one version even if a reload happens
   * meanwhile.
   */
  content: ContentSet;
}

export interface PageAsked {
  key: PageKey;
  host: string;
  origin: string;
}

export interface FactSources {
  content: { current: ContentSet };
  flags: Pick<FlagService, 'ofPage'>;
  /** Tells whether a host shows something else than the real site. */
  isStaging: (host: string) => boolean;
  /** If undefined, the current year is used. */
  planYear: number | undefined;
  now: () => number;
}

/** Reads everything that a page may depend on, once for each render. */
export async function gatherFacts(
  { key, host, origin }: PageAsked,
  sources: FactSources,
): Promise<RenderFacts> {
  const { companyId, language, pathname, query, embed } = key;
  const flags = await sources.flags.ofPage({ companyId, host });
  const { planYear, now } = sources;
  const { current } = sources.content;
  const company = current.companies.get(companyId);
  return {
    companyId,
    language,
    pathname,
    query,
    ...(embed && { embed }),
    origin,
    flags,
    isOnItsHost: company !== undefined && isServedOnHost({ ...company, host }),
    isStaging: sources.isStaging(host),
    year: yearAt(now()),
    planYear: planYearAt(now(), planYear),
    content: current,
  };
}

/** Two requests with the same key get the same bytes. */
export function cacheKeyOf(facts: RenderFacts): string {
  return JSON.stringify({ ...facts, content: undefined });
}

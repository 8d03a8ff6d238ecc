import type { PurgeConfig, PurgeServiceName } from './purge-config.ts';

/** Neither service takes longer; the job's next try comes half a minute later. */
const DEADLINE_MS = 10_000;

interface Dialect {
  /** The header of a page by which the service learns the page's tags. */
  pageHeader: string;
  separator: string;
  /** The number of tags that one request may name. */
  most: number;
  request: (tags: readonly string[], token: string | undefined) => RequestInit;
}

const DIALECTS: Readonly<Record<PurgeServiceName, Dialect>> = {
  fastly: {
    pageHeader: 'Surrogate-Key',
    separator: ' ',
    most: 256,
    request: (tags, token) => ({
      headers: {
        'Surrogate-Key': tags.join(' '),
        // A page that is only marked as old is served while the new one is fetched.
        'Fastly-Soft-Purge': '1',
        ...(token !== undefined && { 'Fastly-Key': token }),
      },
    }),
  },
  cloudflare: {
    pageHeader: 'Cache-Tag',
    separator: ',',
    most: 30,
    request: (tags, token) => ({
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
    }),
  },
};

export function tagHeader(service: PurgeServiceName, tags: readonly string[]): [string, string] {
  const { pageHeader, separator } = DIALECTS[service];
  return [pageHeader, tags.join(separator)];
}

export function mostTagsAtOnce(service: PurgeServiceName): number {
  return DIALECTS[service].most;
}

/** Why a service did not forget pages, as a code that may be stored and logged. */
class NotPurgedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The pages were not forgotten: ${code}`);
    this.code = code;
  }
}

/** Asks the service to forget every page with one of the tags; throws unless it has done so. */
export async function purgeTags(
  { url, service, token }: PurgeConfig,
  tags: readonly string[],
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
    ...DIALECTS[service].request(tags, token),
  });
  await response.body?.cancel();
  if (!response.ok) throw new NotPurgedError(`purge-${response.status}`);
}

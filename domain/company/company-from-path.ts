export const DEFAULT_COMPANY_ID = 'generic';

/** `/retirement/{company}/…` is a mount in front of the company, not a company of its own. */
export const MOUNT_SEGMENT = 'retirement';

/** `/embed/{company}/…` is a part of a page for the frames of other sites. */
export const EMBED_SEGMENT = 'embed';

/** First segments that the server uses itself, so that they can never be a company id. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'privacy',
  'po',
  'content',
  'assets',
  'media',
  'healthz',
  'readyz',
  'metrics',
  'status.json',
  'studio',
  EMBED_SEGMENT,
  'quiz',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  MOUNT_SEGMENT,
];

export function isReservedSegment(segment: string): boolean {
  return RESERVED_SEGMENTS.includes(segment.toLowerCase());
}

interface CompanyFromPath {
  pathname: string;
  /**
   * The company that the visitor's browser remembers; it decides only where the address names none.
   */
  storedCompanyId?: string | undefined;
}

/** The company id an address names; it may be one that does not exist. */
export function companyIdFromPath({ pathname, storedCompanyId }: CompanyFromPath): string {
  const segments = pathname.split('/').filter(Boolean);
  const [first, second] = segments;
  if (first === MOUNT_SEGMENT && second !== undefined && second !== 'quiz') return second;
  if (first === undefined || isReservedSegment(first)) return storedCompanyId ?? DEFAULT_COMPANY_ID;
  return first;
}

import { createHash } from 'node:crypto';

/** The tag of every page. */
export const EVERY_PAGE = 'sendero';
/** The tag of pages that are made of more parts than a header may name: any change renews them. */
const MANY_PARTS = 'sendero-many';

/**
 * Proxies between a node and the service refuse an answer whose headers are over 4 kB; the policy
 * of a page takes most of half of that.
 */
const MOST_TAGS = 120;
/** Two parts with one tag only renew a page too often: one pair in 70 billion. */
const TAG_LENGTH = 6;

/** The tag of a part of the content. Names would be longer, and tell the world what there is. */
function tagOf(partKey: string): string {
  return createHash('sha256').update(partKey).digest('base64url').slice(0, TAG_LENGTH);
}

/** The tags of a page that is made of these parts. */
export function tagsOfPage(partKeys: ReadonlySet<string>): string[] {
  if (partKeys.size > MOST_TAGS) return [EVERY_PAGE, MANY_PARTS];
  return [EVERY_PAGE, ...new Set([...partKeys].map(tagOf))];
}

/** The tags of all pages that say something else now, by the keys of the parts that changed. */
export function tagsOfChange(changedParts: readonly string[]): string[] {
  return changedParts.length === 0 ? [] : [MANY_PARTS, ...new Set(changedParts.map(tagOf))];
}

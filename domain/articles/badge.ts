export const BADGE_STATUSES = ['new', 'star', 'featured', 'important', 'resource'] as const;
export type BadgeStatus = (typeof BADGE_STATUSES)[number];

const BADGE_PREFIX = 'badge';

/** A tag is a badge only when it has exactly two parts, `badge/{status}`. */
export function badgesFromTags(tags: readonly string[]): BadgeStatus[] {
  return tags.flatMap((tag) => {
    const parts = tag.split('/');
    if (parts.length !== 2 || parts[0] !== BADGE_PREFIX) return [];
    const status = BADGE_STATUSES.find((known) => known === parts[1]);
    return status === undefined ? [] : [status];
  });
}

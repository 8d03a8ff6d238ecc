export type PageLabel = 'Home' | 'Privacy' | 'Articles';

/**
 * The name that analytics gives a page: there is one for home, one for privacy, and one for all
 * others.
 */
export function pageLabel(pathname: string): PageLabel {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] === 'privacy') return 'Privacy';
  return segments.length <= 1 ? 'Home' : 'Articles';
}

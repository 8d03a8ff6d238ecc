export type PageLabel = 'Home' | 'Privacy' | 'Articles';

/** How analytics names a page: the home page, the privacy page, and everything else. */
export function pageLabel(pathname: string): PageLabel {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] === 'privacy') return 'Privacy';
  return segments.length <= 1 ? 'Home' : 'Articles';
}

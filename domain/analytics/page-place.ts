import { isEventName } from './event-name.ts';

/** Where a page stands in the site, for analytics. */
export interface PagePlace {
  /** The parts of the place, as `articles:vesting`. */
  pageName: string;
  sections: [string, string, string];
}

interface PageToPlace {
  pathname: string;
  companyId: string;
  /**
   * The part of the address that the route takes as it comes, such as everything below `get-the-
   * facts`.
   */
  rest?: string;
  /** True where the page that was asked for does not exist, or failed. */
  problem?: 'not-found' | 'error';
}

/**
 * The place is made of the parts of the address that match a route. Other words in the address are
 * left out, as they may say who the visitor is. An address of nothing but such words is of no page.
 */
export function placePage({ pathname, companyId, rest = '', problem }: PageToPlace): PagePlace {
  if (problem) return toPlace([problem]);
  const own = pathname.endsWith(rest) ? pathname.slice(0, pathname.length - rest.length) : pathname;
  const segments = own.toLowerCase().split('/').filter(Boolean);
  if (segments[0] === 'retirement') segments.shift();
  if (segments[0] === companyId) segments.shift();
  const parts = segments.filter(isEventName);
  return toPlace(segments.length > 0 && parts.length === 0 ? ['not-found'] : parts);
}

function toPlace(parts: readonly string[]): PagePlace {
  const [section1 = '', section2 = '', section3 = ''] = parts;
  const names = parts.slice(0, 3);
  return {
    pageName: names.length === 0 ? 'home' : names.join(':'),
    sections: [section1, section2, section3],
  };
}

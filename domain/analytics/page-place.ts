/** Where a page stands in the site, for analytics. */
export interface PagePlace {
  /** The parts of the place, as `articles:vesting`. */
  pageName: string;
  sections: [string, string, string];
}

export interface PageToPlace {
  pathname: string;
  companyId: string;
  /** What the route takes as it comes, such as everything below `get-the-facts`. */
  rest?: string;
  /** The page that was asked for is not there, or failed. */
  problem?: 'not-found' | 'error';
}

/** The shape that events take for a name; no more digits than a year has. */
const NAME = /^(?!(?:\D*\d){5})[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/**
 * Made of the parts of the address that a page of ours answered to. Words that somebody put there
 * without a page behind them are left out: they may say who that is.
 */
export function placePage({ pathname, companyId, rest = '', problem }: PageToPlace): PagePlace {
  if (problem) return toPlace([problem]);
  const own = pathname.endsWith(rest) ? pathname.slice(0, pathname.length - rest.length) : pathname;
  const segments = own.toLowerCase().split('/').filter(Boolean);
  if (segments[0] === 'retirement') segments.shift();
  if (segments[0] === companyId) segments.shift();
  return toPlace(segments.filter((segment) => NAME.test(segment)));
}

function toPlace(parts: readonly string[]): PagePlace {
  const [section1 = '', section2 = '', section3 = ''] = parts;
  const names = parts.slice(0, 3);
  return {
    pageName: names.length === 0 ? 'home' : names.join(':'),
    sections: [section1, section2, section3],
  };
}

/** A host as a name. */
export function nameOfHost(host: string): string {
  const name = host
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return NAME.test(name) ? name : 'elsewhere';
}

/** The file of a film or podcast as a name. */
export function nameOfMedia(source: string): string {
  const file =
    source
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const name = file
    .replace(/\.[a-z0-9]+$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  return NAME.test(name) ? name : 'media';
}

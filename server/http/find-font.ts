import type { StaticFiles } from '../static/static-files.ts';

/** The address of the site’s own face, whose name has a hash; a trial without a build has none. */
export function findFont(statics: StaticFiles): string | undefined {
  return [...statics.keys()].find((address) =>
    /^\/assets\/.*public-sans[^/]*\.woff2$/.test(address),
  );
}

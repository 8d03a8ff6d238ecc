import { BUILT_FILES } from '#domain/links/built-files.ts';

/** The browser fetches a document of ours when somebody is about to go there; speculation rules. */
export const WAYS_AHEAD = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/po/*' } },
          { not: { href_matches: `${BUILT_FILES}*` } },
          { not: { href_matches: '/media/*' } },
          // Another language is kept in a cookie as soon as its page is asked for.
          { not: { selector_matches: '[hreflang], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

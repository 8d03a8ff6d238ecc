/** Where the build puts scripts, styles and fonts; each has a name that changes with what is in it. */
export const BUILT_FILES = '/assets/';

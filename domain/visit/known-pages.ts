/** The Hispanic landing does not ask how visitors feel. */
export function isHispanicPage(pathname: string): boolean {
  return /^\/[^/]+\/hispanic(?:\/|$)/i.test(pathname);
}

/** Any page of the persona quiz. */
export function isQuizPage(pathname: string): boolean {
  return pathname.toLowerCase().split('/').includes('quiz');
}

export const AWARDS_VARIANTS = ['grammy-major', 'latin-grammy'] as const;
export type AwardsVariant = (typeof AWARDS_VARIANTS)[number];

/** Which awards landing a path names, in any of its parts; the first one counts. */
export function awardsVariantOf(pathname: string): AwardsVariant | undefined {
  const named = /\/(?:grammy-major|latin-grammy)/i.exec(pathname)?.[0].slice(1).toLowerCase();
  return AWARDS_VARIANTS.find((variant) => variant === named);
}

/** True for an awards landing, named in any part of the path. */
export function isAwardsPage(pathname: string): boolean {
  return awardsVariantOf(pathname) !== undefined;
}

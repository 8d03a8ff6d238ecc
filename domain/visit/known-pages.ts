/** The Hispanic landing, where nobody is asked how they feel. */
export function isHispanicPage(pathname: string): boolean {
  return /^\/[^/]+\/hispanic(?:\/|$)/i.test(pathname);
}

/** Any page of the persona quiz. */
export function isQuizPage(pathname: string): boolean {
  return pathname.toLowerCase().split('/').includes('quiz');
}

/** An awards landing, by any part of the path. */
export function isAwardsPage(pathname: string): boolean {
  return /\/(?:grammy-major|latin-grammy)/i.test(pathname);
}

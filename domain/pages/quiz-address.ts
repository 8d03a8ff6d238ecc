/**
 * The persona quiz lives under `/retirement`. Answers the address to go to instead, with its query
 * kept, or `undefined` when the address may stay.
 */
export function findQuizRedirect(pathname: string, search: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  if (!segments.includes('quiz') || segments.includes('retirement')) return undefined;
  return `/${['retirement', ...segments].join('/')}${search}`;
}

/** Any page of the persona quiz, also by the address that leads to it. */
export function isQuizAddress(pathname: string): boolean {
  return pathname.toLowerCase().split('/').includes('quiz');
}

/**
 * For tests and walks made from a list of variations: picks one variation of each subject, the
 * first for the first subject, the second for the second and so on, so that languages, themes and
 * widths take turns.
 */
export function sampleOf<T>(
  variations: readonly T[],
  subjectOf: (variation: T) => string,
): (variation: T) => boolean {
  const bySubject = Map.groupBy(variations, subjectOf);
  const picked = new Set([...bySubject.values()].map((group, at) => group[at % group.length]));
  return (variation) => picked.has(variation);
}

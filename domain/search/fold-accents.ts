/**
 * Lower case without accents, and ñ as n, so that `Jubilación` and `jubilacion` are found alike.
 */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}

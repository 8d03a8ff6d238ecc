/** `Jubilación` and `jubilacion` are the same to whoever searches: lower case, no accents, ñ as n. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}

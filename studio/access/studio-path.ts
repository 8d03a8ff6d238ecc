import type { LanguageCode } from '#domain/language/language.ts';
import { STUDIO } from '#domain/studio/studio-doors.ts';
import type { What } from './decide.ts';

/** What stands behind the language: it begins with something that `RULES` has a line for, or it does not compile. */
export type StudioPlace = What | `${What}${'/' | '?'}${string}`;

export function studioPath(code: LanguageCode, place: StudioPlace): string {
  return `${STUDIO}/${code}/${place}`;
}

/** The same as a route is written, with its parameters. */
export function studioRoute<const Place extends StudioPlace>(
  place: Place,
): `${typeof STUDIO}/:code/${Place}` {
  return `${STUDIO}/:code/${place}`;
}

/** A script or a style of the studio's own pages. */
export function assetPath(file: string): string {
  return `${STUDIO}/assets/${file}`;
}

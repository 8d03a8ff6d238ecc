import type { LanguageCode } from '../language/language.ts';

/** Where the studio of authors stands, below the first part that the server keeps for itself. */
export const STUDIO = '/po/studio';

/** The ways in that a hosted studio may have besides the one of its proxy. */
type StudioDoor = 'oidc' | 'passkey';

/** Where a way in begins: everything below it stands in front of the door. */
export function doorPath<Door extends StudioDoor>(door: Door): `${typeof STUDIO}/enter/${Door}` {
  return `${STUDIO}/enter/${door}`;
}

/** The page on which somebody who was invited makes a key; an invitation leads there. */
export function invitationPath(code: LanguageCode): string {
  return `${doorPath('passkey')}/${code}/join`;
}

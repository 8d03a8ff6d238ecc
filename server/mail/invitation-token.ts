import { isFailure } from '#contracts/errors.ts';
import { readToken, signToken, type SigningTools } from './signed-token.ts';

/** Long enough for a weekend, and short enough for a mailbox that somebody else reads later. */
export const INVITATION_DAYS = 3;
export const INVITATION_MS = INVITATION_DAYS * 86_400_000;

/** What opens an invitation into the studio. The database has its number alone, which opens nothing. */
export function createInvitationToken(id: string, tools: SigningTools): string {
  // A day more, as a day of a token ends at midnight; the hour is that of the invitation.
  return signToken('studio-invitation', { claims: [id], days: INVITATION_DAYS + 1 }, tools);
}

export function readInvitationToken(token: string, tools: SigningTools): string | undefined {
  const claims = readToken('studio-invitation', token, tools);
  return isFailure(claims) ? undefined : claims[0];
}

import { sponsorPath } from '#contracts/calls/sponsor.ts';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import { dayOf } from '#domain/time/day-of.ts';
import { readToken, signToken, type SigningTools } from '../mail/signed-token.ts';

const DAY_MS = 86_400_000;

/** What a link of a sponsor opens. A role of a studio may open the same without a link. */
export interface SponsorDoor {
  companyId: string;
  /** The last day on which it is open, as `2026-12-31`. */
  until: string;
}

export function createSponsorToken(
  companyId: string,
  days: number,
  tools: SigningTools,
): { token: string; until: string } {
  const until = dayOf(tools.now + days * DAY_MS);
  return { token: signToken('sponsor-link', { claims: [companyId, until], days }, tools), until };
}

/** The whole address of a sponsor’s page, as it is handed on. */
export function sponsorAddress(origin: string, token: string, language: Language): string {
  return `${origin}${sponsorPath(token)}?lang=${languageCode(language)}`;
}

export function readSponsorToken(token: string, tools: SigningTools): SponsorDoor | Failure {
  const claims = readToken('sponsor-link', token, tools);
  // The words for links of mails would send a sponsor to a mail that never came.
  if (isFailure(claims))
    return failure(
      claims.code === 'link-expired' ? 'sponsor-link-expired' : 'sponsor-link-invalid',
    );
  const [companyId = '', until = ''] = claims;
  return { companyId, until };
}

import { isFailure, type Failure } from '#contracts/errors.ts';
import { readToken, signToken, type SigningTools } from './signed-token.ts';

/** As long as nobody else is asked anew, and then the address is deleted. */
export const CONFIRM_DAYS = 30;

/** The permission to send what was asked for, to whoever reads the mailbox and to nobody else. */
export function createConfirmToken(requestId: string, tools: SigningTools): string {
  return signToken('confirm-link', { claims: [requestId], days: CONFIRM_DAYS }, tools);
}

/** The request that is confirmed. */
export function readConfirmToken(token: string, tools: SigningTools): string | Failure {
  const claims = readToken('confirm-link', token, tools);
  return isFailure(claims) ? claims : (claims[0] ?? '');
}

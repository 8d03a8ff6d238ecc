import { isFailure, type Failure } from '#contracts/errors.ts';
import { readToken, signToken, type SigningTools } from './signed-token.ts';

/** A mailbox is not asked again within this time, and after it the address is deleted. */
export const CONFIRM_DAYS = 30;

/** Makes the token that lets only the reader of the mailbox confirm the request. */
export function createConfirmToken(requestId: string, tools: SigningTools): string {
  return signToken('confirm-link', { claims: [requestId], days: CONFIRM_DAYS }, tools);
}

/** Returns the id of the request that is confirmed. */
export function readConfirmToken(token: string, tools: SigningTools): string | Failure {
  const claims = readToken('confirm-link', token, tools);
  return isFailure(claims) ? claims : (claims[0] ?? '');
}

import { isFailure, type Failure } from '#contracts/errors.ts';
import type { PageAddress } from '#contracts/services.ts';
import { languageCode, languageFromQuery } from '#domain/language/language.ts';
import { readToken, signToken, type SigningTools } from './signed-token.ts';

/** The law requires links to work for thirty days; people keep mails longer. */
const VALID_DAYS = 400;

export interface Subscription extends PageAddress {
  /** The keyed hash of the mailbox, so that a forwarded link does not tell whose it is. */
  subscriber: string;
}

export function createUnsubscribeToken(
  { subscriber, companyId, language }: Subscription,
  tools: SigningTools,
): string {
  const claims = [subscriber, companyId, languageCode(language)];
  return signToken('unsubscribe-link', { claims, days: VALID_DAYS }, tools);
}

export function readUnsubscribeToken(token: string, tools: SigningTools): Subscription | Failure {
  const claims = readToken('unsubscribe-link', token, tools);
  if (isFailure(claims)) return claims;
  const [subscriber = '', companyId = '', code] = claims;
  return { subscriber, companyId, language: languageFromQuery(code) };
}

import { failure, type Failure } from '#contracts/errors.ts';
import type { PageAddress } from '#contracts/services.ts';
import { findLanguage, languageCode } from '#domain/language/language.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { isSameHash, type KeyedHash } from '../secrets/keyed-hash.ts';

const DAY_MS = 86_400_000;
/** The law asks for thirty days; people keep mails longer. */
const VALID_DAYS = 400;

export interface Subscription extends PageAddress {
  /** The keyed hash of the address: a link that is passed on does not say whose it is. */
  subscriber: string;
}

export function createUnsubscribeToken(
  { subscriber, companyId, language }: Subscription,
  { keyedHash, now }: { keyedHash: KeyedHash; now: number },
): string {
  const lastDay = Math.floor(now / DAY_MS) + VALID_DAYS;
  const claims = JSON.stringify([subscriber, companyId, languageCode(language), lastDay]);
  const body = Buffer.from(claims).toString('base64url');
  return `${body}.${keyedHash('unsubscribe-link', body)}`;
}

export function readUnsubscribeToken(
  token: string,
  { keyedHash, now }: { keyedHash: KeyedHash; now: number },
): Subscription | Failure {
  const [body = '', signature = '', ...rest] = token.split('.');
  const isOurs = rest.length === 0 && isSameHash(signature, keyedHash('unsubscribe-link', body));
  if (!isOurs) return failure('link-invalid');
  const claims = parseJson(Buffer.from(body, 'base64url').toString(), () => undefined);
  const [subscriber, companyId, code, lastDay] = claims as [string, string, string, number];
  if (Math.floor(now / DAY_MS) > lastDay) return failure('link-expired');
  return { subscriber, companyId, language: findLanguage(code) ?? 'en-US' };
}

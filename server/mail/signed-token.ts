import { failure, type Failure } from '#contracts/errors.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { isOneOf, type HashPurpose, type KeyedHash } from '../secrets/keyed-hash.ts';

const DAY_MS = 86_400_000;

export interface SigningTools {
  keyedHash: KeyedHash;
  now: number;
}

/**
 * Makes a token of claims that anyone can read but only we can sign; the last claim is the last day
 * it is valid.
 */
export function signToken(
  purpose: HashPurpose,
  { claims, days }: { claims: readonly string[]; days: number },
  { keyedHash, now }: SigningTools,
): string {
  const lastDay = Math.floor(now / DAY_MS) + days;
  const body = Buffer.from(JSON.stringify([...claims, lastDay])).toString('base64url');
  return `${body}.${keyedHash(purpose, body)}`;
}

/** Returns the claims of a token that one of our keys has signed, without its day. */
export function readToken(
  purpose: HashPurpose,
  token: string,
  { keyedHash, now }: SigningTools,
): string[] | Failure {
  const [body = '', signature = '', ...rest] = token.split('.');
  const isOurs = rest.length === 0 && isOneOf(signature, keyedHash.all(purpose, body));
  if (!isOurs) return failure('link-invalid');
  const claims = parseJson(Buffer.from(body, 'base64url').toString(), () => []) as unknown[];
  const lastDay = Number(claims.at(-1));
  if (Math.floor(now / DAY_MS) > lastDay) return failure('link-expired');
  return claims.slice(0, -1).map(String);
}

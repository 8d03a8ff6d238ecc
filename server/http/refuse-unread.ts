import { failure, type ErrorCode } from '#contracts/errors.ts';
import { answerFailure } from './answer-failure.ts';
import type { ProtectingHeaders } from './security-headers.ts';

/** The answer to a request that cannot be read, so that nothing is known of who sent it and for what. */
export function refuseUnread(code: ErrorCode, protecting: ProtectingHeaders): Response {
  const answer = answerFailure(failure(code), new Request('http://host.invalid/'));
  for (const [name, value] of Object.entries(protecting))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}

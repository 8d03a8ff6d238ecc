import { failure, type ErrorCode } from '#contracts/errors.ts';
import { answerFailure } from './answer-failure.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** The answer to a request that cannot be read, so that nothing is known of who sent it and for what. */
export function refuseUnread(code: ErrorCode): Response {
  const answer = answerFailure(failure(code), new Request('http://host.invalid/'));
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) answer.headers.set(name, value);
  return answer;
}

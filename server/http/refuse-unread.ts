import { failure, type ErrorCode } from '#contracts/errors.ts';
import { answerFailure } from './answer-failure.ts';

/** The answer to a request that cannot be read, so that its sender and its purpose are unknown. */
export function refuseUnread(code: ErrorCode): Response {
  return answerFailure(failure(code), new Request('http://host.invalid/'));
}

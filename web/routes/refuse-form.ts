import { data } from 'react-router';
import { ERROR_STATUS, retryAfterOf, type Failure } from '#contracts/errors.ts';

/** Sets the status of a refused form and when to try again; the page's words say the rest. */
export function refuseForm<Answer>(answer: Answer, failure: Failure) {
  return data(answer, { status: ERROR_STATUS[failure.code], headers: retryAfterOf(failure) });
}

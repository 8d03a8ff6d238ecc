import { data } from 'react-router';
import { ERROR_STATUS, retryAfterOf, type Failure } from '#contracts/errors.ts';

/** The page of a form that was refused: its status and when to try again; the rest is for its words. */
export function refuseForm<Answer>(answer: Answer, failure: Failure) {
  return data(answer, { status: ERROR_STATUS[failure.code], headers: retryAfterOf(failure) });
}

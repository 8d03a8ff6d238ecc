import { callAddress } from '#contracts/calls/call-address.ts';
import type { AnswerOf, Asked, Call } from '#contracts/calls/define-call.ts';
import { isAnswerOf } from '#contracts/calls/is-answer-of.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { errorMessage, fetchEnded, fetchStarted } from './page-slices.ts';
import type { Store } from './store.ts';

export type CallResult<C> =
  { ok: true; answer: AnswerOf<C> } | { ok: false; status: number | undefined; data?: unknown };

/** The one way the page calls the server: JSON both ways, and a status that is not OK is an error. */
export async function callServer<C extends Call>(
  dispatch: Store['dispatch'],
  call: C,
  asked: Asked<C> & {
    /** Under which name the status of this call is kept. */
    key: string;
  },
): Promise<CallResult<C>> {
  const { key, body } = asked as { key: string; body?: unknown };
  dispatch(fetchStarted(key));
  try {
    const response = await fetch(callAddress(call, asked), {
      method: call.method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const data = parseJson(await response.text(), (message) => console.warn(message));
    const { ok, status } = response;
    if (ok && isAnswerOf(call, data)) {
      dispatch(fetchEnded({ key, data, error: undefined, status }));
      return { ok, answer: data };
    }
    // Anything but the call's answer is a network's login page, or another version's: nothing has been done.
    dispatch(fetchEnded({ key, data: undefined, error: `status ${status}`, status }));
    return { ok: false, status, data };
  } catch (error) {
    const status = undefined;
    dispatch(fetchEnded({ key, data: undefined, error: errorMessage(error), status }));
    return { ok: false, status };
  }
}

import { callAddress } from '#contracts/calls/call-address.ts';
import type { AnswerOf, Asked, Call } from '#contracts/calls/define-call.ts';
import { isAnswerOf } from '#contracts/calls/is-answer-of.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { errorMessage, fetchNoted } from './page-slices.ts';
import type { Store } from './store.ts';

export type CallResult<C> = { ok: true; answer: AnswerOf<C> } | { ok: false; data?: unknown };

/** The one way the page calls the server: JSON both ways, and a status that is not OK is an error. */
export async function callServer<C extends Call>(
  dispatch: Store['dispatch'],
  call: C,
  asked: Asked<C> & {
    /** The name under which the state keeps the status of this call. */
    key: string;
  },
): Promise<CallResult<C>> {
  const { key, body } = asked as { key: string; body?: unknown };
  dispatch(fetchNoted({ key, loading: true }));
  try {
    const response = await fetch(callAddress(call, asked), {
      method: call.method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      // Of nothing it makes nothing: then there is no body.
      body: JSON.stringify(body),
    });
    const data = parseJson(await response.text(), console.warn);
    const { ok, status } = response;
    if (ok && isAnswerOf(call, data)) {
      dispatch(fetchNoted({ key, data, status }));
      return { ok, answer: data };
    }
    // Anything but the call's answer is a network's login page, or another version's: nothing has been done.
    dispatch(fetchNoted({ key, error: `status ${status}`, status }));
    return { ok: false, data };
  } catch (error) {
    dispatch(fetchNoted({ key, error: errorMessage(error) }));
    return { ok: false };
  }
}

import { callAddress } from '#contracts/calls/call-address.ts';
import type { AnswerOf, Asked, Call } from '#contracts/calls/define-call.ts';
import { isAnswerOf } from '#contracts/calls/is-answer-of.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { isOffline } from '../device/is-offline.ts';
import { endsInTime } from './ends-in-time.ts';
import { errorMessage, fetchNoted, type FetchStatus } from './page-slices.ts';
import type { Store } from './store.ts';

/** Why nobody answered, where the visitor can do something about it: wait, or connect. */
export type Silence = 'no answer' | 'offline';

export type CallResult<C> = (
  { ok: true; answer: AnswerOf<C> } | { ok: false; data?: unknown; silence?: Silence }
) & {
  /** Present when the person who asked has left meanwhile, or has asked again: nobody waits for it. */
  isLate?: true;
};

/** The one way the page calls the server: JSON both ways, and a status that is not OK is an error. */
export async function callServer<C extends Call>(
  store: Store,
  call: C,
  asked: Asked<C> & {
    /** The name under which the state keeps the status of this call. */
    key: string;
  },
): Promise<CallResult<C>> {
  const { key, body } = asked as { key: string; body?: unknown };
  store.dispatch(fetchNoted({ key, loading: true }));
  const asking = store.getState().fetches[key];
  const end = (status: Partial<FetchStatus>, result: CallResult<C>): CallResult<C> => {
    if (store.getState().fetches[key] !== asking) return { ...result, isLate: true };
    store.dispatch(fetchNoted({ key, ...status }));
    return result;
  };
  const time = endsInTime();
  try {
    const response = await fetch(callAddress(call, asked), {
      method: call.method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      // A call without a body has `undefined` here, which stays `undefined`: nothing is sent.
      body: JSON.stringify(body),
      signal: time,
    });
    const data = parseJson(await response.text(), console.warn);
    const { ok, status } = response;
    if (ok && isAnswerOf(call, data)) return end({ data, status }, { ok, answer: data });
    // Anything but the call's answer is a network's login page, or another version's: nothing has been done.
    return end({ error: `status ${status}`, status }, { ok: false, data });
  } catch (error) {
    const silence = silenceOf(time);
    return end({ error: errorMessage(error) }, { ok: false, ...(silence && { silence }) });
  }
}

function silenceOf(time: AbortSignal): Silence | undefined {
  if (isOffline()) return 'offline';
  return time.aborted ? 'no answer' : undefined;
}

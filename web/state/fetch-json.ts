import { parseJson } from '#domain/text/parse-json.ts';
import { fetchFailed, fetchStarted, fetchSucceeded } from './page-slices.ts';
import type { Store } from './store.ts';

export interface FetchJson {
  /** Under which name the status of this call is kept. */
  key: string;
  url: string;
  method?: 'GET' | 'POST';
  body?: unknown;
}

export type FetchResult =
  { ok: true; data: unknown } | { ok: false; status: number | undefined; data?: unknown };

/** The one way the page calls the server: JSON both ways, and a status that is not OK is an error. */
export async function fetchJson(
  dispatch: Store['dispatch'],
  call: FetchJson,
): Promise<FetchResult> {
  const { key, url, method = 'GET', body } = call;
  dispatch(fetchStarted(key));
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const data = parseJson(await response.text(), (message) => console.warn(message));
    const { status } = response;
    // Ours always answers JSON: anything else is a network's login page, and nothing has been done.
    if (!response.ok || data === undefined) {
      dispatch(fetchFailed({ key, reason: `status ${status}`, status }));
      return { ok: false, status, data };
    }
    dispatch(fetchSucceeded({ key, data, status }));
    return { ok: true, data };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    dispatch(fetchFailed({ key, reason, status: undefined }));
    return { ok: false, status: undefined };
  }
}

import { z } from 'zod';
import { CALLS } from '#contracts/calls/all-calls.ts';
import type { Call } from '#contracts/calls/define-call.ts';
import { CODE_HEADER } from '#server/http/answer-failure.ts';

const ADDRESSES = CALLS.map((call) => ({
  call,
  pattern: new RegExp(
    `^${call.path.replace(/^\/po(?=\/content)/, '(?:/po)?').replace(/:\w+/g, '[^/]+')}$`,
  ),
}));

/** The servers of this thread, and the fetch that asks them; a test may have replaced it. */
const bases = new Set<string>();
let holding: typeof fetch | undefined;

/**
 * From now on checks each answer that a test fetches from a call: it must match the call's
 * definition, or be a code that the call declares.
 */
export function holdAnswersToCalls(base: string): void {
  bases.add(base);
  if (globalThis.fetch === holding) return;
  const ask = globalThis.fetch;
  holding = async (input, init) => {
    const response = await ask(input, init);
    const { href, method } =
      input instanceof Request
        ? { href: input.url, method: input.method }
        : { href: String(input), method: 'GET' };
    const { origin, pathname } = new URL(href);
    const asked = (init?.method ?? method).toUpperCase();
    const call = bases.has(origin)
      ? ADDRESSES.find((known) => known.call.method === asked && known.pattern.test(pathname))?.call
      : undefined;
    if (call) await holdAnswer(call, response);
    return response;
  };
  globalThis.fetch = holding;
}

async function holdAnswer(call: Call, response: Response): Promise<void> {
  const code = response.headers.get(CODE_HEADER);
  if (code !== null) {
    if (!call.errors.some((declared) => declared === code))
      throw new Error(`${call.name} answers ${code}, which it does not declare`);
    return;
  }
  if (typeof call.answer === 'string' || response.type !== 'basic') return;
  if (!(call.statuses ?? [200]).includes(response.status))
    throw new Error(
      `${call.name} answers with status ${response.status}, which it does not declare`,
    );
  const answer = z.safeParse(call.answer, await response.clone().json());
  if (!answer.success) throw new Error(`${call.name}: ${z.prettifyError(answer.error)}`);
}

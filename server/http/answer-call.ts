import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/v4/core';
import type { Call, ParametersOf } from '#contracts/calls/define-call.ts';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { answerFailure, requestLanguage } from './answer-failure.ts';
import { ensureVisitor } from './cookies.ts';
import type { RequestOrigin } from '../request/request-origin.ts';
import type { Sender } from '../request/sender.ts';
import type { Dependencies } from './dependencies.ts';
import { readCallBody, readCallQuery } from './read-call.ts';
import { isForeignPost } from './same-site.ts';

/** A call after all checks, as its handler gets it. */
interface Received<C extends Call> extends RequestOrigin {
  parameters: ParametersOf<C>;
  query: ReadIn<C, 'query'>;
  body: ReadIn<C, 'body'>;
  /** The language of the answer. */
  language: Language;
  /** The sender, as far as the desk needs to know. */
  sender: Sender;
  /** The browser's random number, if the call counts browsers. */
  visitorId: C['policy'] extends { countsBrowser: true } ? string : undefined;
  request: Request;
  context: Context;
}

type ReadIn<C, Part extends 'query' | 'body'> = C extends { [P in Part]: infer Schema }
  ? Schema extends z.$ZodType
    ? z.output<Schema>
    : undefined
  : undefined;

/** A JSON answer is returned as a value; for any other the handler makes the response itself. */
type Result<C> = C extends { answer: infer Schema extends z.$ZodType } ? z.input<Schema> : Response;

type Work<C extends Call> = (
  received: Received<C>,
) => Result<C> | Failure | Promise<Result<C> | Failure>;

export type AnswerCall = <C extends Call>(call: C, work: Work<C>) => void;

/** Content calls answer with and without `/po`, as the specification has it. */
const CONTENT = /^\/po(?=\/content\/)/;

/** Registers a call with the checks that its policy names, in the order in which they run. */
export function createAnswerCall(
  app: Hono<{ Bindings: HttpBindings }>,
  dependencies: Dependencies,
): AnswerCall {
  return (call, work) => {
    for (const path of new Set([call.path, call.path.replace(CONTENT, '')]))
      app.on(call.method, path, (c) => answer(c, { call, work, dependencies }));
  };
}

interface Answering<C extends Call> {
  call: C;
  work: Work<C>;
  dependencies: Dependencies;
}

async function answer<C extends Call>(
  c: Context,
  { call, work, dependencies: { originOf, networkOf } }: Answering<C>,
): Promise<Response> {
  const request = c.req.raw;
  const refuse = (refused: Failure): Response => answerFailure(refused, request);
  const { policy } = call;
  const origin = originOf(request);
  if (policy.from === 'this-site' && isForeignPost(request, origin.host))
    return refuse(failure('origin-foreign'));
  const query = readCallQuery(request, call);
  if (isFailure(query)) return refuse(query);
  const body = await readCallBody(request, call);
  if (isFailure(body)) return refuse(body);
  const visitor = policy.countsBrowser && ensureVisitor(request, origin.isSecure);
  const result = await work({
    ...origin,
    parameters: c.req.param(),
    query,
    body,
    language: requestLanguage(request),
    sender: { host: origin.host, origin: origin.origin, network: networkOf(c) },
    visitorId: visitor?.id,
    request,
    context: c,
  } as Received<C>);
  if (isFailure(result)) return refuse(result);
  for (const cookie of visitor?.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true });
  c.header('Cache-Control', policy.caching);
  return result instanceof Response ? c.newResponse(result.body, result) : c.json(result);
}

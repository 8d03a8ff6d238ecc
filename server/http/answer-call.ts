import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/v4/core';
import type { Call, ParametersOf } from '#contracts/calls/define-call.ts';
import { LIMITS, type LimitName, type LimitTakenBy } from '#contracts/calls/limits.ts';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import { allowedPurposes, readConsent, type Purposes } from '#domain/consent/consent.ts';
import type { Language } from '#domain/language/language.ts';
import { answerFailure, requestLanguage } from './answer-failure.ts';
import { hasSignal } from './consent/has-signal.ts';
import { ensureVisitor, readConsentCookie } from './cookies.ts';
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

/** What a call does at its door otherwise than others. */
interface AtDoor<C extends Call> {
  /** How much a request counts against the limits; the default is one. */
  weigh?: (body: Received<C>['body']) => number;
  /** Answers a request that is over a limit; the default is the refusal. */
  whenOver?: (received: Received<C>, refused: Failure) => Result<C> | Failure;
}

export type AnswerCall = <C extends Call>(call: C, work: Work<C>, atDoor?: AtDoor<C>) => void;

/** Content calls answer with and without `/po`, as the specification has it. */
const CONTENT = /^\/po(?=\/content\/)/;

/** Registers a call with the checks that its policy names, in the order in which they run. */
export function createAnswerCall(
  app: Hono<{ Bindings: HttpBindings }>,
  dependencies: Dependencies,
): AnswerCall {
  return (call, work, atDoor = {}) => {
    for (const path of new Set([call.path, call.path.replace(CONTENT, '')]))
      app.on(call.method, path, (c) => answer(c, { call, work, atDoor, dependencies }));
  };
}

interface Answering<C extends Call> {
  call: C;
  work: Work<C>;
  atDoor: AtDoor<C>;
  dependencies: Pick<Dependencies, 'originOf' | 'networkOf' | 'limits' | 'traces'>;
}

async function answer<C extends Call>(c: Context, answering: Answering<C>): Promise<Response> {
  const { call, dependencies } = answering;
  const request = c.req.raw;
  const refuse = (refused: Failure): Response => answerFailure(refused, request);
  const { policy } = call;
  const origin = dependencies.originOf(request);
  if (policy.from === 'this-site' && isForeignPost(request, origin.host))
    return refuse(failure('origin-foreign'));
  const query = readCallQuery(request, call);
  if (isFailure(query)) return refuse(query);
  const body = await readCallBody(request, call);
  if (isFailure(body)) return refuse(body);
  const visitor = policy.countsBrowser && ensureVisitor(request, origin.isSecure);
  const result = await workOrRefuse(answering, {
    ...origin,
    parameters: c.req.param(),
    query,
    body,
    language: requestLanguage(request),
    sender: { host: origin.host, origin: origin.origin, network: dependencies.networkOf(c) },
    visitorId: visitor?.id,
    request,
    context: c,
  } as Received<C>);
  if (isFailure(result)) return refuse(result);
  for (const cookie of visitor?.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true });
  c.header('Cache-Control', policy.caching);
  return result instanceof Response ? c.newResponse(result.body, result) : c.json(result);
}

async function workOrRefuse<C extends Call>(
  { call, work, atDoor, dependencies: { limits, traces } }: Answering<C>,
  received: Received<C>,
): Promise<Result<C> | Failure> {
  const { consent, limits: declared } = call.policy;
  if (consent && !hasAgreed(received.request, consent.to)) return consent.otherwise as Result<C>;
  const { weigh = () => 1, whenOver = (_, refused) => refused } = atDoor;
  const toCount = { network: received.sender.network, weight: weigh(received.body) };
  for (const name of declared.filter(isTakenAtDoor)) {
    const retryAfterSeconds = limits[name](toCount);
    if (retryAfterSeconds !== undefined)
      return whenOver(received, { ...failure('too-many-requests'), retryAfterSeconds });
  }
  return traces.inSpan({ name: `call ${call.path}` }, () => work(received));
}

function hasAgreed(request: Request, purpose: keyof Purposes): boolean {
  const consent = readConsent(readConsentCookie(request.headers.get('Cookie')));
  return allowedPurposes(consent, hasSignal(request))[purpose];
}

function isTakenAtDoor(name: LimitName): name is LimitTakenBy<'door'> {
  return LIMITS[name].takenBy === 'door';
}

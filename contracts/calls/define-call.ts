import type { Language } from '#domain/language/language.ts';
import type * as z from 'zod/v4/core';
import type { ErrorCode } from '../errors.ts';
import { shapeOf, type Shape } from './answer-shape.ts';
import { LIMITS, type LimitName } from './limits.ts';

/** What a body may have, in bytes; a call may narrow it. */
export const MAX_BODY_BYTES = 64 * 1024;

/** What is answered where it is not JSON. A redirect and an empty answer have no type. */
type OtherAnswer = 'text/css' | 'text/calendar' | 'redirect' | 'empty';

/** Who may ask, how often, and what may be kept: applied in this order, before the work is done. */
export interface Policy {
  /** A call that changes something is for the pages of this site; what knows nobody may be asked from anywhere. */
  from: 'this-site' | 'anywhere';
  /** What it counts against. The mail desk and the votes count within their own transaction. */
  limits: readonly LimitName[];
  /** The browser is given a random number, so that it counts once and cannot be told from others. */
  countsBrowser?: true;
  caching: 'no-store' | 'private, no-store' | 'unsaid';
}

export interface CallDefinition {
  /** Its name in the OpenAPI document. */
  name: string;
  summary: string;
  /** GET where nothing is said. */
  method?: 'GET' | 'POST';
  /** A part that differs is written `:name`. */
  path: `/${string}`;
  policy: Policy;
  query?: z.$ZodObject;
  /** What a query that does not fit is called, where it is not a field. */
  queryError?: ErrorCode;
  body?: z.$ZodType;
  /** JSON where nothing else is said. */
  bodyTypes?: readonly string[];
  maxBodyBytes?: number;
  answer: z.$ZodType | OtherAnswer;
  /** Statuses of its answers that are no errors, where 200 is not the only one. */
  statuses?: readonly number[];
  /** What its own work may refuse; what the doors before it refuse is added. */
  errors?: readonly ErrorCode[];
}

export type Call<Definition extends CallDefinition = CallDefinition> = Omit<
  Definition,
  'errors' | 'method'
> & {
  readonly method: 'GET' | 'POST';
  /** Every code it may answer with. */
  readonly errors: readonly ErrorCode[];
  /** What the browser needs of the answer's schema. */
  readonly shape: Shape;
};

/** What of a call reaches the browser: the build leaves the schemas out. */
export type CallFace = Pick<Call, 'method' | 'path' | 'shape'>;

/** One value says all of a call: its route, its description and what the browser may ask come from it. */
export function defineCall<const Definition extends CallDefinition>(
  definition: Definition,
): Call<Definition> {
  return {
    ...definition,
    method: definition.method ?? 'GET',
    errors: [...new Set([...errorsAtDoors(definition), ...(definition.errors ?? [])])],
    get shape() {
      return typeof definition.answer === 'string' ? 'any' : shapeOf(definition.answer);
    },
  };
}

function errorsAtDoors({
  method,
  policy,
  query,
  queryError = 'field-invalid',
  body,
}: CallDefinition): ErrorCode[] {
  return [
    'host-malformed',
    'address-too-long',
    ...(method === 'POST' ? (['request-malformed', 'body-too-large'] as const) : []),
    ...(policy.from === 'this-site' ? (['origin-foreign'] as const) : []),
    ...(query || body ? [queryError] : []),
    ...(body ? (['content-type-unsupported'] as const) : []),
    ...policy.limits.flatMap((name) => LIMITS[name].errors),
    'server-error',
  ];
}

type ParameterNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParametersOf<C extends Pick<Call, 'path'>> = Record<ParameterNames<C['path']>, string>;
export type AnswerOf<C> = C extends { answer: infer Schema extends z.$ZodType }
  ? z.output<Schema>
  : undefined;
/** The query of every call may name the language of the words in its answer. */
interface Words {
  lang?: Language;
}

/** What of a call differs from one asking to the next, before the server has filled in what may be left out. */
export type Asked<C extends Pick<Call, 'path'>> = ([ParameterNames<C['path']>] extends [never]
  ? unknown
  : { parameters: ParametersOf<C> }) &
  (C extends { query: infer Schema extends z.$ZodType }
    ? { query: z.input<Schema> & Words }
    : { query?: Words }) &
  (C extends { body: infer Schema extends z.$ZodType } ? { body: z.input<Schema> } : unknown);

import type { Purposes } from '#domain/consent/consent.ts';
import type { Language } from '#domain/language/language.ts';
import type * as z from 'zod/v4/core';
import type { ErrorCode } from '../errors.ts';
import { shapeOf, type Shape } from './answer-shape.ts';
import { LIMITS, type LimitName } from './limits.ts';

/** The largest body in bytes; a call may set a lower limit. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The kinds of answer that are not JSON. A redirect and an empty answer have no media type. */
type OtherAnswer =
  'text/css' | 'text/calendar' | 'text/html' | 'text/csv' | 'image/svg+xml' | 'redirect' | 'empty';

/**
 * Which sites may ask, with which consent and how often, and whether the answer may be kept. The door
 * goes through it in this order; the limits that the desk takes follow those of the door.
 */
export interface Policy {
  /**
   * A call that changes something answers only the pages of this site; one that identifies no
   * visitor may be asked from anywhere.
   */
  from: 'this-site' | 'anywhere';
  /**
   * True where the browser is given a random number, by which it counts once and which tells
   * nothing else about it.
   */
  countsBrowser?: true;
  /** What the visitor must have agreed to, and the answer to one who has not. */
  consent?: { to: keyof Purposes; otherwise: object };
  /** The limits that a request counts against, in this order. */
  limits: readonly LimitName[];
  caching: 'no-store' | 'private, no-store' | 'no-cache';
}

interface CallDefinition {
  /** The call's name in the OpenAPI document. */
  name: string;
  summary: string;
  /** The default is GET. */
  method?: 'GET' | 'POST';
  /** A segment that varies is written `:name`. */
  path: `/${string}`;
  policy: Policy;
  query?: z.$ZodObject;
  /** The code for a query that does not fit the schema; the default is `field-invalid`. */
  queryError?: ErrorCode;
  body?: z.$ZodType;
  /** The default is JSON. */
  bodyTypes?: readonly string[];
  maxBodyBytes?: number;
  answer: z.$ZodType | OtherAnswer;
  /** The statuses of answers that are no errors; the default is 200 alone. */
  statuses?: readonly number[];
  /** The codes that the work itself may refuse with; those of the checks before it are added. */
  errors?: readonly ErrorCode[];
}

export type Call<Definition extends CallDefinition = CallDefinition> = Omit<
  Definition,
  'errors' | 'method'
> & {
  readonly method: 'GET' | 'POST';
  /** Every code that the call may refuse with. */
  readonly errors: readonly ErrorCode[];
  /** The part of the answer's schema that the browser checks. */
  readonly shape: Shape;
};

/** The part of a call that reaches the browser: the build leaves the schemas out. */
export type CallFace = Pick<Call, 'method' | 'path' | 'shape'>;

/**
 * Describes a call in one place: its route, its entry in the OpenAPI document and the browser's
 * request are all made from this value.
 */
export function defineCall<const Definition extends CallDefinition>(
  definition: Definition,
): Call<Definition> {
  return {
    ...definition,
    method: definition.method ?? 'GET',
    errors: [...new Set([...errorsAtDoors(definition), ...(definition.errors ?? [])])],
    get shape() {
      return typeof definition.answer === 'string' ? '' : shapeOf(definition.answer);
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

/** The values of one request, before the server has filled in the optional ones. */
export type Asked<C extends Pick<Call, 'path'>> = ([ParameterNames<C['path']>] extends [never]
  ? unknown
  : { parameters: ParametersOf<C> }) &
  (C extends { query: infer Schema extends z.$ZodType }
    ? { query: z.input<Schema> & Words }
    : { query?: Words }) &
  (C extends { body: infer Schema extends z.$ZodType } ? { body: z.input<Schema> } : unknown);

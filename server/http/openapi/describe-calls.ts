import { CALLS } from '#contracts/calls/all-calls.ts';
import type { Call, Policy } from '#contracts/calls/define-call.ts';
import { LIMITS } from '#contracts/calls/limits.ts';
import { errorAnswerSchema } from '#contracts/calls/error-answer.ts';
import { ERROR_STATUS, type ErrorCode } from '#contracts/errors.ts';
import { LANG_VALUES } from '#domain/language/per-language.ts';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };

/** Describes every call of the server with the same definitions that make its routes. */
export function describeCalls(): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS)
    (paths[call.path.replace(/:(\w+)/g, '{$1}')] ??= {})[call.method.toLowerCase()] =
      describeCall(call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sendero',
      version: manifest.version,
      description: `Content and calculator calls. \`lang\` (${LANG_VALUES.join(', ')}) chooses the language of texts and messages.`,
    },
    paths,
  };
}

function describeCall(call: Call): object {
  const { name, summary, path, policy, query, body, bodyTypes = ['application/json'] } = call;
  const language = z.enum(LANG_VALUES);
  return {
    operationId: name,
    summary,
    description: describePolicy(policy),
    parameters: [
      ...Array.from(path.matchAll(/:(\w+)/g), ([, part]) => ({
        name: part,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...queryParameters(query),
      { name: 'lang', in: 'query', required: false, schema: jsonSchema(language, 'input') },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: contentOf(bodyTypes, jsonSchema(body, 'input')),
      },
    }),
    responses: { ...answersOf(call), ...errorsOf(call.errors) },
  };
}

function describePolicy({ from, consent, countsBrowser, limits, caching }: Policy): string {
  const sentences = [
    from === 'this-site' ? 'For pages of this site only.' : 'For everybody.',
    ...(consent ? ['Does nothing for a visitor who has not agreed to it.'] : []),
    ...(countsBrowser ? ['Gives the browser a random number, so that it counts once.'] : []),
    ...limits.map((name) => `Limited: ${LIMITS[name].summary}.`),
    ...(caching === 'no-cache' ? [] : ['Never stored.']),
  ];
  return sentences.join(' ');
}

function queryParameters(query: Call['query']): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const STATUS_OF = {
  redirect: 303,
  empty: 204,
  'text/css': 200,
  'text/calendar': 200,
  'text/html': 200,
  'text/csv': 200,
  'image/svg+xml': 200,
} as const;

function answersOf({ answer, statuses = [200] }: Call): Record<number, object> {
  if (typeof answer === 'string')
    return {
      [STATUS_OF[answer]]: {
        description: 'Done',
        ...(answer.includes('/') && { content: contentOf([answer], { type: 'string' }) }),
      },
    };
  const content = contentOf(['application/json'], jsonSchema(answer, 'output'));
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Done', content }]));
}

/** Several codes may have one status. */
function errorsOf(codes: readonly ErrorCode[]): Record<number, object> {
  const content = contentOf(['application/json'], jsonSchema(errorAnswerSchema, 'output'));
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, same]) => [status, { description: same.join(', '), content }]),
  );
}

function contentOf(types: readonly string[], schema: object): object {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

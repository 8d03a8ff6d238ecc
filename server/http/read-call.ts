import { MAX_BODY_BYTES, type Call } from '#contracts/calls/define-call.ts';
import { failure, type ErrorCode, type FieldError } from '#contracts/errors.ts';
import { isFieldCode } from '#contracts/mail/field-codes.ts';
import * as z from 'zod/v4/core';
import { findRepeatedName } from '#domain/text/find-repeated-name.ts';
import { parseJson } from '#domain/text/parse-json.ts';

const JSON_ONLY = ['application/json'];
const FORMS = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Returns the body as the value of the call's schema, or the failure to answer with. */
export async function readCallBody(request: Request, call: Call): Promise<unknown> {
  const { body: schema, bodyTypes = JSON_ONLY, maxBodyBytes = MAX_BODY_BYTES } = call;
  if (!schema) return undefined;
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  // A form on another site can send text/plain but not JSON, so requiring JSON keeps it out.
  if (type === undefined || !bodyTypes.includes(type)) return failure('content-type-unsupported');
  const encoding = request.headers.get('Content-Encoding');
  if (encoding !== null && encoding !== 'identity') return failure('content-type-unsupported');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBodyBytes) return failure('body-too-large');
  if (FORMS.has(type)) return readForm(bytes, request, schema);
  const text = new TextDecoder().decode(bytes);
  const body = parseJson(text, () => undefined);
  if (body === undefined) return failure('request-malformed');
  // A repeated name is refused, as in an address, because it is unclear which of the two values is
  // meant.
  const repeated = findRepeatedName(text);
  if (repeated !== undefined)
    return failure('field-invalid', [{ field: repeated, code: 'repeated' }]);
  return validate(body, schema);
}

/** Reads a plain form, as a browser without JavaScript sends it. */
async function readForm(
  bytes: ArrayBuffer,
  { headers }: Request,
  schema: z.$ZodType,
): Promise<unknown> {
  try {
    const form = await new Response(bytes, {
      headers: { 'Content-Type': headers.get('Content-Type') ?? '' },
    }).formData();
    return validate(Object.fromEntries(form), schema);
  } catch {
    return failure('request-malformed');
  }
}

/** Returns the query as the value of the call's schema, or the failure to answer with. */
export function readCallQuery(request: Request, { query, body, queryError }: Call): unknown {
  const search = new URL(request.url).searchParams;
  const names = namesIn(search);
  // A value that belongs in the body would be ignored in the address, and logged on the way.
  if (body && !query && names.length > 0)
    return failure(
      'field-invalid',
      [...new Set(names)].map((field) => ({ field, code: 'unknown' })),
    );
  if (!query) return undefined;
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    return failure(queryError ?? 'field-invalid', [{ field: repeated, code: 'repeated' }]);
  const values = Object.fromEntries(names.map((name) => [name, search.get(name)]));
  return validate(values, query, queryError);
}

/** `lang` is allowed in every address: it chooses the language of the answer. */
function namesIn(query: URLSearchParams): string[] {
  return [...query.keys()].filter((name) => name !== 'lang');
}

function validate(value: unknown, schema: z.$ZodType, code: ErrorCode = 'field-invalid'): unknown {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : failure(code, result.error.issues.flatMap(fieldErrors));
}

function fieldErrors(issue: z.$ZodIssue): FieldError[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: field === '' ? key : `${field}.${key}`,
      code: 'unknown',
    }));
  }
  const code = isFieldCode(issue.message) ? issue.message : issue.code.replaceAll('_', '-');
  return [{ field, code }];
}

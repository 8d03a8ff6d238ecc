import { failure, type Failure, type FieldError } from '#contracts/errors.ts';
import { isFieldCode } from '#contracts/mail/field-codes.ts';
import { z } from 'zod';
import { findRepeatedName } from '#domain/text/find-repeated-name.ts';
import { parseJson } from '#domain/text/parse-json.ts';

/** Returns the body as the schema's value, or the failure to answer with. */
export async function readJson<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema> | Failure> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  // A form on another site can send text/plain but not JSON, so requiring JSON keeps it out.
  if (type !== 'application/json') return failure('content-type-unsupported');
  const encoding = request.headers.get('Content-Encoding');
  if (encoding !== null && encoding !== 'identity') return failure('content-type-unsupported');
  const text = await request.text();
  const body = parseJson(text, () => undefined);
  if (body === undefined) return failure('request-malformed');
  // As in an address, a repeated name is refused, because it is unclear which of the two values is
  // meant.
  const repeated = findRepeatedName(text);
  if (repeated !== undefined)
    return failure('field-invalid', [{ field: repeated, code: 'repeated' }]);
  return validate(body, schema);
}

export function readQuery<Schema extends z.core.$ZodType>(
  query: URLSearchParams,
  schema: Schema,
): z.output<Schema> | Failure {
  const names = namesIn(query);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    return failure('field-invalid', [{ field: repeated, code: 'repeated' }]);
  return validate(Object.fromEntries(names.map((name) => [name, query.get(name)])), schema);
}

/**
 * A call with its values in the body takes none from the address, where they would be ignored, and
 * logged on the way.
 */
export function refuseQuery(query: URLSearchParams): Failure | undefined {
  const names = namesIn(query);
  return names.length === 0
    ? undefined
    : failure(
        'field-invalid',
        [...new Set(names)].map((field) => ({ field, code: 'unknown' })),
      );
}

/** `lang` is allowed in every address: it chooses the language of the answer. */
function namesIn(query: URLSearchParams): string[] {
  return [...query.keys()].filter((name) => name !== 'lang');
}

export function validate<Schema extends z.core.$ZodType>(
  value: unknown,
  schema: Schema,
): z.output<Schema> | Failure {
  const result = z.safeParse(schema, value);
  return result.success
    ? result.data
    : failure('field-invalid', result.error.issues.flatMap(fieldErrors));
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
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

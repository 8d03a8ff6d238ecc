import { failure, type Failure, type FieldError } from '#contracts/errors.ts';
import { z } from 'zod';
import { parseJson } from '#domain/text/parse-json.ts';

/** The body as the schema's value, or the failure to answer with. */
export async function readJson<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema> | Failure> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  // A form of another site can send text/plain but not JSON: asking for JSON keeps it out.
  if (type !== 'application/json') return failure('content-type-unsupported');
  const encoding = request.headers.get('Content-Encoding');
  if (encoding !== null && encoding !== 'identity') return failure('content-type-unsupported');
  const body = parseJson(await request.text(), () => undefined);
  if (body === undefined) return failure('request-malformed');
  return validate(body, schema);
}

export function readQuery<Schema extends z.core.$ZodType>(
  query: URLSearchParams,
  schema: Schema,
): z.output<Schema> | Failure {
  const names = [...query.keys()].filter((name) => name !== 'lang');
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    return failure('field-invalid', [{ field: repeated, code: 'repeated' }]);
  return validate(Object.fromEntries(names.map((name) => [name, query.get(name)])), schema);
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
  return [{ field, code: issue.code.replaceAll('_', '-') }];
}

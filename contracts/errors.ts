/**
 * The codes of errors with their HTTP status. A code may be documented, counted and alerted on, so
 * it is never renamed.
 */
export const ERROR_STATUS = {
  'request-malformed': 400,
  'host-malformed': 400,
  'field-invalid': 400,
  'path-invalid': 400,
  'captcha-failed': 400,
  'captcha-expired': 400,
  'link-invalid': 400,
  'sponsor-link-invalid': 400,
  'origin-foreign': 403,
  'preview-only': 403,
  'embed-not-offered': 403,
  'article-not-found': 404,
  'company-not-found': 404,
  'fragment-not-found': 404,
  'page-not-found': 404,
  'action-plan-not-found': 404,
  'method-not-allowed': 405,
  'captcha-used': 409,
  'link-expired': 410,
  'sponsor-link-expired': 410,
  'body-too-large': 413,
  'address-too-long': 414,
  'content-type-unsupported': 415,
  'too-many-requests': 429,
  'server-error': 500,
  'action-plan-not-accepted': 503,
  'company-unavailable': 503,
  'database-unavailable': 503,
  overloaded: 503,
  'site-busy': 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface FieldError {
  field: string;
  code: string;
}

/** An error as a value, which the caller turns into an answer. */
export interface Failure {
  kind: 'failure';
  code: ErrorCode;
  fields?: readonly FieldError[];
  /** How long to wait before asking again. */
  retryAfterSeconds?: number;
}

export function failure(code: ErrorCode, fields?: readonly FieldError[]): Failure {
  return fields === undefined ? { kind: 'failure', code } : { kind: 'failure', code, fields };
}

const RETRY_AFTER_SECONDS = 5;

/**
 * The header that says how long to wait: the failure's own time, or a few seconds where the server
 * is down or busy.
 */
export function retryAfterOf({ code, retryAfterSeconds }: Failure): Record<string, string> {
  const seconds =
    retryAfterSeconds ?? (ERROR_STATUS[code] === 503 ? RETRY_AFTER_SECONDS : undefined);
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'failure';
}

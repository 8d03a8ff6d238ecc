import { isRecord } from '#domain/text/is-record.ts';
import type { Shape } from './answer-shape.ts';
import type { AnswerOf, CallFace } from './define-call.ts';

/**
 * Whether a body has the shape of the call's answer. It may not: a page that was loaded yesterday
 * may ask a newer server.
 */
export function isAnswerOf<C extends CallFace>(call: C, data: unknown): data is AnswerOf<C> {
  return hasShape(data, call.shape);
}

function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return !shape || typeof value === shape;
  if (!Array.isArray(shape))
    return (
      isRecord(value) &&
      Object.entries(shape).every(([name, field]) => hasShape(value[name], field))
    );
  const [entry, isOptional] = shape;
  if (isOptional) return value === undefined || value === null || hasShape(value, entry);
  return Array.isArray(value) && value.every((one) => hasShape(one, entry));
}

import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';
import * as z from 'zod/mini';

interface NumberBounds {
  min: number;
  max: number;
  isWhole?: boolean;
}

/**
 * A number as people type it. An empty field is 'missing'; anything but a number within the bounds is
 * 'range'.
 */
export function typedNumber({ min, max, isWhole = false }: NumberBounds) {
  const range = z
    .number({ error: 'range' })
    .check(z.minimum(min, 'range'), z.maximum(max, 'range'));
  return z.pipe(
    z.pipe(
      z.string({ error: 'missing' }).check(z.trim(), z.minLength(1, 'missing')),
      z.transform(parseTypedNumber),
    ),
    isWhole ? range.check(z.multipleOf(1, 'range')) : range,
  );
}

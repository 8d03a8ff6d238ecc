import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';
import type { Typed } from './form-reader.ts';

export interface NumberBounds {
  min: number;
  max: number;
  isWhole?: boolean;
}

interface TypedNumbers<Name extends string> {
  /** The numbers that could be read, also those out of bounds. */
  numbers: Partial<Record<Name, number>>;
  /** An empty field is 'missing'; anything but a number within the bounds is 'range'. */
  mistakes: Partial<Record<Name, 'missing' | 'range'>>;
}

/**
 * Reads numbers as people type them. Without a schema: its library would be a tenth of what the
 * calculator's page runs.
 */
export function readTypedNumbers<Name extends string>(
  typed: Typed,
  fields: Readonly<Record<Name, NumberBounds>>,
): TypedNumbers<Name> {
  const numbers: Partial<Record<Name, number>> = {};
  const mistakes: Partial<Record<Name, 'missing' | 'range'>> = {};
  for (const [name, bounds] of Object.entries(fields) as Array<[Name, NumberBounds]>) {
    const text = typed[name]?.trim() ?? '';
    const number = parseTypedNumber(text);
    if (number !== undefined) numbers[name] = number;
    if (text === '') mistakes[name] = 'missing';
    else if (number === undefined || !isWithin(number, bounds)) mistakes[name] = 'range';
  }
  return { numbers, mistakes };
}

function isWithin(number: number, { min, max, isWhole = false }: NumberBounds): boolean {
  return number >= min && number <= max && (!isWhole || Number.isInteger(number));
}

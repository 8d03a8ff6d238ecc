import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';
import type { Field, Fields, OnlyWith, Typed, Values } from './field.ts';

interface ReadFields<Form extends Fields> {
  typed: Typed;
  /** Undefined while a field is wrong. */
  values: Values<Form> | undefined;
  /** The names of the fields that are wrong, in the order of the form. */
  mistakes: readonly string[];
}

/**
 * Reads a form by its fields, in the browser as on the server: each once, and nothing else that was sent.
 * What stands in a field that a choice hides is kept as it is, and neither counts nor is a mistake.
 */
export function readFields<Form extends Fields>(
  form: Form,
  sent: Iterable<readonly [name: string, value: unknown]>,
): ReadFields<Form> {
  const texts = new Map<string, string[]>();
  for (const [name, value] of sent)
    if (Object.hasOwn(form, name) && typeof value === 'string')
      texts.set(name, [...(texts.get(name) ?? []), value]);
  const typed: Record<string, string> = {};
  const values: Record<string, string | number | undefined> = {};
  const mistakes: string[] = [];
  for (const [name, field] of Object.entries(form)) {
    const [text = '', ...others] = texts.get(name) ?? [];
    typed[name] = text;
    if (!isAsked(field, (choice) => texts.get(choice)?.[0])) continue;
    const value = others.length > 0 ? WRONG : readField(field, text.trim());
    if (value === WRONG) mistakes.push(name);
    else values[name] = value;
  }
  return {
    typed,
    values: mistakes.length > 0 ? undefined : (values as Values<Form>),
    mistakes,
  };
}

/** Values as a form shows them before anybody has typed. A year has no commas. */
export function writeValues(
  form: Fields,
  values: Readonly<Record<string, string | number | undefined>>,
): Typed {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && form[name]?.kind !== 'year'
        ? value.toLocaleString('en-US')
        : String(value ?? ''),
    ]),
  );
}

/** True for a text that is no right value yet and becomes one by typing on. */
export function isUnderWay(field: Field, text: string): boolean {
  if (field.kind === 'choice') return false;
  const number = parseTypedNumber(text);
  return /^[\s$.]*$/.test(text) || (number !== undefined && number < field.min);
}

function isAsked(field: Field, chosenIn: (name: string) => string | undefined): boolean {
  if (field.kind === 'choice' || field.onlyWith === undefined) return true;
  const { name, choice, isThere } = splitOnlyWith(field.onlyWith);
  return (chosenIn(name) === choice) === isThere;
}

/** The choice that a field depends on, and whether it has to be that one or any other. */
export function splitOnlyWith(onlyWith: OnlyWith): {
  name: string;
  choice: string;
  isThere: boolean;
} {
  const [before = '', choice = ''] = onlyWith.split('=');
  const isThere = !before.endsWith('!');
  return { name: isThere ? before : before.slice(0, -1), choice, isThere };
}

const WRONG = Symbol('wrong');
const IN_WHOLE: ReadonlySet<Field['kind']> = new Set(['age', 'year']);

function readField(field: Field, text: string): string | number | undefined | typeof WRONG {
  if (field.kind === 'choice') return field.options.includes(text) ? text : WRONG;
  if (text === '') return field.isOptional ? undefined : WRONG;
  const number = parseTypedNumber(text);
  const isRight = number !== undefined && number >= field.min && number <= field.max;
  return isRight && (!IN_WHOLE.has(field.kind) || Number.isInteger(number)) ? number : WRONG;
}

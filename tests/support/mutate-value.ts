import fc from 'fast-check';
import { anyText } from './any-text.ts';

/** Values that an author may leave in a YAML file by mistake. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1e308,
    Number.NaN,
    [],
    {},
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '../../etc/passwd',
    'https://elsewhere.example/',
    '{count, plural, other {#}}',
  ),
  anyText,
  fc.double(),
  fc.integer(),
  fc.array(fc.oneof(anyText, fc.integer()), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 6 }), anyText, { maxKeys: 3 }),
);

type Path = Array<string | number>;

/** Every place in a value; the first is the whole value. */
export function listPlaces(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, below]) =>
    listPlaces(below, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inner];
}

/** A copy with another value in one place. */
function replaceAt(value: unknown, path: Path, by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, at): unknown => (at === name ? replaceAt(item, rest, by) : item));
  const copy = { ...(value as Record<string, unknown>) };
  copy[name] = replaceAt(copy[name], rest, by);
  return copy;
}

/** A valid value with one to three places made wrong. */
export function anyMutationOf(values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...values).chain((value) => {
    const places = listPlaces(value);
    const change = fc.tuple(fc.constantFrom(...places), anyValue);
    return fc
      .array(change, { minLength: 1, maxLength: 3 })
      .map((changes) =>
        changes.reduce((changed: unknown, [path, by]) => safelyReplace(changed, path, by), value),
      );
  });
}

/** An earlier change may have removed this place. */
function safelyReplace(value: unknown, path: Path, by: unknown): unknown {
  const isThere = path.every((_name, at) => {
    const parent = path.slice(0, at).reduce<unknown>((inner, name) => readName(inner, name), value);
    return typeof parent === 'object' && parent !== null;
  });
  return isThere ? replaceAt(value, path, by) : value;
}

function readName(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[name]
    : undefined;
}

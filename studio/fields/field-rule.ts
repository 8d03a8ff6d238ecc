import { isRecord } from '#domain/text/is-record.ts';
import { shapeAt, type Place, type Shape } from './shape.ts';

/** What the content schemas say of one place. */
export interface FieldRule {
  /** The words that may stand there, if there are only these. */
  choices: readonly string[] | undefined;
  /** The most characters. */
  most: number | undefined;
}

/** What may stand at a place of a file; in a list that stands in one field, each of its words. */
export function ruleOf(place: Place): FieldRule {
  const shape = shapeAt(place);
  const one = isRecord(shape?.['items']) ? shape['items'] : shape;
  const choices = Array.isArray(one?.['enum']) ? one['enum'].map(String) : undefined;
  const most = shape?.['maxLength'];
  return { choices, most: typeof most === 'number' ? most : undefined };
}

/** The names of single texts that the file may have and need not. */
export function listOptionalTexts(file: string): string[] {
  if (!file.endsWith('.md')) return [];
  const shape = shapeAt({ file, path: [] });
  return listOptional(shape)
    .filter(([, value]) => value['type'] === 'string')
    .map(([name]) => name);
}

/** What an object may have and need not. */
export function listOptional(shape: Shape | undefined): Array<[name: string, value: Shape]> {
  const properties = isRecord(shape?.['properties']) ? shape['properties'] : {};
  const keys = isRecord(shape?.['propertyNames']) ? shape['propertyNames']['enum'] : undefined;
  const below = shape?.['additionalProperties'];
  if (Array.isArray(keys) && isRecord(below)) return keys.map((key) => [String(key), below]);
  const required = Array.isArray(shape?.['required']) ? shape['required'] : [];
  return Object.entries(properties).flatMap(([name, value]): Array<[string, Shape]> =>
    required.includes(name) || !isRecord(value) ? [] : [[name, value]],
  );
}

import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { sampleText } from '../words/sample-text.ts';
import { labelOf } from '../fields/say-field.ts';
import { shapeAt, type Place, type Shape } from '../fields/shape.ts';

interface Told {
  /** The language of its words. */
  code: LanguageCode;
  /** What the items of lists are called by, where they need it. */
  id: string;
}

/** What stands at a new place until its author writes there: all that it has to have, each text as an example. */
export function exampleOf(place: Place, told: Told): unknown {
  return fill(shapeAt(place) ?? {}, place, told);
}

function fill(shape: Shape, place: Place, told: Told): unknown {
  const { anyOf, properties, required, items, minItems, minimum, type } = shape;
  const [choice]: unknown[] = Array.isArray(shape['enum']) ? shape['enum'] : [];
  if (choice !== undefined) return choice;
  const [option]: unknown[] = Array.isArray(anyOf) ? anyOf : [];
  if (isRecord(option)) return fill(option, place, told);
  if (isRecord(properties)) {
    // Where nothing has to be, all that may be is shown, and the author takes out what is not needed.
    const needed =
      Array.isArray(required) && required.length > 0 ? required : Object.keys(properties);
    return Object.fromEntries(
      needed.map(String).map((name) => [name, below(name, properties, place, told)]),
    );
  }
  if (isRecord(items))
    return Array.from({ length: Number(minItems ?? 0) }, (_none, at) =>
      fill(items, step(place, String(at)), { ...told, id: `${told.id}-${at + 1}` }),
    );
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(Number(minimum ?? 0), 0);
  if (type === 'object') return {};
  return sampleText(told.code, labelOf(place, told.code));
}

function below(
  name: string,
  properties: Readonly<Record<string, unknown>>,
  place: Place,
  told: Told,
): unknown {
  if (name === 'id') return told.id;
  const shape = isRecord(properties[name]) ? properties[name] : {};
  const code = LANGUAGE_CODES.find((one) => one === name) ?? told.code;
  return fill(shape, step(place, name), { ...told, code });
}

function step(place: Place, name: string): Place {
  return { ...place, path: [...place.path, name] };
}

import type { LanguageCode } from '#domain/language/language.ts';
import { readValues } from '../text/read-values.ts';
import { isWhole } from '../text/write-pair.ts';
import { sayField } from './say-field.ts';
import type { Place } from './shape.ts';

/** What stands at a place, as people read it: of a name with all below it, each field on a line. */
export function sayText({ file, path }: Place, text: string, code: LanguageCode): string {
  if (!isWhole(path)) return text;
  const above = path.slice(0, -2);
  return readValues('whole.yaml', text)
    .map((value) => `${sayField({ file, path: [...above, ...value.path] }, code)}: ${value.text}`)
    .join('\n');
}

import { MULTIMEDIA_SCHEMAS, type Block } from '#contracts/content/multimedia/schemas.ts';
import { navigatorCardSchema } from '#contracts/content/navigator-card.ts';
import { areWords } from '#contracts/content/words.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { z } from 'zod';
import { fragmentSchemas } from '../fragment-schemas.ts';
import { listTexts } from '../references/list-texts.ts';

/** What blocks say to readers: the words of films among it. */
export function wordsOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(({ component, data }) => wordsOf(MULTIMEDIA_SCHEMAS[component], data))
    .join(' ');
}

/** What each field of a fragment says to readers. */
export function wordsOfFragment(
  name: string,
  code: LanguageCode,
  fragment: object,
): Array<[field: string, words: string]> {
  const schemas = fragmentSchemas(name, code);
  return Object.entries(fragment).map(([field, value]: [string, unknown]) => {
    const schema = schemas[field];
    if (!schema) throw new Error(`A field without a schema: ${field}`);
    // Blocks were checked one by one when the fragment was loaded.
    return [
      field,
      field === 'multimedia' ? wordsOfBlocks(value as Block[]) : wordsOf(schema, value),
    ];
  });
}

/** Cards that lead on speak of other pages. */
function wordsOf(schema: z.core.$ZodType, value: unknown): string {
  return listTexts(schema, value, { leaveOut: navigatorCardSchema })
    .flatMap(({ text, schema: passed }) => (areWords(passed) ? [text] : []))
    .join(' ');
}

import { isMap, parseDocument } from 'yaml';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { keyOf, textAt } from '../desk/draft.ts';
import type { Entry } from '../desk/entry.ts';
import type { Change } from '../desk/take-changes.ts';
import { getProductWords } from '../fields/product-words.ts';
import { writeYaml } from '../text/list-source.ts';
import { wholePath } from '../text/write-pair.ts';
import type { PartDeed } from './part-deed.ts';

/** Where a company has its own words of the product. */
export const OWN_WORDS = 'texts';

/**
 * Begins a company’s own words for something that the product says, with those of the product. Nothing, if it has its
 * own already; undefined if the product has no such words for it to say.
 */
export function beginWords(
  entry: Entry,
  { file, path }: PartDeed,
  texts: ReadonlyMap<string, string>,
): Change[] | undefined {
  const [list, key = '', ...more] = path;
  const words = list === OWN_WORDS && more.length === 0 ? getProductWords(key) : undefined;
  const text = texts.get(file);
  const isOwn = entry.kind === 'company' && entry.files.includes(file);
  if (!words || !isOwn || text === undefined || !file.endsWith('/company.yaml')) return undefined;
  const document = parseDocument(text, { prettyErrors: false });
  const whole = (document.toJS() as Record<string, unknown>)[OWN_WORDS];
  const own = isRecord(whole) ? whole : {};
  const without = LANGUAGE_CODES.filter((code) => {
    const said = own[code];
    return !(isRecord(said) && Object.hasOwn(said, key));
  });
  const isOfLines = LANGUAGE_CODES.every((code) => {
    const node: unknown = document.getIn([OWN_WORDS, code], true);
    return isMap(node) && node.flow !== true && node.items.length > 0;
  });
  if (isOfLines)
    return without.map((code) => ({
      key: keyOf(file, wholePath([OWN_WORDS, code, key])),
      base: null,
      value: writeYaml({ [key]: words[code] }),
    }));
  if (without.length === 0) return [];
  const all = LANGUAGE_CODES.map((code) => {
    const said = own[code];
    return [code, { [key]: words[code], ...(isRecord(said) ? said : {}) }];
  });
  const place = wholePath([OWN_WORDS]);
  const value = writeYaml({ [OWN_WORDS]: Object.fromEntries(all) });
  return [{ key: keyOf(file, place), base: textAt(file, text, place), value }];
}

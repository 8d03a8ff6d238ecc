import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { anyLanguage, languageOf } from '../desk/changed-at.ts';
import type { Entry } from '../desk/entry.ts';
import { shapeAt, type Shape } from '../fields/shape.ts';
import type { FieldPath } from '../text/find-node.ts';

/** A part of an entry as an author sees it: the same in every language, which have files or names of their own. */
interface Spot {
  /** The file; that of each language, if it ends in a star. */
  file: string;
  /** The way to it without languages. */
  path: FieldPath;
  /** The component that it is in. */
  component: string | undefined;
}

/** Where a part stands in one language, or once if it holds in all of them. */
export interface Way {
  file: string;
  path: FieldPath;
  code: LanguageCode | undefined;
  component: string | undefined;
}

export function listWays(entry: Entry, { file, path, component }: Spot): Way[] {
  return entry.files
    .filter((one) => anyLanguage(one) === file)
    .flatMap((own) =>
      path.reduce<Way[]>(
        (ways, name) => ways.flatMap(branch).map((way) => ({ ...way, path: [...way.path, name] })),
        [{ file: own, path: entry.scope, code: languageOf(own, []), component }],
      ),
    );
}

/** Where the schema has a name for each language, the way goes on in each of them. */
export function branch(way: Way): Way[] {
  const languages = languagesOf(shapeAt(way));
  if (languages === undefined) return [way];
  return languages.map((code) => ({ ...way, path: [...way.path, code], code }));
}

function languagesOf(shape: Shape | undefined): readonly LanguageCode[] | undefined {
  const properties = shape?.['properties'];
  const isEach = isRecord(properties) && LANGUAGE_CODES.every((code) => code in properties);
  return isEach ? LANGUAGE_CODES : undefined;
}

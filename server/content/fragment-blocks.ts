import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { perLanguage } from '#domain/language/per-language.ts';
import type { ContentFiles } from './content-files.ts';
import { readBlocks } from './read-blocks.ts';
import type { KnownNames } from './references/known-names.ts';
import type { ParsedYaml } from './yaml-source.ts';

interface FragmentPlace {
  file: string;
  files: ContentFiles;
  known: KnownNames;
}

/**
 * A fragment may list components as an article does; they are checked in the same way, one by one.
 */
export function readFragmentBlocks(
  { value, lineOf }: ParsedYaml<PerLanguage<object>>,
  { file, files, known }: FragmentPlace,
): PerLanguage<object> {
  const inLanguage = (language: LanguageCode): object => {
    const text = value[language];
    if (!('multimedia' in text)) return text;
    const { blocks, refusals, lacks } = readBlocks(text.multimedia, known);
    for (const { path, reason } of [...refusals, ...lacks]) {
      const at = [language, 'multimedia', ...path];
      files.refusals.add(files.nameOf(file), lineOf(at), reason, at);
    }
    const multimedia: Block[] = [...blocks.values()];
    return { ...text, multimedia };
  };
  return perLanguage(inLanguage);
}

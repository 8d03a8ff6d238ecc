import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { StudioPlace } from '../access/studio-path.ts';
import { WORDS } from '../words/words.ts';

/** What is typed into this form outlives a reload and the end of a session, under this name. */
export function keptAs(name: StudioPlace, code: LanguageCode): SafeHtml {
  return markup` data-keep="${name}" data-restored="${WORDS[code].formRestored}"`;
}

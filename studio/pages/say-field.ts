import type { LanguageCode } from '#domain/language/language.ts';
import { BODY, isBody } from '../text/find-node.ts';
import { WORDS } from '../words/words.ts';

type Named = Readonly<Record<string, string | undefined>>;

/** What a place is called: `keyPoints/0` is “Key point 1”; a name without words stays as the file has it. */
export function sayField(path: readonly string[], code: LanguageCode): string {
  const words = WORDS[code];
  if (isBody(path)) return words.entry.body;
  const names: Named = words.fields;
  const said = path.flatMap((name, at) => {
    if (/^\d+$/.test(name)) return [];
    const next = path[at + 1] ?? '';
    const number = /^\d+$/.test(next) ? ` ${Number(next) + 1}` : '';
    if (name === 'data') return [];
    if (name === BODY[0]) return [words.entry.body];
    return [`${names[name] ?? name.replace(/^@/, '')}${number}`];
  });
  return said.join(' · ');
}

export function helpOf(path: readonly string[], code: LanguageCode): string | undefined {
  const words = WORDS[code];
  if (isBody(path)) return words.entry.bodyHelp;
  const help: Named = words.help;
  const last = path.filter((name) => !/^\d+$/.test(name));
  return last.length === 1 ? help[last[0] ?? ''] : undefined;
}

import type { LanguageCode } from '#domain/language/language.ts';
import { languageOf } from '../../desk/changed-at.ts';
import { isText } from '../../desk/content-folder.ts';
import type { Edit, ReadText } from '../../desk/draft.ts';
import type { OpenDraft } from '../../desk/drafts.ts';
import { entryOfFile, type Entry } from '../../desk/entry.ts';
import { sayField } from '../../fields/say-field.ts';
import { sayText } from '../../fields/say-text.ts';
import type { ChangedField } from '../../pages/review-page.ts';

interface Leaving {
  created: OpenDraft['created'];
  edits: readonly Edit[];
  /** Files that go. */
  gone: readonly string[];
}

/** Each place that says something else, and each file that comes or goes as a whole. */
export function listChanges(
  { created, edits, gone }: Leaving,
  { entry, read, code }: { entry: Entry; read: ReadText; code: LanguageCode },
): ChangedField[] {
  const fresh = Object.entries(created).map(([file, text]) => ({
    name: file,
    language: languageOf(file, []),
    before: sayFile(file, read(file) ?? ''),
    after: sayFile(file, text),
  }));
  const left = gone.map((file) => ({
    name: file,
    language: languageOf(file, []),
    before: sayFile(file, read(file) ?? ''),
    after: '',
  }));
  const changed = edits.map(({ file, path, base, value }) => {
    const language = languageOf(file, path);
    const isOwn = entry.files.includes(file);
    const own = isOwn ? path.slice(entry.scope.length) : path;
    const name = sayField({ file, path: own }, code);
    return {
      name: isOwn ? name : `${entryOfFile(file) ?? file} · ${name}`,
      language,
      before: sayText({ file, path: own }, base ?? '', code),
      after: sayText({ file, path: own }, value, code),
    };
  });
  return [...fresh, ...left, ...changed].filter(({ before, after }) => before !== after);
}

/** Nobody reads a picture as text. */
function sayFile(file: string, text: string): string {
  if (isText(file) || text === '') return text;
  return `${file} · ${Math.ceil(Buffer.byteLength(text, 'base64') / 1_000)} KB`;
}

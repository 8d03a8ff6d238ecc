import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath } from '../access/studio-path.ts';
import type { Entry } from '../desk/entry.ts';
import type { FileMistake } from '../uploads/check-upload.ts';
import { DRAWING_BYTES } from '../uploads/limits.ts';
import { nameLanguage } from '../words/name-language.ts';
import { WORDS } from '../words/words.ts';
import { keptAs } from './kept-as.ts';
import { renderMistakes } from './mistakes.ts';

export type UploadField = 'name' | LanguageCode;
export type FieldMistake = 'empty' | 'tooLong' | 'line' | 'letters' | 'taken';

export interface UploadView {
  code: LanguageCode;
  entry: Entry;
  title: string;
  typed: Readonly<Record<string, string>>;
  /** What is wrong with what was typed, and with the file. */
  fields: ReadonlyMap<UploadField, FieldMistake>;
  file: FileMistake | undefined;
  /** More files than the draft may bring: how many that is. */
  most: number | undefined;
}

const FIELDS: readonly UploadField[] = ['name', ...LANGUAGE_CODES];

export function renderUpload(view: UploadView): SafeHtml {
  const { code, entry, title, file } = view;
  const mistakes = listMistakes(view);
  const words = WORDS[code].upload;
  const said = JSON.stringify({
    sized: words.sized,
    sizing: words.sizing,
    notRead: words.notRead,
  });
  return markup`<p><a href="${studioPath(code, `entry/${entry.id}`)}">${WORDS[code].review.toEntry}</a></p>
    <h1>${fillIn(words.title, { title })}</h1>
    <p class="lead">${words.lead}</p>
    ${mistakes.length === 0 ? '' : renderMistakes(words.mistakesTitle, mistakes)}
    <form class="new" id="upload" method="post" enctype="multipart/form-data" action="${studioPath(code, `upload/${entry.id}`)}" data-words="${said}"${keptAs(`upload/${entry.id}`, code)}>
      <div class="cell"><label for="file">${words.file}</label>
        <p class="hint" id="fileh">${fillIn(words.fileHelp, { drawing: DRAWING_BYTES / 1_000 })}</p>
        <input id="file" name="file" type="file" required accept=".svg,image/svg+xml,image/png,image/jpeg,image/webp" aria-describedby="fileh fileu"${file ? markup` aria-invalid="true"` : ''} />
        <input name="picture" type="file" hidden /><input name="mobile" type="file" hidden />
        <div class="under" id="fileu" aria-live="polite">${file ? renderFileMistake(file, code) : ''}</div>
        <canvas id="seen" hidden></canvas></div>
      ${FIELDS.map((field) => renderField(field, view))}
      <p><button>${words.submit}</button></p>
    </form>`;
}

function labelOf(field: UploadField, code: LanguageCode): string {
  const words = WORDS[code].upload;
  return field === 'name' ? words.name : fillIn(words.alt, { language: nameLanguage(field, code) });
}

function listMistakes({ code, fields, file, most }: UploadView) {
  const words = WORDS[code].upload;
  const own = FIELDS.flatMap((field) => {
    const found = fields.get(field);
    return found ? [{ field, said: `${labelOf(field, code)}: ${words.mistakes[found]}` }] : [];
  });
  const ofFile = file && fillIn(words.fileMistakes[file.code], file.values);
  return [
    ...(most === undefined ? [] : [{ said: fillIn(words.mistakes.files, { count: most }) }]),
    ...(ofFile === undefined ? [] : [{ field: 'file', said: `${words.file}: ${ofFile}` }]),
    ...own,
  ];
}

function renderFileMistake(
  { code: found, values, lines = [] }: FileMistake,
  code: LanguageCode,
): SafeHtml {
  const words = WORDS[code].upload;
  return markup`<p class="problem">${fillIn(words.fileMistakes[found], values)}</p>
    ${lines.length === 0 ? '' : markup`<ul lang="en">${lines.slice(0, 8).map((one) => markup`<li>${fillIn(words.line, { ...one })}</li>`)}</ul>`}`;
}

function renderField(field: UploadField, { code, typed, fields }: UploadView): SafeHtml {
  const words = WORDS[code].upload;
  const found = fields.get(field);
  const help = field === 'name' ? words.nameHelp : words.altHelp;
  const more =
    field === 'name'
      ? markup` autocapitalize="none" spellcheck="false" maxlength="60"`
      : markup` lang="${field}" maxlength="200"`;
  return markup`<div class="cell"><label for="${field}">${labelOf(field, code)}</label>
    <p class="hint" id="${field}h">${help}</p>
    <input id="${field}" name="${field}" required autocomplete="off" value="${typed[field] ?? ''}" aria-describedby="${field}h ${field}u"${more}${found ? markup` aria-invalid="true"` : ''} />
    <div class="under" id="${field}u">${found ? markup`<p class="problem">${words.mistakes[found]}</p>` : ''}</div></div>`;
}

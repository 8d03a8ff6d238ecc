import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { isLanguageCode, LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath } from '../access/studio-path.ts';
import { NEW_KINDS, type NewKind, type Wanted, type WantedMistake } from '../fresh/wanted.ts';
import { nameLanguage } from '../words/name-language.ts';
import { WORDS } from '../words/words.ts';
import { keptAs } from './kept-as.ts';
import { renderMistakes } from './mistakes.ts';

interface NewView {
  code: LanguageCode;
  kind: NewKind;
  wanted: Wanted;
  mistakes: ReadonlyMap<string, WantedMistake>;
  choices: {
    topic: ReadonlyArray<{ id: string; title: PerLanguage<string> }>;
    group: ReadonlyArray<{ id: string; title: PerLanguage<string> }>;
    image: readonly string[];
  };
}

/** What an author may begin, on the board. */
export function renderNewLinks(code: LanguageCode): SafeHtml {
  const { fresh } = WORDS[code];
  return markup`<nav class="fresh" aria-label="${fresh.label}">${NEW_KINDS.map(
    (kind) =>
      markup`<a class="way-in" href="${studioPath(code, `new/${kind}`)}">${fresh.links[kind]}</a>`,
  )}<a href="${studioPath(code, 'media')}">${WORDS[code].removal.media}</a></nav>`;
}

export function renderNew(view: NewView): SafeHtml {
  const { code, kind } = view;
  const words = WORDS[code];
  const { fresh } = words;
  return markup`<p><a href="${studioPath(code, 'board')}">${words.entry.back}</a></p>
    <h1>${fresh.links[kind]}</h1>
    <p class="lead">${fresh.lead[kind]}</p>
    ${view.mistakes.size === 0 ? '' : renderMistakes(fresh.mistakesTitle, listMistakes(view))}
    <form class="new" id="new" method="post" action="${studioPath(code, `new/${kind}`)}"${keptAs(`new/${kind}`, code)}>
      ${fieldsOf(kind).map((name) => renderField(name, view))}
      ${kind === 'article' ? renderExtras(view) : ''}
      <p><button>${fresh.submit}</button></p>
    </form>
`;
}

const EXTRAS = ['hasSource', 'hasCard'] as const;
type Field = LanguageCode | 'name' | 'id' | 'topic' | 'image' | 'group';

function fieldsOf(kind: NewKind): Field[] {
  if (kind === 'company') return ['name', 'id'];
  return [
    ...LANGUAGE_CODES,
    'id',
    ...(kind === 'article' ? (['topic', 'image'] as const) : (['group'] as const)),
  ];
}

function listMistakes({ code, kind, mistakes }: NewView) {
  return fieldsOf(kind).flatMap((field) => {
    const mistake = mistakes.get(field);
    if (!mistake) return [];
    const said = WORDS[code].fresh.mistakes[mistake];
    return [{ field, said: `${labelOf(field, kind, code)}: ${said}` }];
  });
}

function labelOf(field: Field, kind: NewKind, code: LanguageCode): string {
  const { fields } = WORDS[code].fresh;
  if (!isLanguageCode(field)) return fields[field];
  const language = nameLanguage(field, code);
  return fillIn(fields[kind === 'question' ? 'question' : 'article'], { language });
}

function renderField(field: Field, view: NewView): SafeHtml {
  const { code, kind, mistakes } = view;
  const { fresh } = WORDS[code];
  const mistake = mistakes.get(field);
  const help = field === 'id' ? fresh.idHelp : field === 'image' ? fresh.imageHelp : undefined;
  const described = [help && `${field}h`, `${field}u`].filter(Boolean).join(' ');
  const about = markup` id="${field}" name="${field}" aria-describedby="${described}"${mistake ? markup` aria-invalid="true"` : ''}`;
  return markup`<div class="cell"><label for="${field}">${labelOf(field, kind, code)}</label>
    ${help === undefined ? '' : markup`<p class="hint" id="${field}h">${help}</p>`}
    ${renderInput(field, about, view)}
    <div class="under" id="${field}u"${field === 'id' ? markup` aria-live="polite"` : ''}>${mistake ? markup`<p class="problem">${fresh.mistakes[mistake]}</p>` : ''}</div></div>`;
}

function renderInput(field: Field, about: SafeHtml, { code, wanted, choices }: NewView): SafeHtml {
  const value = wanted[field] ?? '';
  if (field === 'topic' || field === 'group')
    return renderSelect(
      choices[field].map(({ id, title }) => [id, title[code]] as const),
      { about, value, code },
    );
  if (field === 'image')
    return renderSelect(
      choices.image.map((name) => [name, name] as const),
      { about, value, code },
    );
  const isSpoken = isLanguageCode(field);
  return markup`<input${about} value="${value}" autocomplete="off"${isSpoken ? markup` lang="${field}"` : ''}${field === 'id' ? markup` autocapitalize="none" spellcheck="false" maxlength="60"` : markup` required`} />`;
}

function renderSelect(
  options: ReadonlyArray<readonly [string, string]>,
  { about, value, code }: { about: SafeHtml; value: string; code: LanguageCode },
): SafeHtml {
  return markup`<select${about} required><option value="">${WORDS[code].fresh.choose}</option>${options.map(
    ([id, label]) =>
      markup`<option value="${id}"${id === value ? markup` selected` : ''}>${label}</option>`,
  )}</select>`;
}

function renderExtras({ code, wanted }: NewView): SafeHtml {
  const { fresh } = WORDS[code];
  return markup`${EXTRAS.map(
    (name) =>
      markup`<p><label class="tick"><input type="checkbox" name="${name}" value="yes"${wanted[name] === 'yes' ? markup` checked` : ''} /> ${fresh[name]}</label></p>`,
  )}`;
}

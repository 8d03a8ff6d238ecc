import { markup, SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import type { Cell, FieldRow } from '../desk/entry-view.ts';
import { hintOf, sayChoice, sayComponent, sayField } from '../fields/say-field.ts';
import type { Place } from '../fields/shape.ts';
import { NEW_COMPONENTS } from '../fresh/new-component.ts';
import { isBody } from '../text/find-node.ts';
import { headLanguage } from '../words/name-language.ts';
import { WORDS } from '../words/words.ts';

/** Most texts may have this many letters, which nobody comes near: a limit is told where it is near, or lower. */
const USUAL_MOST = 400;
/** A line of a text is about this long; longer ones get a field of several lines. */
const ONE_LINE = 70;
const LETTERS_A_LINE = 58;

/** A field, in each language. */
export function renderRow(
  { place, cells }: FieldRow,
  id: string,
  { code, isReadOnly }: Pick<Told, 'code' | 'isReadOnly'>,
): SafeHtml {
  const label = sayField(place, code);
  const help = hintOf(place, code);
  const spoken = cells.map((cell) =>
    renderCell(cell, `${id}${cell.language ?? ''}`, {
      label,
      help,
      place,
      code,
      isReadOnly,
    }),
  );
  return markup`<div class="row" role="group" aria-label="${label}">${spoken}</div>`;
}

interface Told {
  label: string;
  help: string | undefined;
  place: Place;
  code: LanguageCode;
  isReadOnly: boolean;
}

function renderCell(
  cell: Cell,
  id: string,
  { label, help, place, code, isReadOnly }: Told,
): SafeHtml {
  const { key, language, published, staleBase } = cell;
  const hint = help ?? sayMost(cell, code);
  const stale =
    staleBase === undefined
      ? ''
      : markup` data-stale="${JSON.stringify({ base: staleBase, theirs: published })}"`;
  return markup`<div class="cell" data-key="${key}" data-absent="${cell.from === 0 ? 'yes' : 'no'}"${stale}>
    <label for="${id}">${renderLabel(label, place, code)}${language === undefined ? '' : markup` <span class="tongue">${headLanguage(language, code)}</span>`}</label>
    ${hint === undefined ? '' : markup`<p class="hint" id="${id}h">${hint}</p>`}
    ${isBody(cell.path) && !isReadOnly ? renderTools(id, cell, code) : ''}
    ${renderInput(cell, id, { hasHint: hint !== undefined, isReadOnly, place, code })}
    <div class="under" id="${id}u" aria-live="polite"></div>
  </div>`;
}

function sayMost({ rule, text }: Cell, code: LanguageCode): string | undefined {
  const { most } = rule;
  if (most === undefined || (most >= USUAL_MOST && text.length < most / 2)) return undefined;
  return fillIn(WORDS[code].entry.most, { count: most });
}

/** The head of an item says which one it is; who hears a field by itself has to be told again. */
function renderLabel(label: string, place: Place, code: LanguageCode): SafeHtml {
  const item = place.path.findLastIndex((name) => /^\d+$/.test(name));
  const above =
    item < 0 ? '' : `${sayField({ ...place, path: place.path.slice(0, item + 1) }, code)} · `;
  return above !== '' && label.startsWith(above)
    ? markup`<span class="unseen">${above}</span>${label.slice(above.length)}`
    : markup`${label}`;
}

interface InputTold extends Pick<Told, 'place' | 'code' | 'isReadOnly'> {
  hasHint: boolean;
}

function renderInput(
  cell: Cell,
  id: string,
  { hasHint, isReadOnly, place, code }: InputTold,
): SafeHtml {
  const { text, language, kind, rule } = cell;
  const about = markup` id="${id}" aria-describedby="${hasHint ? `${id}h ` : ''}${id}u" autocomplete="off"${language === undefined ? '' : markup` lang="${language}"`}${isReadOnly ? markup` readonly` : ''}`;
  const choices = kind === 'choice' ? ['true', 'false'] : rule.choices;
  const isSeveral = kind === 'list';
  if (choices && !isSeveral && choices.includes(text) && !isReadOnly)
    return markup`<select${about}>${choices.map(
      (choice) =>
        markup`<option value="${choice}"${choice === text ? markup` selected` : ''}>${sayChoice(place, choice, code)}</option>`,
    )}</select>`;
  if (
    isBody(cell.path) ||
    text.includes('\n') ||
    text.length > ONE_LINE ||
    (rule.most ?? 0) > USUAL_MOST
  ) {
    const lines = text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 1);
    // A browser drops the first line end of a text area.
    return new SafeHtml(
      `<textarea${about.text}${isBody(cell.path) ? ' data-text="markdown"' : ''} rows="${Math.min(Math.max(lines, 2), 28)}" spellcheck="true">\n${markup`${text}`.text}</textarea>`,
    );
  }
  const names = NAMED[cell.path.at(-1) ?? ''];
  const boxes = choices?.map((value) => ({ value, label: sayChoice(place, value, code) }));
  const ticks =
    isSeveral && boxes && !isReadOnly ? markup` data-ticks="${JSON.stringify(boxes)}"` : '';
  return markup`<input${about}${ticks}${names === undefined || isReadOnly ? '' : markup` data-names="${names}"`} value="${isReadOnly && choices?.includes(text) === true ? sayChoice(place, text, code) : text}" inputmode="${kind === 'number' ? 'numeric' : 'text'}" />`;
}

/** Names that the studio proposes in a field. */
const NAMED: Readonly<Record<string, string>> = {
  image: 'drawings',
  imagePath: 'drawings',
  imageUrl: 'drawings',
  cover: 'drawings',
  infographicPath: 'pictures',
  asset: 'films',
  dynamicMediaParams: 'films',
  audioUrl: 'sounds',
  related: 'articles',
  topics: 'topics',
};

function renderTools(id: string, { file }: Cell, code: LanguageCode): SafeHtml {
  const { tools } = WORDS[code].entry;
  const isArticle = file.startsWith('articles/');
  const names = ['bold', 'heading', 'list', 'link', 'table', 'definition'] as const;
  return markup`<div class="tools" role="group" aria-label="${tools.label}">${names.map(
    (name) =>
      markup`<button type="button" class="quiet" data-tool="${name}" data-for="${id}">${tools[name]}</button>`,
  )}${
    isArticle
      ? markup`<details class="menu"><summary>${tools.component}</summary><div>${NEW_COMPONENTS.map(
          (name) =>
            markup`<button class="quiet" form="component" name="component" value="${name}"${WAITS}>${sayComponent(name, code)}</button>`,
        )}</div></details>`
      : ''
  }<input id="${id}find" data-find="${id}" autocomplete="off" aria-label="${tools.find}" placeholder="${tools.find}" /></div>`;
}

/** A button that has no use before the page’s script: it would leave out, or lose, what is typed. */
export const WAITS = markup` disabled data-waits`;

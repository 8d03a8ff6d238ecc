import { markup, SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import type { Draft } from '../desk/draft.ts';
import type { OpenDraft } from '../desk/drafts.ts';
import type { Entry } from '../desk/entry.ts';
import type { Cell, FieldRow } from '../desk/entry-view.ts';
import { NEW_COMPONENTS } from '../fresh/new-component.ts';
import { isBody } from '../text/find-node.ts';
import { WORDS, type Words } from '../words/words.ts';
import { renderRemoval } from './leaving-page.ts';
import { renderPane, type PaneView } from './preview-pane.ts';
import { hintOf, sayChoice, sayComponent, sayField } from '../fields/say-field.ts';
import type { Place } from '../fields/shape.ts';
import { sayTime } from './say-time.ts';

export interface EntryView {
  code: LanguageCode;
  entry: Entry;
  draft: Draft | undefined;
  rows: readonly FieldRow[];
  title: string;
  /** What may be chosen for the page beside the fields. */
  pane: PaneView;
  said: string | undefined;
  /** The buttons for what comes next. */
  step: SafeHtml;
  /** What is said when the session has ended. */
  ended: string;
  /** For people who may look and not write. */
  isReadOnly: boolean;
  /** The company it is of, for people who have no role there and whose company takes it. */
  takenFrom: string | undefined;
  /** Whether this person may take it off the site. */
  mayRemove: boolean;
}

/** A line of a text is about this long; longer ones get a field of several lines. */
const ONE_LINE = 70;
const LETTERS_A_LINE = 58;

export function renderEntry(view: EntryView): SafeHtml {
  const { code, entry, rows, title, said } = view;
  const words = WORDS[code];
  const { takenFrom } = view;
  const spoken = rows.filter(({ cells }) => cells[0]?.language !== undefined);
  const shared = rows.filter(({ cells }) => cells[0]?.language === undefined);
  let count = 0;
  const render = (row: FieldRow): SafeHtml => {
    count += 1;
    return renderRow(row, `f${count}`, view);
  };
  return markup`<p><a href="/po/studio/${code}/board">${words.entry.back}</a></p>
    <h1>${title}</h1>
    <p class="hint">${words.kinds[entry.kind]} · <span class="id">${entry.id}</span> · ${stateOf(view, words)}</p>
    ${takenFrom === undefined ? '' : markup`<p class="said">${fillIn(words.entry.taken, { company: takenFrom })}</p>`}
    ${said === undefined ? '' : markup`<p class="said" role="status">${said}</p>`}
    <noscript><p class="said">${words.entry.needsScript}</p></noscript>
    ${rows.length === 0 ? markup`<p class="said">${words.entry.broken}</p>` : ''}
    <div class="side-by-side">
    <form class="entry" id="${view.isReadOnly ? 'read' : 'entry'}" data-entry="${entry.id}" data-code="${code}" data-words="${JSON.stringify({ ...words.entry, ended: view.ended })}">
      <div class="fields">${spoken.map(render)}</div>
      ${
        shared.length === 0
          ? ''
          : markup`<details${spoken.length === 0 ? markup` open` : ''}><summary>${words.entry.shared}</summary>
            <p class="hint">${words.entry.sharedHelp}</p><div class="fields">${shared.map(render)}</div></details>`
      }
      ${entry.kind === 'article' && !view.isReadOnly ? markup`<p><a href="/po/studio/${code}/upload/${entry.id}">${words.upload.link}</a></p>` : ''}
      ${view.isReadOnly ? (takenFrom === undefined ? markup`<p class="hint">${words.entry.readOnly}</p>` : '') : markup`<div class="save"><button${WAITS}>${words.entry.save}</button><p id="state" role="status"></p></div>`}
    </form>
    ${entry.kind === 'article' ? markup`<form id="component" method="post" action="/po/studio/${code}/component/${entry.id}"></form>` : ''}
    ${renderPane(view.pane, view)}
    <div class="below"><section id="check" aria-live="polite" aria-label="${words.entry.problemsTitle}"></section>
    ${view.step}
    ${view.mayRemove && !view.draft ? renderRemoval(code, entry) : ''}</div>
    </div>`;
}

function stateOf({ draft, code }: EntryView, words: Words): string {
  if (!draft) return words.entry.unchanged;
  return fillIn(words.entry.draftFrom, { name: draft.author, time: sayTime(draft.savedAt, code) });
}

function renderRow(
  { place, cells }: FieldRow,
  id: string,
  { code, isReadOnly }: EntryView,
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
  const words = WORDS[code];
  const { key, language, published, staleBase } = cell;
  const { most } = cell.rule;
  const hint = help ?? (most === undefined ? undefined : fillIn(words.entry.most, { count: most }));
  const stale =
    staleBase === undefined
      ? ''
      : markup` data-stale="${JSON.stringify({ base: staleBase, theirs: published })}"`;
  return markup`<div class="cell" data-key="${key}" data-absent="${cell.from === 0 ? 'yes' : 'no'}"${stale}>
    <label for="${id}">${label}${language === undefined ? '' : markup` <span class="tongue">${words.languages[language]}</span>`}</label>
    ${hint === undefined ? '' : markup`<p class="hint" id="${id}h">${hint}</p>`}
    ${isBody(cell.path) && !isReadOnly ? renderTools(id, cell, code) : ''}
    ${renderInput(cell, id, { hasHint: hint !== undefined, isReadOnly, place, code })}
    <div class="under" id="${id}u" aria-live="polite"></div>
  </div>`;
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
    (rule.most ?? 0) > 400
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

/** How a draft goes out where nobody reviews it. */
export function renderPublish(
  code: LanguageCode,
  entry: Entry,
  draft: OpenDraft | undefined,
): SafeHtml {
  const words = WORDS[code];
  const at = `/po/studio/${code}`;
  return markup`<section class="publish" aria-label="${words.entry.publish}">
    <form method="post" id="publish" action="${at}/publish/${entry.id}">
      ${renderVersion(draft?.version ?? '')}
      <p>${draft?.removes ? words.removal.publishLead : words.entry.publishLead}</p>
      <p><label for="note">${words.entry.note}</label><input id="note" name="note" maxlength="200" aria-describedby="noteh" /></p>
      <p class="hint" id="noteh">${words.entry.noteHelp}</p>
      <p><button${draft?.removes ? '' : WAITS}>${words.entry.publish}</button></p>
    </form>
    ${draft ? renderDrop(code, draft) : ''}
  </section>`;
}

/** In two steps, because what is thrown away is nowhere else. */
export function renderDrop(code: LanguageCode, { entry, version }: OpenDraft): SafeHtml {
  const { drop, dropSure, dropYes } = WORDS[code].entry;
  return markup`<details class="drop"><summary>${drop}</summary>
    <form method="post" id="drop" action="/po/studio/${code}/drop/${entry}">${renderVersion(version)}<p>${dropSure}</p><button class="quiet">${dropYes}</button></form></details>`;
}

/** Which words a person has looked at; the page's script says so of what it has saved. */
export function renderVersion(version: string): SafeHtml {
  return markup`<input type="hidden" name="version" value="${version}" />`;
}

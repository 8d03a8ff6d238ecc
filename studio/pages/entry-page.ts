import { markup, SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath } from '../access/studio-path.ts';
import type { Draft } from '../desk/draft.ts';
import type { OpenDraft } from '../desk/drafts.ts';
import type { Entry } from '../desk/entry.ts';
import type { Field } from '../desk/draft.ts';
import type { FieldRow } from '../desk/entry-view.ts';
import { WORDS, type Words } from '../words/words.ts';
import { renderRemoval } from './leaving-page.ts';
import { renderRow, WAITS } from './entry-fields.ts';
import { renderOwnTexts, renderOwnWords, type OwnText, type OwnWords } from './own-texts.ts';
import { renderParts } from './parts.ts';
import { renderPane, type PaneView } from './preview-pane.ts';
import { sayField } from '../fields/say-field.ts';
import { listParts } from '../parts/part-tree.ts';
import { sayTime } from './say-time.ts';

interface EntryView {
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
  /** The page texts of a company other than the first. */
  ownTexts: readonly OwnText[];
  /** For whoever may write of a company. */
  ownWords: OwnWords | undefined;
  /** Lists and values of the draft that somebody else has changed as a whole. */
  stale: readonly Field[];
  /** For people who may look and not write. */
  isReadOnly: boolean;
  /** The company it is of, for people who have no role there and whose company takes it. */
  takenFrom: string | undefined;
  /** Whether this person may take it off the site. */
  mayRemove: boolean;
}

export function renderEntry(view: EntryView): SafeHtml {
  const { code, entry, rows, title, said } = view;
  const words = WORDS[code];
  const { takenFrom } = view;
  let count = 0;
  const render = (row: FieldRow): SafeHtml => {
    count += 1;
    return renderRow(row, `f${count}`, view);
  };
  const { isReadOnly } = view;
  const { spoken, shared } = renderParts(listParts(entry, rows), {
    code,
    isReadOnly,
    renderRow: render,
  });
  return markup`<p><a href="${studioPath(code, 'board')}">${words.entry.back}</a></p>
    <h1>${title}</h1>
    <p class="hint">${words.kinds[entry.kind]} · <span class="id">${entry.id}</span> · ${stateOf(view, words)}</p>
    ${takenFrom === undefined ? '' : markup`<p class="said">${fillIn(words.entry.taken, { company: takenFrom })}</p>`}
    ${said === undefined ? '' : markup`<p class="said" role="status">${said}</p>`}
    <noscript><p class="said">${words.entry.needsScript}</p></noscript>
    ${rows.length === 0 ? markup`<p class="said">${words.entry.broken}</p>` : ''}
    <div class="side-by-side">
    <form class="entry" id="${view.isReadOnly ? 'read' : 'entry'}" data-entry="${entry.id}" data-check="${studioPath(code, `check/${entry.id}`)}" data-save="${studioPath(code, `save/${entry.id}`)}" data-completions="${studioPath(code, 'completions')}" data-words="${JSON.stringify({ ...words.entry, ended: view.ended, partDone: words.parts.done, partFollowed: words.parts.followed, partNotDone: words.parts.notChanged })}">
      ${view.stale.map((field) => renderStale(field, code))}<div class="fields">${spoken}</div>
      ${
        shared.length === 0
          ? ''
          : markup`<details${spoken.length === 0 ? markup` open` : ''}><summary>${words.entry.shared}</summary>
            <p class="hint">${words.entry.sharedHelp}</p><div class="fields">${shared}</div></details>`
      }
      ${entry.kind === 'article' && !view.isReadOnly ? markup`<p><a href="${studioPath(code, `upload/${entry.id}`)}">${words.upload.link}</a></p>` : ''}
      ${view.isReadOnly ? (takenFrom === undefined ? markup`<p class="hint">${words.entry.readOnly}</p>` : '') : markup`<div class="save"><button${WAITS}>${words.entry.save}</button><p id="state" role="status"></p></div>`}
    </form>
    ${renderPane(view.pane, { code, at: entry.id, isReadOnly: view.isReadOnly })}
    <div class="below">
    ${isReadOnly ? '' : markup`<form id="parts" method="post" action="${studioPath(code, `parts/${entry.id}`)}"></form>`}
    ${entry.kind === 'article' ? markup`<form id="component" method="post" action="${studioPath(code, `component/${entry.id}`)}"></form>` : ''}
    <section id="check" aria-live="polite" aria-label="${words.entry.problemsTitle}"></section>
    ${view.step}
    ${view.ownWords ? renderOwnWords(code, view.ownWords) : ''}
    ${view.ownTexts.length === 0 ? '' : renderOwnTexts(code, view.ownTexts)}
    ${view.mayRemove && !view.draft ? renderRemoval(code, entry) : ''}</div>
    </div>`;
}

/** What is written with all below it has no field of its own, but its three texts need a place. */
function renderStale(
  { key, file, path, text, published, staleBase }: Field,
  code: LanguageCode,
): SafeHtml {
  const id = `w-${key.replaceAll(/[^\w-]/g, '-')}`;
  const stale = JSON.stringify({ base: staleBase, theirs: published });
  const field = new SafeHtml(`<textarea id="${id}" hidden>\n${markup`${text}`.text}</textarea>`);
  return markup`<div class="cell" data-key="${key}" data-stale="${stale}"><label for="${id}">${sayField({ file, path }, code)}</label>${field}</div>`;
}

function stateOf({ draft, code }: EntryView, words: Words): string {
  if (!draft) return words.entry.unchanged;
  return fillIn(words.entry.draftFrom, { name: draft.author, time: sayTime(draft.savedAt, code) });
}

/** How a draft goes out where nobody reviews it. */
export function renderPublish(
  code: LanguageCode,
  entry: Entry,
  draft: OpenDraft | undefined,
): SafeHtml {
  const words = WORDS[code];
  return markup`<section class="publish" aria-label="${words.entry.publish}">
    <form method="post" id="publish" action="${studioPath(code, `publish/${entry.id}`)}">
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
export function renderDrop(
  code: LanguageCode,
  { entry, version }: Pick<OpenDraft, 'entry' | 'version'>,
): SafeHtml {
  const { drop, dropSure, dropYes } = WORDS[code].entry;
  return markup`<details class="drop"><summary>${drop}</summary>
    <form method="post" id="drop" action="${studioPath(code, `drop/${entry}`)}">${renderVersion(version)}<p>${dropSure}</p><button class="quiet">${dropYes}</button></form></details>`;
}

/** Which words a person has looked at; the page's script says so of what it has saved. */
export function renderVersion(version: string): SafeHtml {
  return markup`<input type="hidden" name="version" value="${version}" />`;
}

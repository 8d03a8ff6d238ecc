import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath } from '../../access/studio-path.ts';
import type { OpenChange, OpenDraft } from '../../desk/drafts.ts';
import type { Entry } from '../../desk/entry.ts';
import type { ChangedPlace } from '../../desk/plan-take-back.ts';
import { WORDS } from '../../words/words.ts';
import { renderVersion } from '../entry-page.ts';
import { renderThreeTexts } from '../history-page.ts';
import { keptAs } from '../kept-as.ts';
import { renderChange, type ChangedField } from '../review-page.ts';
import { sayTime } from '../say-time.ts';

/** One entry of a change, and what the change does to it. */
interface ChangedEntry {
  entry: Entry;
  title: string;
  draft: OpenDraft;
  changes: readonly ChangedField[];
  /** Places that somebody else has changed since the draft began. */
  stale: readonly ChangedPlace[];
}

interface ChangeView {
  code: LanguageCode;
  change: OpenChange;
  entries: readonly ChangedEntry[];
  /** Links of others that change with the address of an entry. */
  followers: readonly ChangedField[];
  said: string | undefined;
  /** How far it has come; nothing where nobody reviews. */
  standing: SafeHtml | string;
  /** What keeps it from going out. */
  held: SafeHtml | string;
  page: SafeHtml | string;
  /** The buttons for what comes next. */
  steps: SafeHtml;
  mayWrite: boolean;
}

/** A named change: its entries, what each of them says then, and what comes next for all of them. */
export function renderChangePage(view: ChangeView): SafeHtml {
  const { code, change, entries, followers, said, mayWrite } = view;
  const words = WORDS[code];
  const { changes } = words;
  return markup`<p><a href="${studioPath(code, 'board')}">${words.entry.back}</a></p>
    <h1>${change.name}</h1>
    <p class="hint">${fillIn(changes.count, { count: change.drafts.length })}</p>
    ${said === undefined ? '' : markup`<p class="said" role="status">${said}</p>`}
    ${view.standing}
    <p class="lead">${entries.length === 0 ? changes.empty : changes.lead}</p>
    ${view.held}
    ${entries.map((entry) => renderEntryOf(entry, view))}
    ${
      followers.length === 0
        ? ''
        : markup`<section class="going"><h2>${words.entry.movedTitle}</h2>${followers.map((field) => renderChange(field, code))}</section>`
    }
    ${view.page}
    ${view.steps}
    ${mayWrite ? renderClose(code, change) : ''}`;
}

function renderEntryOf(
  { entry, title, draft, changes, stale }: ChangedEntry,
  { code, mayWrite }: ChangeView,
): SafeHtml {
  const words = WORDS[code];
  const by = fillIn(words.entry.draftFrom, {
    name: draft.author,
    time: sayTime(draft.savedAt, code),
  });
  const nothing = draft.removes ? words.removal.leaving : words.review.nothing;
  return markup`<section class="going" id="${entry.id}"><h2><a href="${studioPath(code, `entry/${entry.id}`)}">${title}</a></h2>
    <p class="hint">${words.kinds[entry.kind]} · <span class="id">${entry.id}</span> · ${by}</p>
    ${stale.map((place) => renderThreeTexts(place, code, [words.entry.before, words.entry.theirs, words.entry.mine]))}
    ${changes.length === 0 ? markup`<p>${nothing}</p>` : changes.map((field) => renderChange(field, code))}
    ${mayWrite ? renderLeave(code, draft, title) : ''}</section>`;
}

function renderLeave(code: LanguageCode, { entry, version }: OpenDraft, title: string): SafeHtml {
  const { leave } = WORDS[code].changes;
  return markup`<form method="post" action="${studioPath(code, `leave/${entry}`)}">${renderVersion(version)}<button class="quiet" aria-label="${leave}: ${title}">${leave}</button></form>`;
}

/** In two steps, as it undoes what others have put together. */
function renderClose(code: LanguageCode, { entry, version }: OpenChange): SafeHtml {
  const { close, closeSure, closeYes } = WORDS[code].changes;
  return markup`<details class="drop"><summary>${close}</summary>
    <form method="post" action="${studioPath(code, `close/${entry}`)}">${renderVersion(version)}<p>${closeSure}</p><button class="quiet">${closeYes}</button></form></details>`;
}

/** How a change goes out where nobody reviews it. */
export function renderPublishChange(code: LanguageCode, change: OpenChange): SafeHtml {
  if (change.drafts.length === 0) return markup``;
  const words = WORDS[code];
  const to = `publish/${change.entry}` as const;
  return markup`<form class="publish" method="post" action="${studioPath(code, to)}"${keptAs(to, code)}>
    ${renderVersion(change.version)}
    <h2>${words.entry.publish}</h2>
    <p>${words.changes.publishLead}</p>
    <p><label for="note">${words.entry.note}</label><input id="note" name="note" maxlength="200" aria-describedby="noteh" /></p>
    <p class="hint" id="noteh">${words.entry.noteHelp}</p>
    <p><button>${words.entry.publish}</button></p>
  </form>`;
}

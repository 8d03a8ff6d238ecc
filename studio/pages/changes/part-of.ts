import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath } from '../../access/studio-path.ts';
import type { OpenChange, OpenDraft, Stage } from '../../desk/drafts.ts';
import { WORDS } from '../../words/words.ts';
import { WAITS } from '../entry-fields.ts';
import { renderDrop, renderVersion } from '../entry-page.ts';
import { keptAs } from '../kept-as.ts';

interface PartView {
  code: LanguageCode;
  change: OpenChange;
  draft: OpenDraft;
  /** Whether this person may look at the whole of it. */
  mayLook: boolean;
  mayWrite: boolean;
}

/** What comes next for an entry that goes out with others. */
export function renderPartOf({ code, change, draft, mayLook, mayWrite }: PartView): SafeHtml {
  const words = WORDS[code].changes;
  return markup`<section class="publish" aria-label="${words.which}">
    <h2>${mayLook ? fillIn(words.part, { name: change.name }) : words.partOfOthers}</h2>
    <p>${mayLook ? words.partLead : words.partOfOthersLead}</p>
    ${mayLook ? markup`<p><a class="way-in" href="${studioPath(code, `review/${change.entry}`)}">${words.open}</a></p>` : ''}
    ${
      mayWrite
        ? markup`<form method="post" id="leave" action="${studioPath(code, `leave/${draft.entry}`)}">${renderVersion(draft.version)}<p class="hint">${words.leaveHelp}</p><p><button class="quiet">${words.leave}</button></p></form>
        ${renderDrop(code, draft)}`
        : ''
    }
  </section>`;
}

interface JoinView {
  code: LanguageCode;
  entry: string;
  /** Whether the draft takes the entry away: then there is nothing to type, and no script to wait for. */
  isRemoval: boolean;
  version: string;
  open: readonly OpenChange[];
  /** Whether it was asked for a moment ago, and not done. */
  isOpened: boolean;
}

/** Below an entry: the way into a change of several, one that is there or a new one. */
export function renderJoin(view: JoinView): SafeHtml {
  const { code, entry, version, open, isRemoval, isOpened } = view;
  const words = WORDS[code].changes;
  const to = `join/${entry}` as const;
  const choices = open.map(({ entry: id, name }) => markup`<option value="${id}">${name}</option>`);
  return markup`<details class="join"${isOpened ? markup` open` : ''}><summary>${words.join}</summary>
    <form class="publish" method="post" id="join" action="${studioPath(code, to)}"${keptAs(to, code)}>
      ${renderVersion(version)}
      <p>${words.joinLead}</p>
      ${
        open.length === 0
          ? ''
          : markup`<p><label for="change">${words.which}</label><select id="change" name="change"><option value="">${words.fresh}</option>${choices}</select></p>`
      }
      <p><label for="name">${words.name}</label><input id="name" name="name" maxlength="80" aria-describedby="nameh" /></p>
      <p class="hint" id="nameh">${words.nameHelp}</p>
      <p><button${isRemoval ? '' : WAITS}>${words.joinButton}</button></p>
    </form></details>`;
}

/** On the board: the changes of several that are open. */
export function renderOpenChanges(
  code: LanguageCode,
  open: ReadonlyArray<OpenChange & { stage: Stage }>,
): SafeHtml | string {
  if (open.length === 0) return '';
  const words = WORDS[code];
  return markup`<section class="changes" aria-labelledby="changes"><h2 id="changes">${words.changes.title}</h2>
    <ul role="list">${open.map(
      ({ entry, name, stage, drafts }) =>
        markup`<li><a href="${studioPath(code, `review/${entry}`)}">${name}</a> <span class="mark" data-state="${stage}">${words.states[stage]}</span> <span class="hint">${fillIn(words.changes.count, { count: drafts.length })}</span></li>`,
    )}</ul></section>`;
}

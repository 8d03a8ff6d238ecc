import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import type { What } from '../access/decide.ts';
import { studioPath } from '../access/studio-path.ts';
import type { Powers } from '../access/roles.ts';
import type { OpenDraft } from '../desk/drafts.ts';
import type { Entry } from '../desk/entry.ts';
import { diffWords } from '../text/diff-words.ts';
import { headLanguage } from '../words/name-language.ts';
import { WORDS, type Words } from '../words/words.ts';
import { renderDrop, renderVersion } from './entry-page.ts';
import { keptAs } from './kept-as.ts';
import { sayTime } from './say-time.ts';
import { WAITS } from './entry-fields.ts';

/** What a person sees of the way that a draft has to go, and may do on it. */
export interface ReviewView {
  code: LanguageCode;
  entry: string;
  draft: Pick<OpenDraft, 'entry' | 'version' | 'stage' | 'review' | 'removes'>;
  /** What the person who looks may do for this entry. */
  may: (verb: Parameters<Powers['may']>[0]) => boolean;
  isFourEyes: boolean;
  /** Whether somebody has approved these words who may still do so. */
  isApproved: boolean;
  isAuthor: boolean;
  nameOf: (id: string) => string;
}

export interface ChangedField {
  /** What its place is called. */
  name: string;
  language: LanguageCode | undefined;
  before: string;
  after: string;
}

interface ReviewParts {
  changes: readonly ChangedField[];
  said: string | undefined;
  /** What keeps it from going out. */
  held: SafeHtml | string;
  /** The real page with the draft; undefined if it has none. */
  page: SafeHtml | undefined;
}

/** The page on which a draft is looked at before it goes out. */
export function renderReview(
  view: ReviewView,
  title: string,
  { changes, said, held, page }: ReviewParts,
): SafeHtml {
  const { code, entry } = view;
  const words = WORDS[code];
  const { review } = words;
  return markup`<p><a href="${studioPath(code, `entry/${entry}`)}">${review.toEntry}</a></p>
    <h1>${fillIn(review.title, { title })}</h1>
    ${said === undefined ? '' : markup`<p class="said" role="status">${said}</p>`}
    ${renderStanding(view, words)}
    ${held}
    <h2>${review.words}</h2>
    ${changes.length === 0 ? markup`<p>${review.nothing}</p>` : changes.map((change) => renderChange(change, code))}
    ${page ?? ''}
    ${renderSteps(view, words)}`;
}

/** What stands below an entry where drafts are reviewed. */
export function renderNextStep(view: ReviewView): SafeHtml {
  const { code, entry, draft } = view;
  const words = WORDS[code];
  const { review } = words;
  return markup`<section class="publish" aria-label="${review.next}">
    <h2>${review.next}</h2>
    ${draft.review === undefined ? '' : markup`${renderStanding(view, words)}<p><a href="${studioPath(code, `review/${entry}`)}">${review.look}</a></p>`}
    ${
      view.may('write') && draft.stage === 'draft'
        ? renderSend(view, words, markup` id="publish"`, draft.removes ? markup`` : WAITS)
        : ''
    }
    ${view.may('write') && draft.review !== undefined ? renderDrop(code, draft) : ''}
  </section>`;
}

function renderSend(
  { code, draft }: ReviewView,
  words: Words,
  attributes: SafeHtml,
  waits: SafeHtml = markup``,
): SafeHtml {
  return markup`<form class="publish" method="post"${attributes} action="${studioPath(code, `send/${draft.entry}`)}">
    ${renderVersion(draft.version)}
    <p><label for="note">${words.entry.note}</label><input id="note" name="note" maxlength="200" required aria-describedby="noteh" /></p>
    <p class="hint" id="noteh">${words.review.noteHelp}</p>
    <p><button${waits}>${words.review.send}</button></p>
  </form>`;
}

/** A change of several where drafts are reviewed: how far it has come, and what comes next. */
export function renderReviewOfChange(
  view: ReviewView,
  { isEmpty }: { isEmpty: boolean },
): { standing: SafeHtml; steps: SafeHtml } {
  const words = WORDS[view.code];
  const { draft } = view;
  const isSent = draft.stage !== 'draft';
  return {
    standing: renderStanding(view, words),
    steps: isEmpty
      ? markup``
      : markup`${!isSent && view.may('write') ? renderSend(view, words, keptAs(`send/${draft.entry}`, view.code)) : ''}${renderSteps(view, words)}`,
  };
}

/** How far it has come, and what was said of it. */
function renderStanding({ code, draft, isApproved, nameOf }: ReviewView, words: Words): SafeHtml {
  const { stage, review } = draft;
  const said = words.review;
  const authors = (review?.authors ?? []).map(nameOf).join(', ');
  const approvedBy = review?.approvedBy;
  const approval = isApproved ? said.approvedBy : said.approvalOver;
  const shown = stage === 'approved' && !isApproved ? 'review' : stage;
  return markup`<p><span class="mark" data-state="${shown}">${words.states[shown]}</span> ${fillIn(said.by, { authors })}</p>
    ${review === undefined || review.note === '' ? '' : markup`<p>${fillIn(said.note, { note: review.note })}</p>`}
    ${review === undefined || review.said === '' ? '' : markup`<p class="said">${sayWhy(review.said, words)}</p>`}
    ${approvedBy === undefined ? '' : markup`<p>${fillIn(approval, { name: nameOf(approvedBy) })}</p>`}
    ${
      review?.publishAt === undefined
        ? ''
        : markup`<p>${said.goesOut} <time data-at="${review.publishAt}">${sayTime(review.publishAt, code)}</time></p>`
    }`;
}

/** What a reviewer has written, or a failure of ours by its name. */
function sayWhy(said: string, words: Words): string {
  const failed = /^failed:([a-z-]+)$/.exec(said)?.[1];
  const known: Readonly<Record<string, string>> = words.said;
  if (failed === undefined) return fillIn(words.review.said, { said });
  return fillIn(words.review.failed, { why: fillIn(known[failed] ?? failed, { reason: '' }) });
}

export function renderChange(
  { name, language, before, after }: ChangedField,
  code: LanguageCode,
): SafeHtml {
  const words = WORDS[code];
  const runs = diffWords(before, after).map(({ kind, text }) => {
    if (kind === 'same') return markup`${text}`;
    const sign = kind === 'gone' ? words.review.gone : words.review.new;
    const inside = markup`<span class="unseen">${sign} </span>${text}`;
    return kind === 'gone' ? markup`<del>${inside}</del>` : markup`<ins>${inside}</ins>`;
  });
  return markup`<section class="change"><h3>${name}${language === undefined ? '' : markup` <span class="tongue">${headLanguage(language, code)}</span>`}</h3>
    <p class="diff"${language === undefined ? '' : markup` lang="${language}"`}>${runs}</p></section>`;
}

interface LostView {
  code: LanguageCode;
  entry: Entry;
  said: string | undefined;
  /** What was written in the draft. */
  changes: readonly ChangedField[];
  /** How the draft ends. */
  step: SafeHtml;
}

/** An entry whose files went away outside the studio while somebody wrote in it. */
export function renderLost({ code, entry, said, changes, step }: LostView): SafeHtml {
  const { removal, entry: words, kinds } = WORDS[code];
  return markup`<p><a href="${studioPath(code, 'board')}">${words.back}</a></p>
    <h1>${entry.id}</h1>
    <p class="hint">${kinds[entry.kind]}</p>
    <p class="said" role="status">${said ?? removal.lost}</p>
    <p>${removal.lostLead}</p>
    ${changes.map((change) => renderChange(change, code))}
    ${step}`;
}

function renderSteps(view: ReviewView, words: Words): SafeHtml {
  const { code, entry, draft, may, isFourEyes, isApproved, isAuthor } = view;
  const { review } = words;
  const { stage } = draft;
  const form = (to: What, fields: SafeHtml): SafeHtml =>
    markup`<form class="publish" method="post" action="${studioPath(code, `${to}/${entry}`)}"${keptAs(`${to}/${entry}`, code)}>${renderVersion(draft.version)}${fields}</form>`;
  const isSent = stage !== 'draft';
  const mayApprove = may('review') && isSent && !isApproved && !(isFourEyes && isAuthor);
  const mayGo = !isFourEyes || isApproved;
  return markup`<div class="fields">
    ${isFourEyes && isAuthor && isSent && !isApproved ? markup`<p>${review.own}</p>` : ''}
    ${mayApprove ? form('approve', markup`<h2>${review.approve}</h2><p>${review.approveLead}</p><p><button>${review.approve}</button></p>`) : ''}
    ${
      may('review') && isSent
        ? form(
            'return',
            markup`<h2>${review.sendBack}</h2>
        <p><label for="back">${review.why}</label><input id="back" name="note" required maxlength="200" /></p>
        <p><button class="quiet">${review.sendBack}</button></p>`,
          )
        : ''
    }
    ${may('publish') && mayGo ? form('publish', markup`<h2>${review.publishNow}</h2><p>${words.entry.publishLead}</p><p><button>${words.entry.publish}</button></p>`) : ''}
    ${may('publish') && mayGo && isSent ? form('time', renderTime(stage === 'timed', words)) : ''}
    ${may('publish') && !mayGo ? markup`<p>${review.waits}</p>` : ''}
  </div>`;
}

function renderTime(isTimed: boolean, { review }: Words): SafeHtml {
  return markup`<h2>${review.later}</h2>
    <p><label for="at">${review.at}</label><input id="at" name="at" type="datetime-local"${isTimed ? '' : markup` required`} aria-describedby="ath" /></p>
    <p class="hint" id="ath">${review.atHelp} <span data-zone>UTC</span>${isTimed ? ` ${review.atStop}` : ''}</p>
    <input type="hidden" name="zone" value="UTC" />
    <p><button class="quiet">${review.setTime}</button></p>`;
}

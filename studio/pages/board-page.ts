import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath } from '../access/studio-path.ts';
import type { BoardRow } from '../desk/board.ts';
import { ENTRY_KINDS } from '../desk/entry.ts';
import { BOARD_STATES, type BoardAsked } from '../desk/filter-board.ts';
import type { OpenChange } from '../desk/drafts.ts';
import { headLanguage, nameLanguage } from '../words/name-language.ts';
import { WORDS, type Words } from '../words/words.ts';
import { renderOpenChanges } from './changes/part-of.ts';
import { renderNewLinks } from './new-page.ts';

interface BoardView {
  code: LanguageCode;
  asked: BoardAsked;
  rows: readonly BoardRow[];
  count: number;
  from: number;
  pages: number;
  companies: readonly string[];
  /** The changes of several entries that are open, as far as this person may look at them. */
  changes: readonly OpenChange[];
  said: string | undefined;
  /** Whether this person may begin something new. */
  mayBegin: boolean;
}

export function renderBoard(view: BoardView): SafeHtml {
  const { code, rows, count, from } = view;
  const words = WORDS[code];
  const found =
    count === 0
      ? words.foundNone
      : fillIn(words.found, { count, from, to: from + rows.length - 1 });
  return markup`<h1>${words.boardTitle}</h1>
    <p class="lead">${words.boardLead}</p>
    ${view.said === undefined ? '' : markup`<p class="said" role="status">${view.said}</p>`}
    ${view.mayBegin ? renderNewLinks(code) : ''}
    ${renderOpenChanges(code, view.changes)}
    ${renderFilter(view, words)}
    <p class="found" role="status">${found}</p>
    ${count === 0 ? '' : renderTable(view, words)}
    ${renderPages(view, words)}`;
}

function renderFilter({ code, asked, companies }: BoardView, words: Words): SafeHtml {
  const { filter } = words;
  const options = (list: ReadonlyArray<readonly [string, string]>, chosen: string): SafeHtml[] =>
    [['', filter.all] as const, ...list].map(
      ([value, label]) =>
        markup`<option value="${value}"${value === chosen ? markup` selected` : ''}>${label}</option>`,
    );
  const states = BOARD_STATES.map(({ value, words: name, language }) => {
    const about = language && nameLanguage(language, code);
    return [value, fillIn(filter[name], { language: about ?? '' })] as const;
  });
  return markup`<form class="filter" role="search" aria-label="${filter.label}" action="${studioPath(code, 'board')}">
    <p><label for="q">${filter.words}</label><input id="q" name="q" type="search" value="${asked.q}" /></p>
    <p><label for="kind">${filter.kind}</label><select id="kind" name="kind">${options(
      ENTRY_KINDS.map((kind) => [kind, words.kindsMany[kind]] as const),
      asked.kind,
    )}</select></p>
    <p><label for="company">${filter.company}</label><select id="company" name="company">${options(
      companies.map((id) => [id, id] as const),
      asked.company,
    )}</select></p>
    <p><label for="state">${filter.state}</label><select id="state" name="state">${options(states, asked.state)}</select></p>
    <p><button>${filter.submit}</button></p>
  </form>`;
}

function renderTable({ code, rows, changes }: BoardView, words: Words): SafeHtml {
  const { columns } = words;
  const body = rows.map(
    (row) => markup`<tr>
      <th scope="row"><a href="${studioPath(code, `entry/${row.id}`)}">${row.titles[code]}</a>
        <span class="id">${row.id}</span>${renderOrigin(row, words)}${renderPart(row, changes, words)}</th>
      <td data-label="${columns.kind}">${words.kinds[row.kind]}</td>
      ${LANGUAGE_CODES.map(
        (language) =>
          markup`<td data-label="${headLanguage(language, code)}"><span class="mark" data-state="${row.texts[language].state}">${fillIn(words.texts[row.texts[language].state], { count: row.texts[language].lacking })}</span></td>`,
      )}
      <td data-label="${columns.state}"><span class="mark" data-state="${row.state}">${words.states[row.state]}</span></td>
    </tr>`,
  );
  return markup`<table class="board"><thead><tr>
      <th scope="col">${columns.title}</th><th scope="col">${columns.kind}</th>
      ${LANGUAGE_CODES.map((language) => markup`<th scope="col">${headLanguage(language, code)}</th>`)}<th scope="col">${columns.state}</th>
    </tr></thead><tbody>${body}</tbody></table>`;
}

/** Whoever may not see the whole of a change does not read its name either. */
function renderPart(
  { partOf }: BoardRow,
  changes: readonly OpenChange[],
  words: Words,
): SafeHtml | string {
  if (partOf === undefined) return '';
  const change = changes.find(({ entry }) => entry === partOf);
  const said = change
    ? fillIn(words.changes.part, { name: change.name })
    : words.changes.partOfOthers;
  return markup`<span class="origin">${said}</span>`;
}

function renderOrigin({ origin, ownWords, isOnlyRead }: BoardRow, words: Words): SafeHtml | string {
  if (ownWords !== undefined && ownWords > 0)
    return markup`<span class="origin">${fillIn(words.ownWords, { count: ownWords })}</span>`;
  if (!origin) return '';
  const said = words.origin[isOnlyRead ? 'onlyRead' : origin.kind];
  return markup`<span class="origin">${fillIn(said, { company: origin.company })}</span>`;
}

function renderPages({ code, asked, pages }: BoardView, words: Words): SafeHtml | string {
  if (pages < 2) return '';
  const { q, kind, company, state } = asked;
  const to = (page: number): string =>
    studioPath(
      code,
      `board?${new URLSearchParams({ q, kind, company, state, page: String(page) }).toString()}`,
    );
  return markup`<nav class="pages" aria-label="${words.pages.label}">
    ${asked.page > 1 ? markup`<a rel="prev" href="${to(asked.page - 1)}">${words.pages.previous}</a>` : ''}
    <span>${asked.page} / ${pages}</span>
    ${asked.page < pages ? markup`<a rel="next" href="${to(asked.page + 1)}">${words.pages.next}</a>` : ''}
  </nav>`;
}
